import type { Services } from './context.ts';
import { exportKind } from './db/jobs/export-job.ts';
import { removeFilesKind } from './db/jobs/file-removal-job.ts';
import { remindKind, sendMessageKind } from './db/jobs/message-jobs.ts';
import { callbackTimeoutKind, serviceCallKind } from './db/jobs/service-call-job.ts';
import { createCallbackTimeoutHandler } from './jobs/callback-timeout.ts';
import { cleanUpKind, createCleanUpHandler } from './jobs/clean-up.ts';
import type { JobHandlers } from './jobs/job-handler.ts';
import { createRemindHandler } from './jobs/remind-assignees.ts';
import { createRemoveFilesHandler } from './jobs/remove-files.ts';
import { createSendMessageHandler } from './jobs/send-message.ts';
import { createServiceCallHandler } from './jobs/service-call.ts';
import { createExportHandler } from './reports/export-report.ts';

/** The handlers of the jobs that move requests on. */
export function createFlowHandlers(services: Services): JobHandlers {
  return {
    [serviceCallKind]: createServiceCallHandler(services),
    [callbackTimeoutKind]: createCallbackTimeoutHandler(services),
    [cleanUpKind]: createCleanUpHandler(services),
  };
}

/** The handlers of the messages that leave the product; apart, so that a slow mail server holds up no request. */
export function createMessageHandlers(services: Services): JobHandlers {
  return { [sendMessageKind]: createSendMessageHandler(services), [remindKind]: createRemindHandler(services) };
}

/** The handlers of exports and of files to remove; apart, so that long reports and slow storage hold up nobody. */
export function createExportHandlers(services: Services): JobHandlers {
  return { [exportKind]: createExportHandler(services), [removeFilesKind]: createRemoveFilesHandler(services) };
}

/** The handlers of every kind of job there is. */
export function createJobHandlers(services: Services): JobHandlers {
  return { ...createFlowHandlers(services), ...createMessageHandlers(services), ...createExportHandlers(services) };
}
