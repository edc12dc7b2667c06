import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type Policy,
  problemSchema,
  type ServiceScope,
} from '@tramita/client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { insertUser } from '../../db/testing/builders.ts';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { policiesOf } from './policies/policies.ts';
import { sendCall } from './send-call.ts';

const { db, office } = await openOffice();
const policies = policiesOf(office);

/** Users without ROLE_ADMIN: one of each other role, and one without a role. */
const userOf = {
  ROLE_PROCESS_ANALYST: 'analista.de.perfil',
  ROLE_GROUP_MANAGER: 'gestora.de.perfil',
  ROLE_REPORT: 'leitora.de.perfil',
  ROLE_SUPPORT: 'suporte.de.perfil',
  none: 'sem.perfil',
} as const;
for (const [role, user_name] of Object.entries(userOf)) {
  await insertUser(db, { user_name, roles: role === 'none' ? '' : role });
}
const restore = await rememberOffice({ db, office });
beforeEach(restore);

/** Roles whose users see every request in the reports. */
const seeRequests = ['ROLE_PROCESS_ANALYST', 'ROLE_GROUP_MANAGER', 'ROLE_REPORT'];

type Row = readonly [calls: RegExp, policy: Policy, scopes?: readonly ServiceScope[]];

/**
 * Who may make the calls about people, absences, calendars, integrators, operations and privacy, by method and path. The
 * first matching row counts; each of its scopes opens the call to a service account.
 */
const rows: readonly Row[] = [
  [/^GET \/v1\/people(\/\{id\})?$/, 'admin', ['people:read']],
  [
    /^\w+ \/v1\/people(\/\{id\}(\/(activate|deactivate|release|groups|roles|replace-superior))?)?$/,
    'admin',
    ['people:write'],
  ],
  [/^\w+ \/v1\/people\//, 'admin'],
  [/^\w+ \/v1\/(imports|import-templates|register)\b/, 'admin', ['people:write']],
  [/^\w+ \/v1\/pending\b/, 'admin'],
  // only the substitute declines
  [/^POST \/v1\/absences\/\{id\}\/decline$/, 'signed-in'],
  [/^\w+ \/v1\/absences\b/, 'signed-in', ['people:write']],
  [/^GET \/v1\/calendars(\/\{id\})?$/, 'signed-in', ['tasks:read', 'requests:read']],
  [/^\w+ \/v1\/calendars\b/, 'admin'],
  [/^GET .*\/due-trace$/, 'signed-in', ['tasks:read', 'requests:read']],
  [/^GET .*\/forecast$/, 'signed-in', ['requests:read']],
  [/^\w+ \/v1\/(processes\/\{id\}\/retention|legal-blocks)\b/, 'admin'],
  [/^\w+ \/v1\/(service-accounts|scim-connections|webhooks)\b/, 'admin'],
  [/^GET \/v1\/audit$/, 'admin', ['audit:read']],
  [/^\w+ \/v1\/audit\b/, 'admin'],
  // the text of the company in every export
  [/^PUT \/v1\/my-data\b/, 'admin'],
  [/^\w+ \/v1\/my-data\b/, 'signed-in'],
];

const rowOf = (id: EndpointId) => {
  const { method, path }: Endpoint = endpoints[id];
  return rows.find(([calls]) => calls.test(`${method} ${path}`));
};
const ids = (Object.keys(endpoints) as EndpointId[]).filter(rowOf);

test('D14.01 every row of the table names calls of the contract', () => {
  for (const row of rows) {
    expect(
      ids.filter((id) => rowOf(id) === row),
      String(row[0]),
    ).not.toEqual([]);
  }
});

describe.each(ids)('D14.01 D14.03 %s', (id) => {
  const [, policy, scopes = []] = rowOf(id) ?? [];

  test('has the policy and the scopes of the table', () => {
    const endpoint: Endpoint = endpoints[id];
    expect([endpoint.policy, endpoint.scopes ?? []]).toEqual([policy, scopes]);
  });

  const send = (user: string) => sendCall(office.api, id, policies[id].allowed, user);
  if (policy === 'admin') {
    test.each(Object.entries(userOf))('refused to a user with the role %s', async (_role, user) => {
      const response = await send(user);
      expect(response.status).toBe(403);
      expect(z.parse(problemSchema, await response.json())).toMatchObject({ errorCode: 'FORBIDDEN' });
    });
    return;
  }
  const { none, ...withRole } = userOf;
  test.each(Object.entries(withRole))(
    'answered to a user with the role %s as to one without a role',
    async (role, user) => {
      const { status } = await send(user);
      if (id === 'requests.forecast' && seeRequests.includes(role)) return expect(status).toBe(200);
      await restore();
      expect(status).toBe((await send(none)).status);
    },
  );
});

test.each(Object.entries(userOf))('D14.03 SCIM is refused to a user with the role %s', async (_role, user) => {
  for (const path of ['/scim/v2/Users', '/scim/v2/Groups', '/scim/v2/Schemas']) {
    expect((await office.api.fetch(user, path)).status, path).toBe(403);
    expect((await office.api.fetch('admin', path)).status, path).toBe(403);
  }
});
