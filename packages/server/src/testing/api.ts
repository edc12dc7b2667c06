import { createClient, type TramitaClient } from '@tramita/client';
import type { DefinitionField, Step, StepField, WorkflowDefinition } from '@tramita/client/contract';
import { startRequest } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { createApp } from '../app.ts';
import type { Services } from '../context.ts';
import { findUserByName } from '../db/people/session-users.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertGroup, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { ServiceError } from '../errors.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { testServices } from '../flow/testing/engine-bench.ts';

/** The current time in API tests. */
export const testNow = new Date('2026-03-02T12:00:00Z');

/** The whole API on a test database; the bearer token is the user name. */
export interface TestApi {
  readonly services: Services;
  as(userName: string): TramitaClient;
  /** Sends a plain call, without a token if `userName` is null. */
  fetch(userName: string | null, path: string, init?: RequestInit): Promise<Response>;
}

/** Creates the API; every response is checked against the contract. */
export function createTestApi(db: Kysely<Database>, overrides: Partial<Services> = {}): TestApi {
  const services = testServices(db, {
    now: () => testNow,
    files: createMemoryFileStore(),
    limits: { attachmentMaxBytes: 100_000 },
    realtime: true,
    ...overrides,
  });
  const app = createApp({
    services,
    authenticator: async (token) => {
      const user = await findUserByName(db, token);
      if (!user) throw new ServiceError(401, 'UNAUTHENTICATED', 'Acesso não autorizado.');
      return user;
    },
    options: { checkAnswers: true },
  });
  return {
    services,
    as: (userName) =>
      createClient({
        baseUrl: 'http://tramita.test',
        tokenProvider: { getToken: () => userName },
        fetch: (input, init) => app.fetch(new Request(input, init), { ip: '203.0.113.7' }),
      }),
    fetch: (userName, path, init = {}) => {
      const headers = new Headers(init.headers);
      if (userName !== null) headers.set('authorization', `Bearer ${userName}`);
      return app.fetch(new Request(`http://tramita.test${path}`, { ...init, headers }));
    },
  };
}

/** Default flags of a step's field: visible, optional and editable. */
const open = { visible: 'true', required: 'false', editable: 'true' };

/** Returns a step's field, which the definition declares under this name. */
export const ask = (name: string, overrides: Partial<StepField> = {}): StepField => ({
  fieldId: `field-${name}`,
  ...open,
  ...overrides,
});

/** Returns a field of a definition; its id is derived from its name. */
export const field = (name: string, overrides: Partial<DefinitionField> = {}): DefinitionField => ({
  id: `field-${name}`,
  name,
  label: name,
  type: 'string',
  ...overrides,
});

/** Inserts people, a group and a process: Ana requests, her superior Bia approves, the group of Caio and Davi buys. */
export async function insertOffice(db: Kysely<Database>, overrides: { readonly definition?: WorkflowDefinition } = {}) {
  const elisa = await insertUser(db, { user_name: 'elisa', first_name: 'Elisa' });
  const bia = await insertUser(db, { user_name: 'bia', first_name: 'Bia', superior_id: elisa });
  const ana = await insertUser(db, { user_name: 'ana', first_name: 'Ana', superior_id: bia });
  const caio = await insertUser(db, { user_name: 'caio', first_name: 'Caio' });
  const davi = await insertUser(db, { user_name: 'davi', first_name: 'Davi' });
  const eva = await insertUser(db, { user_name: 'eva', first_name: 'Eva' });
  const admin = await insertUser(db, { user_name: 'admin', first_name: 'Rita', roles: 'ROLE_ADMIN' });
  const support = await insertUser(db, { user_name: 'apoio', first_name: 'Saulo', roles: 'ROLE_SUPPORT' });
  const buyers = await insertGroup(db, [caio, davi], { name: 'Suprimentos' });
  const processId = await insertProcess(db, overrides.definition ?? purchase(buyers), {
    name: 'compras',
    title: 'Compras',
    has_nps: true,
    created_by: elisa,
  });
  return { elisa, bia, ana, caio, davi, eva, admin, support, buyers, processId };
}

/** Returns the steps of a purchase: approved by the superior, bought by a group. */
export function purchase(buyers: number): WorkflowDefinition {
  const steps: Step[] = [
    { ...step.start('approve'), fields: [ask('item', { required: 'true' }), ask('valor')] },
    step.approval({
      id: 'approve',
      title: 'Aprovação',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      connections: to('buy'),
      fields: [ask('item', { editable: 'false' }), ask('parecer')],
    }),
    step.task({
      id: 'buy',
      title: 'Compra',
      assignees: [],
      groups: [{ id: buyers, name: 'Suprimentos' }],
      connections: to('end'),
      fields: [ask('item', { editable: 'false' }), ask('pedido', { required: 'true' })],
    }),
    step.end(),
  ];
  return { steps, fields: [field('item'), field('valor', { type: 'money' }), field('parecer'), field('pedido')] };
}

/** Starts a purchase as this user. */
export async function startPurchase(api: TestApi, processId: number, userName = 'ana') {
  const body = { item: 'mesa', valor: 1200 };
  const { startProcessDto } = await api.as(userName).call(startRequest, { params: { id: processId }, body });
  return startProcessDto;
}

/** Returns the uuid of a request's open task. */
export async function openTaskOf(db: Kysely<Database>, idk: number): Promise<string> {
  const { uuid } = await db
    .selectFrom('tasks')
    .select('uuid')
    .where('idk', '=', idk)
    .where('status', '=', 'TO_DO')
    .executeTakeFirstOrThrow();
  return uuid;
}
