import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contract from './index.ts';
import { type Endpoint, endpoints, errorCodes } from './index.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);
const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function keysOf(schema: unknown): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
}

describe.each(all)('%s', (id, declared) => {
  test('has the id it is listed under', () => {
    expect(declared.id).toBe(id);
    expect(id).toMatch(/^[a-z][a-zA-Z]*\.[a-zA-Z]+$/);
  });

  test('declares exactly the parameters of its path', () => {
    const placeholders = [...declared.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(keysOf(declared.params).sort()).toEqual(placeholders.sort());
    expect(declared.path.replace(/\{\w+\}/g, 'x')).toMatch(/^\/[\w/.-]+[^/]$/);
  });

  test('lists known error codes only, each once and none that is common to all calls', () => {
    const errors = declared.errors ?? [];
    expect(errors.filter((code) => !errorCodes.includes(code))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
    expect(errors.filter((code) => (contract.commonErrorCodes as readonly string[]).includes(code))).toEqual([]);
  });

  test('has a body or accepts an idempotency key only if its method writes', () => {
    if (declared.body || declared.bodyKind || declared.idempotent) expect(writes).toContain(declared.method);
    if (declared.bodyKind === 'multipart') expect(declared.body).toBeDefined();
  });

  test('has a response schema if and only if the response is JSON', () => {
    const kind = declared.responseKind ?? (declared.response ? 'json' : 'none');
    expect(declared.response !== undefined).toBe(kind === 'json');
    expect(declared.status ?? 200).toBe(kind === 'none' ? 204 : declared.status === 201 ? 201 : 200);
  });

  test('has a Portuguese summary', () => {
    expect(declared.summary).toMatch(/^\p{Lu}[^.]+[^.!]$/u);
  });
});

test('no two endpoints share method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test('every exported endpoint is listed, or is a view of a listed one', () => {
  const exported = (Object.values(contract) as unknown[]).filter(isEndpoint);
  expect(exported.length).toBeGreaterThanOrEqual(all.length);
  for (const declared of exported) {
    const listed = endpoints[(declared.viewOf ?? declared.id) as contract.EndpointId];
    expect(listed, declared.id).toBeDefined();
    expect(`${declared.method} ${declared.path}`).toBe(`${listed.method} ${listed.path}`);
  }
});

test('T3.03 T3.04 T3.44 tasks and steps accept exactly these types and statuses', () => {
  const { type, status } = contract.taskDetailSchema.shape;
  const takes = (schema: contract.Schema, values: readonly string[]) => {
    for (const value of values) expect(z.safeParse(schema, value).success, value).toBe(true);
    expect(z.safeParse(schema, 'OTHER').success).toBe(false);
  };
  takes(type, ['APPROVAL', 'NORMAL']);
  takes(status, ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED']);
  takes(contract.timelineStepSchema.shape.type, ['START_EVENT', 'END_EVENT', 'APPROVAL_TASK', 'USER_TASK']);
  takes(contract.timelineStepSchema.shape.type, ['SERVICE_TASK', 'GATEWAY']);
  expect([contract.taskTypes.length, contract.taskStatuses.length, contract.stepTypes.length]).toEqual([2, 4, 6]);
});

test('every error code is listed once', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});

/** Areas of the product, each with calls it cannot work without. */
const areas: [string, Readonly<Record<string, readonly string[]>>][] = [
  [
    'T0.06 the contract covers sign-in, task lists, tasks, steps, notifications and unread counts',
    {
      session: ['whoami', 'authInfo'],
      tasks: ['list', 'get', 'finish', 'assign', 'transfer', 'setTag', 'unreadCounts', 'bulkFinish'],
      requests: ['get', 'steps', 'retryStep', 'cancel', 'addComment', 'uploadAttachment', 'listHistory'],
      notifications: ['list', 'read', 'delete', 'markAll'],
    },
  ],
  [
    'M0.02 the contract covers processes: list, editing, publishing, linked processes, test calls and choices of settings',
    {
      processes: ['list', 'get', 'publish', 'publishLinked', 'ofDepartment', 'ofSectors', 'testCall', 'categories'],
      people: ['listAssignees', 'listGroups'],
      groups: ['listInitializers'],
      departments: ['list', 'listSectors'],
      sheets: ['list', 'download'],
    },
  ],
  [
    'P0.05 the contract covers catalogue, summary, reports, dashboards, rating, groups, departments and updates',
    {
      catalogue: ['listServices', 'startRequest', 'startWithAttachments'],
      summary: ['myToDo', 'oldestToDo'],
      reports: ['list'],
      exports: ['create', 'list', 'download'],
      dashboards: ['sla', 'nps'],
      nps: ['rate'],
      groups: ['create', 'createInitializer'],
      departments: ['create', 'listSectors'],
      sectors: ['create'],
      updates: ['list', 'create'],
    },
  ],
];

test.each(areas)('%s', (_area, needed) => {
  const wanted = Object.entries(needed).flatMap(([resource, calls]) => calls.map((call) => `${resource}.${call}`));
  expect(wanted.filter((id) => !Object.hasOwn(endpoints, id))).toEqual([]);
});
