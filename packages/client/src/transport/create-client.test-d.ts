// Checked by tsc only: an unused `@ts-expect-error` fails the type check.
import {
  assignTask,
  downloadAttachment,
  finishTask,
  getTask,
  listServices,
  listTasks,
  markNotificationRead,
  type Service,
  type TaskDetail,
  type TaskRow,
  uploadAttachment,
  whoami,
} from '../contract/index.ts';
import type { TramitaClient } from './create-client.ts';
import { type CallError, isCallError, isProblem } from './errors.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(proof?: T) => proof;

export function answers(client: TramitaClient, uuid: string, file: Blob) {
  const task = client.call(getTask, { params: { uuid } });
  isTrue<Equal<Awaited<typeof task>, TaskDetail>>();
  const rows = client.call(listTasks, { query: { myTasks: true, assignedToMe: false, status: 'TO_DO' } });
  isTrue<Equal<Awaited<typeof rows>, TaskRow[]>>();
  const page = client.call(listServices);
  isTrue<Equal<Awaited<typeof page>['elements'], Service[]>>();
  const blob = client.call(downloadAttachment, { params: { processInstanceId: 1, attachmentId: 2, fileName: 'a' } });
  isTrue<Equal<Awaited<typeof blob>, Blob>>();
  const nothing = client.call(markNotificationRead, { params: { id: 1 } });
  isTrue<Equal<Awaited<typeof nothing>, undefined>>();
  void client.call(uploadAttachment, { body: { attachment: file, processInstanceId: 1 }, onProgress: () => undefined });
}

export function optionsThatAreNeeded(client: TramitaClient, uuid: string, signal: AbortSignal) {
  void client.call(whoami);
  void client.call(whoami, { signal, timeout: 5 });
  void client.call(listServices, { query: {} });
  // @ts-expect-error the path has a parameter
  void client.call(getTask);
  // @ts-expect-error the path has a parameter
  void client.call(getTask, { signal });
  // @ts-expect-error the query has required keys
  void client.call(listTasks);
  // @ts-expect-error a declared body is required even if all its keys are optional
  void client.call(finishTask, { params: { uuid } });
}

export function partsTheEndpointLacks(client: TramitaClient, uuid: string) {
  // @ts-expect-error the endpoint has no params
  void client.call(whoami, { params: { uuid } });
  // @ts-expect-error the endpoint has no query
  void client.call(getTask, { params: { uuid }, query: { page: 1 } });
  // @ts-expect-error the endpoint has no body
  void client.call(assignTask, { params: { uuid }, body: {} });
  // @ts-expect-error the endpoint is neither an upload nor a download
  void client.call(whoami, { onProgress: () => undefined });
  // @ts-expect-error the endpoint is not idempotent
  void client.call(assignTask, { params: { uuid }, idempotencyKey: 'k' });
  void client.call(finishTask, { params: { uuid }, body: {}, idempotencyKey: 'k' });
}

export function valuesOfTheWrongType(client: TramitaClient) {
  // @ts-expect-error the uuid must be a string
  void client.call(getTask, { params: { uuid: 1 } });
  // @ts-expect-error the status does not exist
  void client.call(listTasks, { query: { myTasks: true, assignedToMe: false, status: 'DONE' } });
}

export function queryKeys(client: TramitaClient, uuid: string) {
  client.queryKey(getTask);
  client.queryKey(getTask, { params: { uuid } });
  // @ts-expect-error the endpoint has no query
  client.queryKey(getTask, { query: { page: 1 } });
}

export function errorsNarrow(error: CallError | Error): string | number | undefined {
  if (isProblem(error, 'TASK_ALREADY_DONE')) {
    isTrue<Equal<typeof error.errorCode, 'TASK_ALREADY_DONE'>>();
    return error.status;
  }
  // @ts-expect-error the contract does not define this code
  isProblem(error, 'NO_SUCH_CODE');
  if (!isCallError(error)) return undefined;
  switch (error.code) {
    case 'HTTP_PROBLEM':
      return error.retryAfter;
    case 'CONTRACT':
      return error.issues[0];
    case 'NETWORK':
    case 'TIMEOUT':
    case 'ABORTED':
    case 'TOKEN':
      return error.url;
  }
}
