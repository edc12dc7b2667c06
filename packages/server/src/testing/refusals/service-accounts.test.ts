import {
  type Endpoint,
  type EndpointId,
  endpoints,
  problemSchema,
  type ServiceScope,
  serviceScopes,
} from '@tramita/client/contract';
import { errorMessages } from '@tramita/client/rules';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { serviceTokens } from './office/service-accounts.ts';
import { policiesOf } from './policies/policies.ts';
import { sendCall } from './send-call.ts';

const { db, office } = await openOffice();
const policies = policiesOf(office);
beforeEach(await rememberOffice({ db, office }));

const ids = Object.keys(endpoints) as EndpointId[];
const guarded = ids.filter((id) => endpoints[id].policy !== 'public');
const open = guarded.filter((id) => (endpoints[id] as Endpoint).scopes);

/** Calls about the caller unless this parameter names a person, which a service account must do. */
const personNamedBy: Partial<Record<EndpointId, string>> = {
  'catalogue.fieldsMetadata': 'username',
  'catalogue.checkProcessRequirements': 'username',
  'catalogue.checkHierarchyDependency': 'username',
  'catalogue.startWithAttachments': 'username',
  'absences.create': 'personId',
};
/** Calls about files that only the one who asked for them gets. */
const ownOnly: readonly EndpointId[] = ['exports.download'];

const send = (id: EndpointId, token: string) => sendCall(office.api, id, policies[id].allowed, token);
const problemOf = async (response: Response) => z.parse(problemSchema, await response.json());

const grant = (account: number, scopes: readonly ServiceScope[]) =>
  db
    .updateTable('service_accounts')
    .set({ scopes: [...scopes] })
    .where('user_id', '=', account)
    .execute();

test.each(guarded)('D10.04 %s needs a declared scope that the service account has', async (id) => {
  const { scopes = [] }: Endpoint = endpoints[id];
  await grant(
    office.serviceAccounts.none,
    serviceScopes.filter((scope) => !scopes.includes(scope)),
  );
  if (open.includes(id)) await grant(office.serviceAccounts.all, scopes.slice(0, 1));
  const refused = await send(id, serviceTokens.none);
  expect([refused.status, (await problemOf(refused)).errorCode]).toEqual([403, 'SCOPE_MISSING']);
  const response = await send(id, serviceTokens.all);
  if (!open.includes(id)) {
    expect([response.status, (await problemOf(response)).errorCode]).toEqual([403, 'SCOPE_MISSING']);
  } else if (personNamedBy[id]) {
    expect(await problemOf(response)).toMatchObject({ status: 400, fields: [{ name: personNamedBy[id] }] });
  } else if (ownOnly.includes(id)) {
    expect(response.status).toBe(404);
  } else {
    expect(response.ok, await response.clone().text()).toBe(true);
  }
});

test('D14.04 SCOPE_MISSING comes with its sentence', async () => {
  const { message } = await problemOf(await send('directory.list', serviceTokens.none));
  expect(message).toBe(errorMessages.SCOPE_MISSING);
});
