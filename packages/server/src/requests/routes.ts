import type { Handlers } from '../http/handlers.ts';
import { addComment } from './add-comment.ts';
import { cancelProcess } from './cancel-process.ts';
import { deleteAttachment } from './delete-attachment.ts';
import { downloadAttachment } from './download-attachment.ts';
import { executeStep } from './execute-step.ts';
import { getNewestTask } from './get-newest-task.ts';
import { getRequest } from './get-request.ts';
import { getSteps } from './get-steps.ts';
import { listComments } from './list-comments.ts';
import { listHistory } from './list-history.ts';
import { massiveCancel, massiveFinishRequests } from './massive-end.ts';
import { retryStep } from './retry-step.ts';
import { uploadAttachment } from './upload-attachment.ts';

export const requestsRoutes = {
  'requests.get': getRequest,
  'requests.steps': getSteps,
  'requests.retryStep': retryStep,
  'requests.executeStep': executeStep,
  'requests.newestTask': getNewestTask,
  'requests.cancel': cancelProcess,
  'requests.massiveCancel': massiveCancel,
  'requests.massiveFinish': massiveFinishRequests,
  'requests.listComments': listComments,
  'requests.addComment': addComment,
  'requests.listHistory': listHistory,
  'requests.uploadAttachment': uploadAttachment,
  'requests.downloadAttachment': downloadAttachment,
  'requests.deleteAttachment': deleteAttachment,
} satisfies Partial<Handlers>;
