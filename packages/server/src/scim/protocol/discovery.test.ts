import { expect, test } from 'vitest';
import { say } from '../../text/sentence.ts';
import { translate } from '../../text/translate.ts';
import { describeResourceType, describeSchema, describeServiceProvider, listedSchemas } from './discovery.ts';
import { errorBody, invalidFilter } from './errors.ts';
import { findAttribute } from './find-attribute.ts';
import { filterPaths } from './resources.ts';
import { tramitaUrn, userUrn } from './schemas.ts';

const wording = { base: 'https://tramita.example/scim/v2', detail: (text: string) => translate(text, 'en') };

test('schemas list every attribute with its traits, in the language of the caller', () => {
  const [user, , tramita] = listedSchemas.map((schema) => describeSchema(schema, wording));
  expect(user?.attributes.map(({ name }) => name)).toEqual([
    'externalId',
    'userName',
    'name',
    'displayName',
    'nickName',
    'emails',
    'active',
    'title',
  ]);
  expect(user?.attributes[1]).toEqual({
    name: 'userName',
    type: 'string',
    multiValued: false,
    description: 'User name, unique without regard to case',
    required: true,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'server',
  });
  expect(tramita).toMatchObject({ id: tramitaUrn, meta: { location: `${wording.base}/Schemas/${tramitaUrn}` } });
});

test('every description is translated', () => {
  const untranslated: string[] = [];
  for (const locale of ['en', 'es'] as const) {
    const detail = (text: string) => {
      if (translate(text, locale) === text) untranslated.push(text);
      return text;
    };
    for (const schema of listedSchemas) describeSchema(schema, { base: '', detail });
    describeServiceProvider({ base: '', detail });
  }
  expect(untranslated).toEqual([]);
});

test('people have two optional extensions', () => {
  expect(describeResourceType('User', wording)).toMatchObject({
    endpoint: '/Users',
    schema: userUrn,
    schemaExtensions: [{ required: false }, { schema: tramitaUrn, required: false }],
  });
  expect(describeResourceType('Group', wording).schemaExtensions).toEqual([]);
});

test('filter, PATCH and ETag are supported; bulk, sorting and passwords are not', () => {
  expect(describeServiceProvider(wording)).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: true },
    bulk: { supported: false },
    sort: { supported: false },
    changePassword: { supported: false },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  });
});

test('every path of a filter is an attribute of the schemas', () => {
  for (const type of ['User', 'Group'] as const) {
    for (const path of filterPaths[type]) expect(findAttribute(type, path), path).toMatchObject({ kind: 'attribute' });
  }
});

test('the body of an error has its status as text', () => {
  const error = invalidFilter(say`O filtro pode ter no máximo ${4000} caracteres`);
  expect(errorBody(error, translate(error.text, 'en'))).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '400',
    scimType: 'invalidFilter',
    detail: 'The filter can have at most 4,000 characters',
  });
});
