import { isAborted, type TramitaClient } from '@tramita/client';
import {
  type BulkAnswer,
  bulkAssign,
  bulkCancel,
  bulkFinish,
  bulkRemoveTag,
  bulkSetTag,
  bulkTransfer,
  bulkUnassign,
  cancelRequest,
  type FinishBody,
  type FormValues,
  removeTaskTag,
  setTaskTag,
  type TaskRow,
  type TransferBody,
  transferTask,
} from '@tramita/client/contract';
import { type BulkActionKind, finishData } from '@tramita/client/rules';

/** An action with all its input. */
export type BulkOrder =
  | { readonly kind: 'assign' | 'unassign' }
  /** Null removes the tag. */
  | { readonly kind: 'tag'; readonly tag: number | null }
  | { readonly kind: 'transfer'; readonly to: TransferBody }
  | { readonly kind: 'cancel'; readonly motive: string }
  | { readonly kind: 'approve' | 'complete'; readonly values: FormValues }
  | { readonly kind: 'reject'; readonly values: FormValues; readonly motive: string };

/** Returns the id of a row in bulk calls: the request for cancellations, the task for all other actions. */
export function bulkIdOf(kind: BulkActionKind, row: TaskRow): string {
  return kind === 'cancel' ? row.protocol : row.uuid;
}

interface Sending {
  readonly client: TramitaClient;
  readonly key: string;
  readonly signal: AbortSignal;
}

function finishBody(order: Extract<BulkOrder, { values: FormValues }>): FinishBody {
  const type = order.kind === 'complete' ? 'NORMAL' : 'APPROVAL';
  const motive = order.kind === 'reject' ? order.motive : null;
  return { ...order.values, ...finishData(type, order.kind !== 'reject'), motive };
}

function call(order: BulkOrder, ids: string[], { client, key, signal }: Sending): Promise<BulkAnswer> {
  const options = { idempotencyKey: key, signal };
  switch (order.kind) {
    case 'assign':
      return client.call(bulkAssign, { body: { tasks: ids }, ...options });
    case 'unassign':
      return client.call(bulkUnassign, { body: { tasks: ids }, ...options });
    case 'tag':
      return order.tag === null
        ? client.call(bulkRemoveTag, { body: { items: ids }, ...options })
        : client.call(bulkSetTag, { query: { idTaskMarker: order.tag }, body: { items: ids }, ...options });
    case 'transfer':
      return client.call(bulkTransfer, { body: { tasks: ids, ...order.to }, ...options });
    case 'cancel':
      return client.call(bulkCancel, { body: { protocols: ids, motive: order.motive }, ...options });
    default:
      return client.call(bulkFinish, { body: { tasks: ids, data: finishBody(order) }, ...options });
  }
}

/** Sends one bulk call; null if the response is not in the contract's format, so that only its status counts: success. */
export async function sendBulk(order: BulkOrder, ids: readonly string[], sending: Sending): Promise<BulkAnswer | null> {
  try {
    return await call(order, [...ids], sending);
  } catch (error) {
    if (isAborted(error) || (error as { code?: unknown }).code !== 'CONTRACT') throw error;
    return null;
  }
}

/** Applies the action to one row, with the call for a single task. Assignment of a row has its own button. */
export async function sendSingle(order: BulkOrder, row: TaskRow, { client, key, signal }: Sending): Promise<null> {
  const params = { uuid: row.uuid };
  if (order.kind === 'tag') {
    await (order.tag === null
      ? client.call(removeTaskTag, { params, signal })
      : client.call(setTaskTag, { params, query: { idTaskMarker: order.tag }, signal }));
  } else if (order.kind === 'transfer') {
    await client.call(transferTask, { params, body: order.to, idempotencyKey: key, signal });
  } else if (order.kind === 'cancel') {
    await client.call(cancelRequest, {
      params: { protocolKirk: row.protocol },
      body: { motive: order.motive },
      signal,
    });
  }
  return null;
}
