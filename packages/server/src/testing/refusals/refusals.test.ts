import {
  commonErrorCodes,
  type Endpoint,
  type EndpointId,
  type ErrorCode,
  endpoints,
  problemSchema,
} from '@tramita/client/contract';
import { errorMessages } from '@tramita/client/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everything } from './everything.ts';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { absentId, type PolicyCall } from './policies/call-policy.ts';
import { policiesOf } from './policies/policies.ts';
import { sendCall } from './send-call.ts';

const ids = Object.keys(endpoints) as EndpointId[];
const endpointOf = (id: EndpointId): Endpoint => endpoints[id];
const guarded = ids.filter((id) => endpointOf(id).policy !== 'public');
const withBody = ids.filter((id) => endpointOf(id).body);
const repeatable = ids.filter((id) => endpointOf(id).idempotent);

/**
 * Declared codes that no user's call can cause here, tested elsewhere: errors of other systems, failing steps,
 * idempotency keys, limits on concurrent work, disabled features, and codes that only other backends return.
 */
const elsewhere: readonly ErrorCode[] = [
  'TOKEN_UNAUTHORIZED',
  'CREATOR_ERROR',
  'ASSIGNEE_MISSING',
  'REALTIME_DISABLED',
  'AWS_UPLOAD_ERROR',
  'AWS_DOWNLOAD_ERROR',
  'ATTACHMENT_DOWNLOAD_ERROR',
  'TOO_MANY_EXPORTS',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_IN_PROGRESS',
  'REQUIRED_FIELDS_COMMENTS',
];

/** Codes tested elsewhere for one operation alone. */
const elsewhereOf: Partial<Record<EndpointId, readonly ErrorCode[]>> = {
  // the spreadsheet cannot be read
  'tasks.readSpreadsheet': ['CONFLICT'],
  // a stored secret is only sent to the server that it was stored for
  'processes.testCall': ['PROCESS_INVALID'],
  // the role of the only administrator comes from the directory
  'scimConnections.setGroupUse': ['LAST_ADMIN'],
  // a file that only takes the access from the only administrator
  'imports.apply': ['LAST_ADMIN'],
};

/** Codes about people, imports, absences, calendars and privacy, with the message if it says more than their sentence. */
const messageOf: Partial<Record<ErrorCode, RegExp>> = {
  MANAGED_ELSEWHERE: /^(Este dado vem|Os participantes deste grupo vêm) de .+\.$/,
  HIERARCHY_CYCLE: /^A hierarquia forma um ciclo: (.+ → )+.+\.$/,
  SUBSTITUTION_OVERLAP: /^Já existe um substituto para este período e processo: .+\.$/,
};
const exactMessages: readonly ErrorCode[] = [
  'LAST_ADMIN',
  'IMPORT_RUNNING',
  'IMPORT_OUTDATED',
  'IMPORT_LIMIT_EXCEEDED',
  'SUBSTITUTE_INVALID',
  'CALENDAR_IN_USE',
  'LEGAL_BLOCK',
  'PERSON_ANONYMISED',
  'RECORD_OUTDATED',
];

/** Actions on tasks of others that users with the personal menu only may not perform. */
const attendanceActions: readonly EndpointId[] = [
  'tasks.finish',
  'tasks.assign',
  'tasks.unassign',
  'tasks.transfer',
  'tasks.bulkFinish',
  'tasks.bulkAssign',
  'tasks.bulkUnassign',
  'tasks.bulkTransfer',
  'tasks.setTag',
  'tasks.removeTag',
  'tasks.bulkSetTag',
  'tasks.bulkRemoveTag',
  'tasks.editableFieldsMetadata',
];

/** Calls that name a service by its id. */
const serviceCalls: readonly (readonly [EndpointId, (id: number) => string])[] = [
  ['catalogue.fieldsMetadata', (id) => `/v1/tasks/fields-metadata/${id}`],
  ['catalogue.checkProcessRequirements', (id) => `/v1/check-process-requirements?processId=${id}`],
  ['catalogue.checkHierarchyDependency', (id) => `/v1/check-hierarchy-dependency?processId=${id}`],
  ['catalogue.startRequest', (id) => `/v1/processes/${id}/start`],
  ['catalogue.serviceTicket', (id) => `/v1/services/${id}/ticket`],
  ['catalogue.addFavourite', (id) => `/v1/services/${id}/favourite`],
  ['catalogue.removeFavourite', (id) => `/v1/services/${id}/favourite`],
];

/** Endpoints that report viewers may call for any request; other endpoints are limited to the people involved. */
const readByReports: readonly EndpointId[] = [
  'requests.get',
  'requests.steps',
  'requests.forecast',
  'requests.listComments',
  'requests.listHistory',
  'requests.downloadAttachment',
];

const { db, office } = await openOffice();
const policies = policiesOf(office);
const restore = await rememberOffice({ db, office });

const send = (id: EndpointId, call: PolicyCall, by?: string | null, headers?: Record<string, string>) =>
  sendCall(office.api, id, call, by, headers);

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const { instance, ...problem } = z.parse(problemSchema, await response.json());
  expect(instance).toMatch(/^urn:tramita:request:/);
  return problem;
}

test('every call of the contract has a policy, and a call that names a resource has a case for a missing one', () => {
  expect(Object.keys(policies).sort()).toEqual([...ids].sort());
  for (const id of ids) {
    const { params, query, body } = endpointOf(id);
    const { missing, refused } = policies[id];
    if (params) expect(missing, id).not.toBeNull();
    if (params || query || body)
      expect(
        refused.map(({ code }) => code),
        id,
      ).toContain('VALIDATION_ERROR');
  }
});

test.each(ids)('%s declares exactly the error codes it returns', (id) => {
  const declared = endpointOf(id).errors ?? [];
  const seen = new Set(policies[id].refused.map(({ code }) => code));
  const common: readonly ErrorCode[] = commonErrorCodes;
  expect([...seen].filter((code) => !declared.includes(code) && !common.includes(code))).toEqual([]);
  expect(
    declared.filter((code) => !seen.has(code) && ![...elsewhere, ...(elsewhereOf[id] ?? [])].includes(code)),
  ).toEqual([]);
});

describe('refused without any write:', () => {
  let before: string;
  beforeAll(async () => {
    before = await everything(db, 'audit_events');
  });

  test.each(guarded)('P7.0.01 T7.01 M7.01 %s without a token', async (id) => {
    const response = await send(id, policies[id].allowed, null);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(response)).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
  });

  test.each(ids)('%s on a missing resource, and by an unrelated user', async (id) => {
    const { allowed, missing, concealed } = policies[id];
    if (!missing) return;
    expect((await send(id, missing)).status).toBe(404);
    if (!concealed) return;
    const absent = await send(id, missing, 'estranho');
    const foreign = await send(id, allowed, 'estranho');
    expect([absent.status, foreign.status]).toEqual([404, 404]);
    expect(await problemOf(foreign)).toEqual(await problemOf(absent));
  });

  test.each(ids.filter((id) => !readByReports.includes(id)))('%s by a user who only sees the reports', async (id) => {
    const { allowed, missing, concealed } = policies[id];
    if (!missing || !concealed) return;
    const absent = await send(id, missing, 'auditora');
    const foreign = await send(id, allowed, 'auditora');
    expect([absent.status, foreign.status]).toEqual([404, 404]);
    expect(await problemOf(foreign)).toEqual(await problemOf(absent));
  });

  test.each(ids)('%s with invalid input, without permission, or too late', async (id) => {
    for (const refusal of policies[id].refused) {
      const response = await send(id, refusal);
      const problem = await problemOf(response);
      const label = `${refusal.by} ${refusal.path} ${JSON.stringify(problem)}`;
      expect([response.status, problem.errorCode], label).toEqual([refusal.status, refusal.code]);
      expect(problem.message, label).not.toBe('');
      if (refusal.reason !== undefined) expect(problem.reason, label).toBe(refusal.reason);
      if (refusal.fields) {
        expect(problem.fields?.map(({ name }) => name).sort(), label).toEqual([...refusal.fields].sort());
        for (const { message } of problem.fields ?? []) expect(message, label).not.toBe('');
      }
    }
  });

  test.each([...Object.keys(messageOf), ...exactMessages] as ErrorCode[])(
    'D14.04 %s comes with its sentence or a more precise one',
    async (code) => {
      const calls = ids.flatMap((id) =>
        policies[id].refused.filter((refusal) => refusal.code === code).map((refusal) => [id, refusal] as const),
      );
      expect(calls).not.toEqual([]);
      for (const [id, refusal] of calls) {
        const { message } = await problemOf(await send(id, refusal));
        if (messageOf[code]) expect(message, id).toMatch(messageOf[code]);
        else expect(message, id).toBe(errorMessages[code]);
      }
    },
  );

  test.each(attendanceActions)('C6.03 %s by a user with the personal menu only', async (id) => {
    const { allowed, missing } = policies[id];
    for (const call of missing ? [allowed, missing] : [allowed]) {
      const response = await send(id, call, 'restrito');
      expect(response.status).toBe(403);
      expect(await problemOf(response)).toMatchObject({ errorCode: 'FORBIDDEN', reason: 'PERSONAL_MENU_ONLY' });
    }
  });

  test.each(serviceCalls)('C6.05 %s returns the same for unknown and hidden services', async (id, path) => {
    const { method } = endpointOf(id);
    const body = method === 'GET' || id.includes('avourite') || id === 'catalogue.serviceTicket' ? undefined : {};
    const ask = async (service: number) => {
      const response = await send(id, { by: 'ana', path: path(service), body });
      return [response.status, await problemOf(response)];
    };
    const unknown = await ask(absentId);
    expect(unknown[0]).toBe(404);
    expect(await ask(office.inactive)).toEqual(unknown);
  });

  test('C6.04 the form of a service outside the caller’s initializer groups returns 404 like an unknown one', async () => {
    const ask = async (by: string, service: number) => {
      const path = `/v1/tasks/fields-metadata/${service}`;
      const response = await send('catalogue.fieldsMetadata', { by, path });
      return response.ok ? 'form' : [response.status, await problemOf(response)];
    };
    expect(await ask('ana', office.limited)).toBe('form');
    expect(await ask('bia', office.limited)).toEqual(await ask('bia', absentId));
    expect(await ask('estranho', office.limited)).toEqual(await ask('estranho', absentId));
  });

  test.each(withBody)('%s with a body that is too large or missing', async (id) => {
    const { allowed } = policies[id];
    const isForm = endpointOf(id).bodyKind === 'multipart';
    const huge = 'x'.repeat(id === 'imports.create' ? 22_500_000 : 17_500_000);
    const body = new FormData();
    body.set('data', huge);
    const large = await send(id, { ...allowed, body: isForm ? body : `"${huge}"` });
    expect(large.status).toBe(413);
    expect(await problemOf(large)).toMatchObject({ errorCode: isForm ? 'MAX_FILE_SIZE' : 'PAYLOAD_TOO_LARGE' });
    const missing = endpointOf(id).bodyOptional ? [] : [''];
    for (const text of isForm ? ['{}'] : [...missing, '{"a"', 'null', '[]', '"texto"']) {
      const broken = await send(id, { ...allowed, body: text });
      expect(broken.status, text).toBe(400);
      expect(await problemOf(broken)).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
    }
  });

  test('all tables are unchanged', async () => {
    expect(await everything(db, 'audit_events')).toBe(before);
  });
});

describe('allowed:', () => {
  test.each(ids)('%s by a permitted user', async (id) => {
    await restore();
    const { allowed } = policies[id];
    const response = await send(id, allowed, guarded.includes(id) ? allowed.by : null);
    const byDefault = endpointOf(id).responseKind === 'none' ? 204 : 200;
    expect(response.status, await response.clone().text()).toBe(endpointOf(id).status ?? byDefault);
  });

  test.each(readByReports)('T2.8.01 P7.3.14 P7.3.15 P7.3.16 %s by a report viewer', async (id) => {
    await restore();
    const { allowed } = policies[id];
    expect((await send(id, allowed, 'auditora')).status).toBe(200);
    expect((await send(id, allowed, 'estranho')).status).toBe(404);
  });

  test.each(repeatable)('%s has one effect per idempotency key', async (id) => {
    await restore();
    const { allowed } = policies[id];
    const key = { 'idempotency-key': 'chave-0001' };
    const first = await send(id, allowed, allowed.by, key);
    const after = await everything(db);
    const second = await send(id, allowed, allowed.by, key);
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([first.status, 'true']);
    expect(await second.text()).toBe(await first.text());
    const other = new FormData();
    for (const [name, part] of allowed.body instanceof FormData ? allowed.body : []) other.append(name, part);
    other.set('finishTask', 'true');
    const changed = allowed.body instanceof FormData ? other : `${JSON.stringify(allowed.body)} `;
    const mismatch = await send(id, { ...allowed, body: changed }, allowed.by, key);
    expect(mismatch.status).toBe(422);
    expect(await problemOf(mismatch)).toMatchObject({ errorCode: 'IDEMPOTENCY_MISMATCH' });
    expect(await everything(db)).toBe(after);
  });
});
