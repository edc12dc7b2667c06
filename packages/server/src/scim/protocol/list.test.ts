import { expect, test } from 'vitest';
import { listResponse, parsePage } from './list.ts';
import { preferredEmail } from './preferred-email.ts';
import type { ScimGroup, ScimUser } from './resources.ts';
import { enterpriseUrn, groupUrn, tramitaUrn, userUrn } from './schemas.ts';
import { isSelected, parseSelection, selectAttributes, selectedMax } from './selection.ts';
import { matchesVersion, versionOf } from './version.ts';

test.each([
  [{}, 1, 100],
  [{ startIndex: '1', count: '2' }, 1, 2],
  [{ startIndex: '0', count: '0' }, 1, 0],
  [{ startIndex: '-5', count: '-1' }, 1, 0],
  [{ startIndex: '201', count: '200' }, 201, 200],
  [{ startIndex: '9'.repeat(400), count: '201' }, 2147483647, 200],
])('%j asks for the page that starts at %i with %i resources', (query, startIndex, count) => {
  expect(parsePage(query)).toEqual({ startIndex, count });
});

test.each(['', ' ', '1.5', '1e2', 'x', '0x10'])('%j is not a number of a page', (text) => {
  const error = expect.objectContaining({ status: 400, scimType: 'invalidValue' });
  expect(() => parsePage({ count: text })).toThrow(error);
  expect(() => parsePage({ startIndex: text })).toThrow(error);
});

test('a list has its total, position and number of resources', () => {
  expect(listResponse(['a', 'b'], 12, 11)).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 12,
    startIndex: 11,
    itemsPerPage: 2,
    Resources: ['a', 'b'],
  });
  expect(listResponse([], 0)).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
});

const ana: ScimUser = {
  schemas: [userUrn, enterpriseUrn, tramitaUrn],
  id: '7',
  userName: 'ana',
  name: { givenName: 'Ana', familyName: 'Souza' },
  emails: [{ value: 'ana@contoso.com', type: 'work' }],
  active: true,
  [enterpriseUrn]: { department: 'Compras', manager: { value: '3', displayName: 'Beto' } },
  [tramitaUrn]: { cpf: '529.982.247-25' },
};
const { schemas, id, userName, name, emails } = ana;
const select = (query: { attributes?: string; excludedAttributes?: string }) =>
  selectAttributes(ana, parseSelection(query, 'User'));

test('attributes selects names, parts, extensions and their attributes', () => {
  expect(select({})).toEqual(ana);
  expect(select({ attributes: 'USERNAME, name' })).toEqual({ schemas, id, userName, name });
  expect(select({ attributes: 'emails.value,name.familyName' })).toEqual({
    schemas,
    id,
    name: { familyName: 'Souza' },
    emails: [{ value: 'ana@contoso.com' }],
  });
  expect(select({ attributes: `${tramitaUrn},${enterpriseUrn}:manager.value,unknown` })).toEqual({
    schemas,
    id,
    [enterpriseUrn]: { manager: { value: '3' } },
    [tramitaUrn]: ana[tramitaUrn],
  });
  expect(select({ attributes: `${userUrn}:userName` })).toEqual({ schemas, id, userName });
  expect(select({ attributes: 'unknown' })).toEqual({ schemas, id });
});

test('excludedAttributes leaves out names, but not the id', () => {
  expect(select({ excludedAttributes: `id,active,emails.type,${enterpriseUrn},cpf` })).toEqual({
    schemas,
    id,
    userName,
    name,
    emails: [{ value: 'ana@contoso.com' }],
  });
  expect(select({ attributes: 'name,emails', excludedAttributes: 'name.givenName' })).toEqual({
    schemas,
    id,
    name: { familyName: 'Souza' },
    emails,
  });
});

test('members are needed unless they are excluded or other attributes are selected', () => {
  const needsMembers = (query: { attributes?: string; excludedAttributes?: string }) =>
    isSelected(parseSelection(query, 'Group'), 'members');
  expect(needsMembers({})).toBe(true);
  expect(needsMembers({ excludedAttributes: 'Members' })).toBe(false);
  expect(needsMembers({ excludedAttributes: 'members.display' })).toBe(true);
  expect(needsMembers({ attributes: 'displayName' })).toBe(false);
  expect(needsMembers({ attributes: 'members.value' })).toBe(true);
  expect(needsMembers({ attributes: groupUrn })).toBe(true);
  const group: ScimGroup = { id: '1', displayName: 'Compras', members: [{ value: '7', display: 'Ana' }] };
  expect(selectAttributes(group, parseSelection({ attributes: 'members.value' }, 'Group'))).toEqual({
    id: '1',
    members: [{ value: '7' }],
  });
});

test('the number of selected attributes is limited', () => {
  const names = Array(selectedMax).fill('userName').join(',');
  expect(select({ attributes: names })).toEqual({ schemas, id, userName });
  expect(() => select({ attributes: `${names},active` })).toThrow(
    expect.objectContaining({ scimType: 'invalidValue' }),
  );
});

test('a version changes with the content, not with the order of attributes or meta', async () => {
  const version = await versionOf(ana);
  expect(version).toMatch(/^W\/"[\da-f]{32}"$/);
  expect(await versionOf({ meta: { version }, ...Object.fromEntries(Object.entries(ana).reverse()) })).toBe(version);
  expect(await versionOf({ ...ana, active: false } as object)).not.toBe(version);
  expect(matchesVersion(version, version)).toBe(true);
  expect(matchesVersion(`"old", ${version.slice(2)}`, version)).toBe(true);
  expect(matchesVersion('*', version)).toBe(true);
  expect(matchesVersion('W/"old"', version)).toBe(false);
});

test('the preferred e-mail is the primary one, then that of work, then the newest', () => {
  const work = { value: 'w', type: 'Work' };
  const home = { value: 'h', type: 'home' };
  expect(preferredEmail([work, { ...home, primary: true }])).toBe('h');
  expect(preferredEmail([work, home])).toBe('w');
  expect(preferredEmail([home, { value: 'n' }])).toBe('n');
  expect(preferredEmail()).toBeUndefined();
});
