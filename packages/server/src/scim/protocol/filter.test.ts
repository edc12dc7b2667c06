import { expect, test } from 'vitest';
import { ScimError } from './errors.ts';
import { filterComparisonsMax, filterDepthMax, filterLengthMax, parseFilter } from './filter.ts';
import { matchesFilter } from './matches-filter.ts';
import type { ScimGroup, ScimUser } from './resources.ts';
import { enterpriseUrn, tramitaUrn } from './schemas.ts';

const ana: ScimUser = {
  id: '7',
  externalId: 'aB1',
  userName: 'CONTOSO\\Ana.Souza',
  name: { givenName: 'Ana', familyName: 'Souza "Nina"' },
  displayName: 'Ana Souza',
  emails: [
    { value: 'ana@contoso.com', type: 'work', primary: true },
    { value: 'nina@exemplo.com', type: 'home' },
  ],
  active: true,
  title: 'Analista sênior',
  [enterpriseUrn]: { employeeNumber: '0042', department: 'Compras', manager: { value: '3' } },
  [tramitaUrn]: { cpf: '529.982.247-25', branchCode: 'SP-01' },
  meta: {
    resourceType: 'User',
    created: '2026-01-02T03:04:05.000Z',
    lastModified: '2026-05-06T07:08:09.000Z',
    location: '/Users/7',
    version: 'W/"1"',
  },
};

const matchesAna = (filter: string) => matchesFilter(parseFilter(filter, 'User'), ana, 'User');

test.each([
  'userName eq "contoso\\\\ana.souza"',
  'USERNAME EQ "CONTOSO\\\\ANA.SOUZA"',
  'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "contoso\\\\ana.souza"',
  'userName sw "contoso\\\\" and title ew "S\\u00canior"',
  'name.familyName co "\\"nina\\""',
  'externalId eq "aB1"',
  'active eq true',
  'active eq "True"',
  'active ne False',
  'emails eq "nina@exemplo.com"',
  'emails.value co "@contoso"',
  'emails[type eq "work"].value eq "ana@contoso.com"',
  'emails[type eq "work" and value co "contoso"]',
  'emails[primary eq true].value pr',
  'id eq "7" and manager eq "3"',
  'manager.value eq "3"',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value pr',
  'URN:ietf:params:scim:schemas:extension:tramita:2.0:User:branchcode eq "sp-01"',
  'employeeNumber ge "0042" and employeeNumber lt "0043"',
  'meta.lastModified gt "2026-05-06T04:08:08-03:00"',
  'meta.created le "2026-01-02T03:04:05Z"',
  'nickName eq null and title ne null',
  'not (nickName pr)',
  'nickName ne "Ani"',
  'name pr and emails pr and manager pr',
  'title eq "x" or userName pr and active eq true',
  '(title eq "x" or userName pr) and not (active eq false or id eq "8")',
])('%s matches', (filter) => {
  expect(matchesAna(filter)).toBe(true);
});

test.each([
  'externalId eq "ab1"',
  'emails[type eq "work"].value eq "nina@exemplo.com"',
  'emails[type eq "work" and value eq "nina@exemplo.com"]',
  'emails ne "nina@exemplo.com"',
  'title eq "x" or userName pr and active eq false',
  'division pr',
  'meta.created gt "2026-01-02T03:04:05Z"',
])('%s does not match', (filter) => {
  expect(matchesAna(filter)).toBe(false);
});

test('members of groups are compared by id, with and without a value path', () => {
  const group: ScimGroup = { displayName: 'Compras', members: [{ value: '7' }, { value: '9' }] };
  const matches = (filter: string) => matchesFilter(parseFilter(filter, 'Group'), group, 'Group');
  expect(matches('displayName eq "compras" and members eq "9"')).toBe(true);
  expect(matches('members[value eq "7"]')).toBe(true);
  expect(matches('members.value eq "8"')).toBe(false);
  expect(parseFilter('members eq "9"', 'Group')).toEqual({
    op: 'eq',
    path: 'members.value',
    value: '9',
    isCaseExact: true,
  });
});

test.each([
  '',
  '   ',
  'userName',
  'userName eq',
  'userName eq ana',
  'userName eq "ana',
  'userName eq "a\\ja"',
  'userName eq "ana" and',
  'userName eq "ana" title pr',
  'userName eq"ana"',
  'userName is "ana"',
  'userName eq 5',
  'userName gt null',
  'userName eq "a\\u0000"',
  'userName eq "\\ud800"',
  'active gt true',
  'active eq "sim"',
  'meta.created eq "ontem"',
  'meta.created co "2026-01-02T03:04:05Z"',
  'meta.created gt "2026-01-02T03:04:05"',
  'meta.created gt "0000-01-01T00:00:00Z"',
  'meta.created lt "9999-12-31T23:59:59-23:00"',
  'name eq "Ana"',
  'name.middleName pr',
  'phoneNumbers pr',
  'password eq "x"',
  'schemas pr',
  'meta.version pr',
  'emails.foo pr',
  'emails[type eq "work"',
  'emails[emails[type eq "work"]]',
  'emails[type eq "work"].foo pr',
  'emails[userName eq "x"]',
  'userName[value eq "x"]',
  'members eq "1"',
  'urn:example:User:userName eq "x"',
  'not userName pr',
  '(userName pr',
  'userName pr)',
  '"userName" pr',
  '__proto__ pr',
  'constructor eq "x"',
])('%j is an invalid filter', (filter) => {
  expect(() => parseFilter(filter, 'User')).toThrow(
    expect.objectContaining({ name: 'ScimError', status: 400, scimType: 'invalidFilter' }),
  );
});

test('length, depth and comparisons of a filter are limited', () => {
  const ofLength = (length: number) => `id eq "${'x'.repeat(length - 'id eq ""'.length)}"`;
  expect(parseFilter(ofLength(filterLengthMax), 'User')).toMatchObject({ op: 'eq' });
  expect(() => parseFilter(ofLength(filterLengthMax + 1), 'User')).toThrow(ScimError);
  const ofDepth = (depth: number) => `${'('.repeat(depth)}id pr${')'.repeat(depth)}`;
  expect(parseFilter(ofDepth(filterDepthMax), 'User')).toEqual({ op: 'pr', path: 'id' });
  expect(() => parseFilter(ofDepth(filterDepthMax + 1), 'User')).toThrow(ScimError);
  const ofCount = (count: number) => Array(count).fill('not (emails[value eq "x"])').join(' or ');
  expect(parseFilter(ofCount(filterComparisonsMax), 'User')).toMatchObject({ op: 'or' });
  expect(() => parseFilter(ofCount(filterComparisonsMax + 1), 'User')).toThrow(ScimError);
});
