import { expect, test } from 'vitest';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';
import { openOffice } from './office/open-office.ts';
import { policiesOf } from './policies/policies.ts';

const count = 400;

const { office } = await openOffice();

const send = ({ by, path, ...request }: FuzzRequest) => office.api.fetch(by, path, request);

test('C5.07 C5.08 no malformed request of a seeded sample causes a server error', async () => {
  const statuses = new Map<number, number>();
  for (const request of fuzzRequests(2026, count, policiesOf(office))) {
    const { status } = await send(request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const { body, ...rest } = request;
    expect(status, JSON.stringify({ ...rest, body: new TextDecoder().decode(body).slice(0, 2000) })).toBeLessThan(500);
  }
  // the sample reaches the schemas and passes some of them
  for (const status of [200, 400, 404]) expect(statuses.get(status) ?? 0, `${[...statuses]}`).toBeGreaterThan(10);
});

test('the same seed generates the same requests', () => {
  const policies = policiesOf(office);
  const [first, second, other] = [1, 1, 2].map((seed) => JSON.stringify([...fuzzRequests(seed, 50, policies)]));
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});
