import type { Handlers } from '../handlers.ts';
import { addComment } from './add-comment.ts';
import { deleteAttachment } from './attachments/delete-attachment.ts';
import { downloadAttachment } from './attachments/download-attachment.ts';
import { uploadAttachment } from './attachments/upload-attachment.ts';
import { bulkCancel, bulkFinishRequests } from './bulk-end.ts';
import { cancelRequest } from './cancel-request.ts';
import { executeStep } from './execute-step.ts';
import { getForecast } from './forecast/get-forecast.ts';
import { getNewestTask } from './get-newest-task.ts';
import { getRequest } from './get-request.ts';
import { getSteps } from './get-steps.ts';
import { listComments } from './list-comments.ts';
import { listHistory } from './list-history.ts';
import { retryStep } from './retry-step.ts';

export const requestsRoutes = {
  'requests.get': getRequest,
  'requests.steps': getSteps,
  'requests.retryStep': retryStep,
  'requests.executeStep': executeStep,
  'requests.forecast': getForecast,
  'requests.newestTask': getNewestTask,
  'requests.cancel': cancelRequest,
  'requests.bulkCancel': bulkCancel,
  'requests.bulkFinish': bulkFinishRequests,
  'requests.listComments': listComments,
  'requests.addComment': addComment,
  'requests.listHistory': listHistory,
  'requests.uploadAttachment': uploadAttachment,
  'requests.downloadAttachment': downloadAttachment,
  'requests.deleteAttachment': deleteAttachment,
} satisfies Partial<Handlers>;
