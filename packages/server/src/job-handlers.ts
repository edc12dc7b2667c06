import type { Services } from './context.ts';
import { anonymiseKind } from './db/jobs/anonymise-job.ts';
import { exportKind, personalExportKind } from './db/jobs/export-job.ts';
import { removeFilesKind } from './db/jobs/file-removal-job.ts';
import { remindKind, sendMessageKind } from './db/jobs/message-jobs.ts';
import { recalculateKind } from './db/jobs/recalculate-job.ts';
import { removeContentKind } from './db/jobs/remove-content-job.ts';
import { callbackTimeoutKind, serviceCallKind } from './db/jobs/service-call-job.ts';
import { deliverWebhookKind } from './db/webhooks/deliveries.ts';
import { createImportHandlers } from './imports/import-jobs.ts';
import { announceTokensKind, createAnnounceTokensHandler } from './jobs/announce-tokens.ts';
import { createCallbackTimeoutHandler } from './jobs/callback-timeout.ts';
import { cleanUpKind, createCleanUpHandler } from './jobs/clean-up.ts';
import { createDeliverWebhookHandler } from './jobs/deliver-webhook.ts';
import type { JobHandlers } from './jobs/job-handler.ts';
import { createRecalculateHandler } from './jobs/recalculate-due-times.ts';
import { createRemindHandler } from './jobs/remind-assignees.ts';
import { createRemoveFilesHandler } from './jobs/remove-files.ts';
import { createSendMessageHandler } from './jobs/send-message.ts';
import { createServiceCallHandler } from './jobs/service-call.ts';
import { createAnonymiseHandler } from './privacy/anonymise-handler.ts';
import { createRemoveContentHandler } from './privacy/remove-old-content.ts';
import { createExportHandler } from './reports/export-report.ts';

/** Creates the handlers of jobs that advance requests. */
export function createFlowHandlers(services: Services): JobHandlers {
  return {
    [serviceCallKind]: createServiceCallHandler(services),
    [callbackTimeoutKind]: createCallbackTimeoutHandler(services),
    [cleanUpKind]: createCleanUpHandler(services),
    [announceTokensKind]: createAnnounceTokensHandler(services),
  };
}

/** Creates the handlers of outgoing messages; separate, so that a slow mail server does not delay requests. */
export function createMessageHandlers(services: Services): JobHandlers {
  return { [sendMessageKind]: createSendMessageHandler(services), [remindKind]: createRemindHandler(services) };
}

/**
 * Creates the handlers of exports, imports, file removals, anonymisations, removals of content and changed calendars;
 * separate, so that long reports, large files, slow storage and many tasks do not delay other jobs.
 */
export function createExportHandlers(services: Services): JobHandlers {
  return {
    [exportKind]: createExportHandler(services),
    [personalExportKind]: createExportHandler(services),
    [removeFilesKind]: createRemoveFilesHandler(services),
    [recalculateKind]: createRecalculateHandler(services),
    [anonymiseKind]: createAnonymiseHandler(services),
    [removeContentKind]: createRemoveContentHandler(services),
    ...createImportHandlers(services),
  };
}

/** Creates the handler of webhooks; separate, so that slow receivers delay no other jobs. */
export function createWebhookHandlers(services: Services): JobHandlers {
  return { [deliverWebhookKind]: createDeliverWebhookHandler(services) };
}

/** Creates the handlers of every kind of job. */
export function createJobHandlers(services: Services): JobHandlers {
  return {
    ...createFlowHandlers(services),
    ...createMessageHandlers(services),
    ...createExportHandlers(services),
    ...createWebhookHandlers(services),
  };
}
