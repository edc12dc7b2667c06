import { expect, test } from 'vitest';
import { groupChanges, readGroup } from './group-patch.ts';
import { attributesMax, operationsMax, parsePatch, patchUrn } from './patch.ts';
import { emailsMax, membersMax, textLengthMax } from './read-value.ts';
import type { ScimUser } from './resources.ts';
import { enterpriseUrn, tramitaUrn } from './schemas.ts';
import { applyPatch, readUser } from './user-patch.ts';

const ana: ScimUser = {
  id: '7',
  userName: 'ana',
  name: { givenName: 'Ana', familyName: 'Souza' },
  emails: [
    { value: 'ana@contoso.com', type: 'work', primary: true },
    { value: 'nina@exemplo.com', type: 'home' },
  ],
  active: true,
  title: 'Analista',
  [enterpriseUrn]: { department: 'Compras', manager: { value: '3', displayName: 'Beto' } },
};

type Operation = { op: string; path?: unknown; value?: unknown };
const patch = (...operations: Operation[]) => parsePatch({ schemas: [patchUrn], Operations: operations });
const patched = (user: ScimUser, ...operations: Operation[]) => applyPatch(user, patch(...operations));
const error = (scimType: string) => expect.objectContaining({ name: 'ScimError', status: 400, scimType });

test('operations in any case change attributes by path, also in extensions with and without their URN', () => {
  const before = structuredClone(ana);
  expect(
    patched(
      ana,
      { op: 'Add', path: 'nickName', value: 'Nina' },
      { op: 'REPLACE', path: 'NAME.familyname', value: 'Lima' },
      { op: 'replace', path: `${enterpriseUrn}:employeeNumber`, value: '0042' },
      { op: 'Remove', path: 'department' },
      { op: 'add', path: `${tramitaUrn}:branchCode`, value: 'SP-01' },
      { op: 'remove', path: 'title' },
    ),
  ).toEqual({
    id: '7',
    userName: 'ana',
    nickName: 'Nina',
    name: { givenName: 'Ana', familyName: 'Lima' },
    emails: ana.emails,
    active: true,
    [enterpriseUrn]: { employeeNumber: '0042', manager: { value: '3', displayName: 'Beto' } },
    [tramitaUrn]: { branchCode: 'SP-01' },
  });
  expect(ana).toEqual(before);
});

test('a value without path may have dotted keys, URNs, whole extensions and parts that are ignored', () => {
  const after = patched(ana, {
    op: 'replace',
    value: {
      id: 'other',
      schemas: ['urn:example:User'],
      meta: { version: 'x' },
      'name.givenName': 'Anna',
      [`${enterpriseUrn}:employeeNumber`]: '0042',
      [`${enterpriseUrn}:manager.value`]: '5',
      [tramitaUrn]: { cpf: '52998224725', unknown: 1 },
      'emails[type eq "work"].value': 'anna@contoso.com',
      'urn:example:extension:User': { shoeSize: 38 },
      'urn:example:extension:User:shoeSize': 38,
      shoeSize: 38,
      phoneNumbers: [{ type: 'mobile', value: '1' }],
      ['__proto__']: { active: false },
    },
  });
  expect(after).toEqual({
    ...ana,
    name: { givenName: 'Anna', familyName: 'Souza' },
    emails: [
      { value: 'anna@contoso.com', type: 'work', primary: true },
      { value: 'nina@exemplo.com', type: 'home' },
    ],
    [enterpriseUrn]: { department: 'Compras', employeeNumber: '0042', manager: { value: '5' } },
    [tramitaUrn]: { cpf: '52998224725' },
  });
});

test('a whole extension or complex attribute is changed part by part, and removed as a whole', () => {
  expect(patched(ana, { op: 'add', path: 'name', value: { givenName: 'Anna' } }).name).toEqual({
    givenName: 'Anna',
    familyName: 'Souza',
  });
  expect(patched(ana, { op: 'add', path: enterpriseUrn, value: { division: 'SP' } })[enterpriseUrn]).toEqual({
    ...ana[enterpriseUrn],
    division: 'SP',
  });
  expect(patched(ana, { op: 'remove', path: enterpriseUrn })).not.toHaveProperty([enterpriseUrn]);
  expect(patched(ana, { op: 'replace', path: 'name', value: null })).not.toHaveProperty('name');
});

test('the work e-mail of a person without e-mail is created', () => {
  const bia: ScimUser = { userName: 'bia' };
  for (const op of ['Add', 'Replace']) {
    expect(patched(bia, { op, path: 'emails[type eq "work"].value', value: 'bia@contoso.com' }).emails).toEqual([
      { type: 'work', value: 'bia@contoso.com' },
    ]);
  }
  expect(
    patched(bia, { op: 'add', path: 'emails[primary eq "True" and type eq "work"]', value: { value: 'b@c.de' } })
      .emails,
  ).toEqual([{ primary: true, type: 'work', value: 'b@c.de' }]);
  expect(patched(bia, { op: 'add', path: 'emails', value: 'b@c.de' }).emails).toEqual([{ value: 'b@c.de' }]);
  expect(() => patched(bia, { op: 'replace', path: 'emails[not (type eq "home")].value', value: 'x' })).toThrow(
    error('noTarget'),
  );
});

test('e-mails are added, replaced and removed one by one; only one stays primary', () => {
  const [work, home] = ana.emails ?? [];
  const other = { value: 'a@b.c', type: 'other', primary: true };
  expect(patched(ana, { op: 'add', path: 'emails', value: [other] }).emails).toEqual([
    { ...work, primary: false },
    home,
    other,
  ]);
  expect(patched(ana, { op: 'add', path: 'emails', value: [{ ...home, display: 'Nina' }] }).emails).toEqual(ana.emails);
  expect(patched(ana, { op: 'add', path: 'emails[type eq "home"].primary', value: 'True' }).emails).toEqual([
    { ...work, primary: false },
    { ...home, primary: true },
  ]);
  expect(patched(ana, { op: 'replace', path: 'emails', value: [other] }).emails).toEqual([other]);
  expect(patched(ana, { op: 'remove', path: 'emails[type eq "work"]' }).emails).toEqual([home]);
  expect(patched(ana, { op: 'replace', path: 'emails[type eq "work"].value', value: '' }).emails).toEqual([home]);
  expect(patched(ana, { op: 'remove', path: 'emails', value: [home] }).emails).toEqual([work]);
  expect(patched(ana, { op: 'remove', path: 'emails[type eq "other"]' }).emails).toEqual(ana.emails);
  expect(patched(ana, { op: 'remove', path: 'emails' })).not.toHaveProperty('emails');
});

test.each([
  ['True', true],
  ['true', true],
  [true, true],
  ['False', false],
  ['false', false],
  [false, false],
])('active is read from %j', (value, active) => {
  expect(patched(ana, { op: 'replace', path: 'active', value }).active).toBe(active);
  expect(patched(ana, { op: 'replace', value: { active: value } }).active).toBe(active);
  expect(readUser({ userName: 'ana', active: value }).active).toBe(active);
});

test.each(['TRUE', 'yes', '', 1, 0, [true]])('active is not read from %j', (value) => {
  expect(() => patched(ana, { op: 'replace', path: 'active', value })).toThrow(error('invalidValue'));
  expect(() => readUser({ userName: 'ana', active: value })).toThrow(error('invalidValue'));
});

test.each([
  { path: 'manager', value: '5' },
  { path: 'manager', value: { value: '5', displayName: 'Caio' } },
  { path: `${enterpriseUrn}:manager`, value: { Value: '5', $ref: '../Users/5' } },
  { path: `${enterpriseUrn}:manager`, value: [{ value: '5' }] },
  { path: `${enterpriseUrn}:manager.value`, value: '5' },
  { value: { [enterpriseUrn]: { manager: '5' } } },
  { value: { [`${enterpriseUrn}:manager`]: { value: '5' } } },
])('manager is read from %j', (operation) => {
  expect(patched(ana, { op: 'Add', ...operation })[enterpriseUrn]?.manager).toEqual({ value: '5' });
});

test.each([{ value: '' }, { value: null }, null, '', [], [null]])('the manager is removed by %j', (value) => {
  expect(patched(ana, { op: 'replace', path: 'manager', value })[enterpriseUrn]).toEqual({ department: 'Compras' });
});

test.each([5, true, { displayName: 'Caio' }, { value: 5 }, ['5', '6']])('%j is not a manager', (value) => {
  expect(() => patched(ana, { op: 'replace', path: 'manager', value })).toThrow(error('invalidValue'));
});

test.each([
  'shoeSize',
  'name.shoeSize',
  'userName.value',
  'emails.value.x',
  'emails[shoeSize eq "1"].value',
  'emails[type eq "work"].shoeSize',
  'emails[type eq "work"',
  'emails[type eq "work"] value',
  'emails[].value',
  'name[givenName eq "Ana"].familyName',
  'members',
  'urn:example:User:shoeSize',
  `${enterpriseUrn}:cpf`,
  `${enterpriseUrn}.department`,
  '.value',
  ' ',
  'userName eq "ana"',
  '"userName"',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
])('path %j is invalid, and the operations before it are not applied', (path) => {
  const operations = [
    { op: 'replace', path: 'title', value: 'Chefe' },
    { op: 'replace', path, value: 'x' },
  ];
  expect(() => patched(ana, ...operations)).toThrow(error('invalidPath'));
  expect(ana.title).toBe('Analista');
});

test.each([
  'phoneNumbers[type eq "mobile"].value',
  'addresses[type eq "work"].formatted',
  'roles[primary eq "True"].value',
  'preferredLanguage',
  'name.middleName',
  'emails[type eq "work"].display',
  `${enterpriseUrn}:costCenter`,
  'urn:ietf:params:scim:schemas:core:2.0:User:timezone',
  'schemas',
])('path %j is accepted and ignored', (path) => {
  expect(patched(ana, { op: 'Add', path, value: 'x' })).toEqual(ana);
});

test.each([
  [{ op: 'replace', path: 'id', value: '8' }, 'mutability'],
  [{ op: 'replace', path: 'meta.version', value: '8' }, 'mutability'],
  [{ op: 'replace', path: 'manager.displayName', value: 'x' }, 'mutability'],
  [{ op: 'remove', path: 'userName' }, 'mutability'],
  [{ op: 'replace', path: 'userName', value: null }, 'mutability'],
  [{ op: 'replace', path: 'userName', value: ' ' }, 'invalidValue'],
  [{ op: 'replace', path: 'userName', value: 5 }, 'invalidValue'],
  [{ op: 'replace', path: 'title' }, 'invalidValue'],
  [{ op: 'replace', path: 'title', value: 'a\0' }, 'invalidValue'],
  [{ op: 'replace', path: 'title', value: '\ud800' }, 'invalidValue'],
  [{ op: 'replace', path: 'title', value: ['x'] }, 'invalidValue'],
  [{ op: 'replace', path: 'name', value: 'Ana' }, 'invalidValue'],
  [{ op: 'replace', path: 'emails', value: [5] }, 'invalidValue'],
  [{ op: 'replace', value: 'x' }, 'invalidValue'],
  [{ op: 'replace' }, 'invalidValue'],
  [{ op: 'replace', path: enterpriseUrn, value: 'x' }, 'invalidValue'],
  [{ op: 'remove' }, 'noTarget'],
])('%j is refused', (operation, scimType) => {
  expect(() => patched(ana, operation)).toThrow(error(scimType));
});

test.each([
  null,
  [],
  'x',
  { Operations: [{ op: 'remove', path: 'title' }] },
  { schemas: [patchUrn] },
  { schemas: [patchUrn], Operations: [] },
  { schemas: [patchUrn], Operations: {} },
  { schemas: [patchUrn], Operations: [null] },
  { schemas: [patchUrn], Operations: [{ path: 'title' }] },
  { schemas: [patchUrn], Operations: [{ op: 'move', path: 'title' }] },
  { schemas: [patchUrn], Operations: [{ op: 'remove', path: 5 }] },
])('%j is not a PATCH', (body) => {
  expect(() => parsePatch(body)).toThrow(error('invalidSyntax'));
});

test('operations, texts, e-mails and members are limited', () => {
  const title = { op: 'replace', path: 'title', value: 'x'.repeat(textLengthMax) };
  expect(patched(ana, ...Array(operationsMax).fill(title)).title).toHaveLength(textLengthMax);
  expect(() => patched(ana, ...Array(operationsMax + 1).fill(title))).toThrow(error('invalidSyntax'));
  expect(() => patched(ana, { ...title, value: `${title.value}x` })).toThrow(error('invalidValue'));
  const emails = Array.from({ length: emailsMax + 1 }, (_, index) => ({ value: `${index}@b.c` }));
  expect(patched(ana, { op: 'replace', path: 'emails', value: emails.slice(1) }).emails).toHaveLength(emailsMax);
  expect(() => patched(ana, { op: 'replace', path: 'emails', value: emails })).toThrow(error('invalidValue'));
  expect(() => patched(ana, { op: 'add', path: 'emails', value: emails.slice(1) })).toThrow(error('invalidValue'));
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 0]));
  const many = { ...keys(attributesMax - 1), userName: 'ana' };
  expect(readUser(many)).toEqual({ userName: 'ana' });
  expect(() => readUser({ ...many, more: 0 })).toThrow(error('invalidSyntax'));
  expect(() => readUser({ userName: 'ana', [enterpriseUrn]: keys(attributesMax) })).toThrow(error('invalidSyntax'));
  const half = { op: 'add', value: keys(attributesMax / 2) };
  expect(patched(ana, half, half)).toEqual(ana);
  expect(() => patched(ana, half, half, half)).toThrow(error('invalidSyntax'));
  const ids = Array.from({ length: membersMax + 1 }, (_, index) => ({ value: String(index) }));
  const add = (value: unknown) => groupChanges(patch({ op: 'add', path: 'members', value }));
  expect(add(ids.slice(1)).members).toHaveLength(1);
  expect(() => add(ids)).toThrow(error('invalidValue'));
  expect(() =>
    groupChanges(
      patch(
        { op: 'add', path: 'members', value: ids.slice(1) },
        { op: 'remove', path: 'members', value: ids.slice(0, 1) },
      ),
    ),
  ).toThrow(error('invalidValue'));
});

test('the body of a person has its attributes in the form of the schemas', () => {
  expect(
    readUser({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', 'urn:example:User'],
      id: '9',
      meta: { resourceType: 'User' },
      ExternalId: '0a21',
      username: 'Ana',
      name: { GivenName: 'Ana', familyName: '', middleName: 'x' },
      emails: [{ Value: 'a@b.c', Type: 'work', primary: 'True', display: 'Ana' }],
      password: 'secret',
      roles: [],
      groups: [],
      locale: null,
      'custom attr': 1,
      [enterpriseUrn.toUpperCase()]: { Department: 'Compras', costCenter: '4130', manager: { value: '3' } },
    }),
  ).toEqual({
    externalId: '0a21',
    userName: 'Ana',
    name: { givenName: 'Ana', familyName: '' },
    emails: [{ value: 'a@b.c', type: 'work', primary: true }],
    [enterpriseUrn]: { department: 'Compras', manager: { value: '3' } },
  });
  expect(() => readUser({ displayName: 'Ana' })).toThrow(error('invalidValue'));
  expect(() => readUser([])).toThrow(error('invalidSyntax'));
});

test('members are added and removed by id, in every form that identity providers send', () => {
  const members = (...operations: Operation[]) => groupChanges(patch(...operations)).members;
  const both = [{ value: '1' }, { value: '2', display: 'Beto', type: 'User' }];
  expect(members({ op: 'Add', path: 'members', value: both })).toEqual([{ kind: 'add', ids: ['1', '2'] }]);
  expect(members({ op: 'add', value: { members: both } })).toEqual([{ kind: 'add', ids: ['1', '2'] }]);
  expect(members({ op: 'add', path: 'members', value: '1' })).toEqual([{ kind: 'add', ids: ['1'] }]);
  expect(members({ op: 'add', path: 'members', value: { value: '1' } })).toEqual([{ kind: 'add', ids: ['1'] }]);
  expect(members({ op: 'Remove', path: 'members', value: [{ value: '1' }] })).toEqual([{ kind: 'remove', ids: ['1'] }]);
  expect(members({ op: 'remove', path: 'members[value eq "1"]' })).toEqual([{ kind: 'remove', ids: ['1'] }]);
  expect(members({ op: 'remove', path: 'members[value eq "1" or value eq "2"]' })).toEqual([
    { kind: 'remove', ids: ['1', '2'] },
  ]);
  expect(members({ op: 'remove', path: 'members', value: [] })).toEqual([{ kind: 'remove', ids: [] }]);
  expect(members({ op: 'remove', path: 'members' })).toEqual([{ kind: 'removeAll' }]);
  expect(members({ op: 'remove', path: 'members', value: null })).toEqual([{ kind: 'removeAll' }]);
  expect(members({ op: 'replace', path: 'members', value: both })).toEqual([{ kind: 'replace', ids: ['1', '2'] }]);
  expect(members({ op: 'replace', path: 'members', value: [] })).toEqual([{ kind: 'replace', ids: [] }]);
});

test('changes of members keep their order; neighbours of the same kind are joined', () => {
  const { members } = groupChanges(
    patch(
      { op: 'remove', path: 'members[value eq "1"]' },
      { op: 'remove', path: 'members[value eq "2"]' },
      { op: 'add', path: 'members', value: [{ value: '3' }, { value: '3' }] },
      { op: 'add', path: 'members', value: [{ value: '4' }] },
      { op: 'remove', path: 'members[value eq "3"]' },
    ),
  );
  expect(members).toEqual([
    { kind: 'remove', ids: ['1', '2'] },
    { kind: 'add', ids: ['3', '4'] },
    { kind: 'remove', ids: ['3'] },
  ]);
});

test('name and external id of a group are changed; its id in a value is ignored', () => {
  expect(groupChanges(patch({ op: 'replace', value: { id: '5', displayName: 'Compras' } }))).toEqual({
    displayName: 'Compras',
    externalId: undefined,
    members: [],
  });
  const renamed = groupChanges(
    patch({ op: 'Replace', path: 'displayName', value: 'TI' }, { op: 'remove', path: 'externalId' }),
  );
  expect(renamed).toEqual({ displayName: 'TI', externalId: null, members: [] });
});

test.each([
  [{ op: 'remove', path: 'displayName' }, 'mutability'],
  [{ op: 'replace', path: 'displayName', value: '' }, 'invalidValue'],
  [{ op: 'replace', path: 'userName', value: 'x' }, 'invalidPath'],
  [{ op: 'remove', path: 'members[display eq "Ana"]' }, 'invalidPath'],
  [{ op: 'remove', path: 'members[not (value eq "1")]' }, 'invalidPath'],
  [{ op: 'remove', path: 'members[value eq "1" and value eq "2"]' }, 'invalidPath'],
  [{ op: 'add', path: 'members[value eq "1"]', value: { value: '2' } }, 'invalidPath'],
  [{ op: 'replace', path: 'members.value', value: '2' }, 'invalidPath'],
  [{ op: 'add', path: 'members', value: [{ display: 'Ana', type: 'User' }] }, 'invalidValue'],
  [{ op: 'add', path: 'members', value: [{ value: 5 }] }, 'invalidValue'],
  [{ op: 'add', path: 'members' }, 'invalidValue'],
])('a group refuses %j', (operation, scimType) => {
  expect(() => groupChanges(patch(operation))).toThrow(error(scimType));
});

test('the body of a group has its name and the ids of its members', () => {
  expect(
    readGroup({
      schemas: ['urn:x'],
      displayName: 'Compras',
      externalId: 'e',
      members: [{ value: '1' }, { value: '1' }],
    }),
  ).toEqual({ displayName: 'Compras', externalId: 'e', members: ['1'] });
  expect(readGroup({ displayName: 'Compras' }).members).toBeUndefined();
  expect(readGroup({ displayName: 'Compras', members: [] }).members).toEqual([]);
  expect(() => readGroup({ members: [] })).toThrow(error('invalidValue'));
});
