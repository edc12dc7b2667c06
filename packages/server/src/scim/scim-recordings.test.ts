import SCIMMY from 'scimmy';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { recordings, withSaved } from './protocol/testing/recordings.ts';
import { scimBench } from './testing/scim-bench.ts';

SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition);

/** Reads a resource with another implementation of the protocol, which refuses invalid ones. */
function readElsewhere(path: string, resource: object): unknown {
  const Schema = path.startsWith('/Groups') ? SCIMMY.Schemas.Group : SCIMMY.Schemas.User;
  // it returns dates and instances of its own
  return JSON.parse(JSON.stringify(new Schema(resource, 'out')));
}

function readListElsewhere(list: object): unknown {
  // the constructor also reads a list as it was sent, which its type leaves out
  const sent = list as ConstructorParameters<typeof SCIMMY.Messages.ListResponse>[0];
  return JSON.parse(JSON.stringify(new SCIMMY.Messages.ListResponse(sent)));
}

const tramita = 'urn:ietf:params:scim:schemas:extension:tramita:2.0:User';

describeDatabase('recorded SCIM requests', (database) => {
  test.each(Object.entries(recordings))('D3.11 the requests of %s get the documented status', async (_, requests) => {
    const { connect } = await scimBench(database().db);
    const connection = await connect();
    const saved = new Map<string, string>();
    for (const recorded of requests) {
      const { name, method, path, query = {}, body, status, save = {}, answer } = withSaved(recorded, saved);
      const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`);
      const response = await connection.call(method, search.length > 0 ? `${path}?${search.join('&')}` : path, body);
      expect([name, response.status, response.body.detail]).toEqual([name, status, response.body.detail]);
      const expected: unknown = withSaved(answer, saved);
      if (expected !== null && typeof expected === 'object') expect(response.body, name).toMatchObject(expected);
      for (const [key, attribute = ''] of Object.entries(save)) saved.set(key, String(response.body[attribute]));
      if (status >= 400)
        expect(response.body, name).toMatchObject({ status: String(status), detail: expect.any(String) });
      // the other implementation refuses a resource without its required attributes
      if (status >= 300 || response.text === '' || path.startsWith('/Schemas') || query['attributes']) continue;
      const isList = 'Resources' in response.body;
      if (isList) expect(readListElsewhere(response.body)).toEqual(response.body);
      for (const resource of isList ? response.body.Resources : [response.body]) {
        const { schemas, [tramita]: own, ...known } = resource;
        expect(readElsewhere(path, resource), name).toMatchObject(known);
      }
    }
  });
});
