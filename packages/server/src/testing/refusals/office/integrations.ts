import { leaseJob } from '../../../db/jobs/jobs.ts';
import { serviceCallKind } from '../../../db/jobs/service-call-job.ts';
import { definition, insertProcess, step, to } from '../../../db/testing/builders.ts';
import { beginRequestById } from '../../../flow/apply-event.ts';
import { createServiceCallHandler } from '../../../jobs/service-call.ts';
import { createDatabaseSheetStore } from '../../../sheets/database-sheet-store.ts';
import type { TestApi } from '../../api.ts';

/** Starts a request that waits for another system's response; returns the path of the callback. */
async function startWaiting({ services }: TestApi, processId: number, requesterId: number): Promise<string> {
  const input = { processId, requesterId, startedById: requesterId, values: {} };
  const { idk } = await beginRequestById(services, input);
  const job = await leaseJob(services.db, {
    kinds: [serviceCallKind],
    now: services.now(),
    leaseMs: 10_000,
    keyPrefix: `${serviceCallKind}:${idk}:`,
  });
  if (!job) throw new Error('There is no call to make');
  const outbound = async () => ({ statusCode: 202, data: null });
  await createServiceCallHandler({ ...services, outbound })(job, new AbortController().signal);
  const { data } = await services.db
    .selectFrom('instances')
    .select('data')
    .where('idk', '=', idk)
    .executeTakeFirstOrThrow();
  const { pathname, search } = new URL(String(data.callbackUrl));
  return pathname + search;
}

/** Inserts a pending callback, a received one, and a sheet with a row of the process `writerId`. */
export async function insertIntegrations(api: TestApi, requesterId: number, writerId: number) {
  const { db } = api.services;
  const steps = [
    step.start('call'),
    step.service({ id: 'call', asynchronous: true, connections: to('end') }),
    step.end(),
  ];
  const processId = await insertProcess(db, definition(steps, ['pedido']));
  const waiting = await startWaiting(api, processId, requesterId);
  const used = await startWaiting(api, processId, requesterId);
  await api.fetch(null, used, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numero: '1' }),
  });
  await createDatabaseSheetStore(db).append({
    url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ',
    tab: 'Pedidos',
    columns: [{ name: 'item', label: 'Item' }],
    cells: { item: 'mesa' },
    processId: writerId,
    key: 'um',
    at: api.services.now(),
  });
  const { id: sheetId } = await db.selectFrom('sheets').select('id').executeTakeFirstOrThrow();
  return { waiting, used, sheetId };
}
