import { parentPort, workerData } from 'node:worker_threads';
import { openPglitePort } from './pglite-port.ts';
import type { PgliteWorkerAnswer, PgliteWorkerCall, PgliteWorkerNotification } from './pglite-worker-port.ts';
import type { PglitePlace, SqlResult } from './sql-port.ts';

// Entry file of the worker thread that runs the embedded database.

const parent = parentPort;
if (!parent) throw new Error('pglite-worker.ts runs as a worker thread only');
// the caller that starts this worker passes a PglitePlace
const port = await openPglitePort(workerData as PglitePlace);
parent.postMessage('ready');

port.onNotification((channel, payload) => {
  const notification: PgliteWorkerNotification = { channel, payload };
  parent.postMessage(notification);
});

parent.on('message', async (call: PgliteWorkerCall) => {
  let answer: PgliteWorkerAnswer;
  try {
    answer = { id: call.id, value: await run(call) };
  } catch (error) {
    answer = { id: call.id, error: describeError(error) };
  }
  parent.postMessage(answer);
  if (call.kind === 'close') parent.close();
});

async function run(call: PgliteWorkerCall): Promise<SqlResult | Uint8Array | undefined> {
  if (call.kind === 'query') return port.query(call.sql, call.parameters);
  if (call.kind === 'dump') return port.dump();
  await port.close();
}

/** Returns an error's message and its plain properties, because classes are not preserved between threads. */
function describeError(error: unknown): { message: string } & Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const plain = Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(plain), message: error.message };
}
