import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import {
  knownBefore,
  previousCalls,
  previousSchemas,
} from '../../../../../scripts/lib/previous-release/previous-contract.ts';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { policiesOf } from './policies/policies.ts';
import { sendCall } from './send-call.ts';

const { db, office } = await openOffice();
const policies = policiesOf(office);
beforeEach(await rememberOffice({ db, office }));

test.each(Object.entries(previousCalls))('D14.02 a client of the previous release calls %s', async (id, previous) => {
  const endpoint: Endpoint | undefined = endpoints[id as EndpointId];
  expect(endpoint && [endpoint.method, endpoint.path]).toEqual([previous.method, previous.path]);

  const { by, path, body } = policies[id as EndpointId].allowed;
  const address = new URL(path, 'http://server.test');
  for (const name of [...address.searchParams.keys()]) {
    if (!previous.query.includes(name) && !previous.query.includes('further')) address.searchParams.delete(name);
  }
  const call = { by, path: `${address.pathname}${address.search}`, body: knownBefore(previous.body, body) };
  const response = await sendCall(office.api, id as EndpointId, call, endpoint?.policy === 'public' ? null : by);
  expect(response.status, await response.clone().text()).toBe(previous.status);
  if (!previous.response || !endpoint?.response) return;
  const schema = z.fromJSONSchema({ ...previous.response, $defs: previousSchemas } as never);
  const answer = knownBefore(previous.response, await response.json());
  expect(z.safeParse(schema, answer).error?.issues, 'read by the client of the previous release').toBeUndefined();
  const present = z.safeParse(endpoint.response as z.ZodType, answer);
  expect(present.error?.issues, 'of a server of the previous release, read by this client').toBeUndefined();
});
