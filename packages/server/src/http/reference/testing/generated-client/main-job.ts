// Compiled by the test with the types that openapi-typescript generates, as a developer without our packages would.
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi.d.ts';

type Task = components['schemas']['TaskDetail'];

/** Result of the job, for the test. */
export interface MainJob {
  readonly idk: number;
  readonly refusedField: string | undefined;
  readonly finished: Task['status'];
  readonly secondRating: 'NPS_ALREADY_RATED' | undefined;
}

/** Returns the data of a response, or throws an error with its error code. */
function dataOf<Data>({ data, error }: { data?: Data; error?: { errorCode?: string } }): Data {
  if (data === undefined) throw new Error(`refused: ${error?.errorCode}`);
  return data;
}

/** Requests a payslip, works the task and rates the request, all with the generated types. */
export async function doMainJob(fetch: (request: Request) => Promise<Response>): Promise<MainJob> {
  const client = createClient<paths>({ baseUrl: 'http://sandbox', fetch });
  const services = dataOf(await client.GET('/v1/services', { params: { query: { q: 'holerite' } } }));
  const [service] = services.elements;
  if (!service) throw new Error('the catalogue is empty');

  const path = { id: service.id };
  const invalid = await client.POST('/v1/processes/{id}/start', { params: { path }, body: {} });
  const started = dataOf(
    await client.POST('/v1/processes/{id}/start', {
      params: { path, header: { 'Idempotency-Key': 'holerite-2026-02' } },
      body: { competencia: '2026-02' },
    }),
  );
  const { idk, protocol } = started.startProcessDto;

  const uuid = await taskOf(client, idk);
  const task = dataOf(await client.GET('/v1/tasks/{uuid}', { params: { path: { uuid } } }));
  const body = Object.fromEntries(
    task.fields.filter(({ rules }) => rules.required === true).map(({ name }) => [name, true]),
  );
  const finished = dataOf(await client.POST('/v1/tasks/{uuid}/finish', { params: { path: { uuid } }, body }));

  const rating = {
    params: { path: { uuid: protocol } },
    body: { status: 1 as const, comment: 'Chegou no mesmo dia.' },
  };
  const first = await client.POST('/v1/requests/{uuid}/nps', rating);
  if (first.error) throw new Error(`refused: ${first.error.errorCode}`);
  const second = await client.POST('/v1/requests/{uuid}/nps', rating);
  const isRated = second.error?.errorCode === 'NPS_ALREADY_RATED';
  return {
    idk,
    refusedField: invalid.error?.fields?.[0]?.name,
    finished: finished.status,
    secondRating: isRated ? 'NPS_ALREADY_RATED' : undefined,
  };
}

/** Waits until the service task has run and the request's task is in the inbox; returns its uuid. */
async function taskOf(client: ReturnType<typeof createClient<paths>>, idk: number): Promise<string> {
  const query = { myTasks: 'true', assignedToMe: 'false', status: 'TO_DO', idk: String(idk) } as const;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [row] = dataOf(await client.GET('/v1/tasks', { params: { query } }));
    if (row) return row.uuid;
  }
  throw new Error('the task did not arrive');
}
