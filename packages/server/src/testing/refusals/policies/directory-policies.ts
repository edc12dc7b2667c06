import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];

/** Returns refusals of everyone except administrators. */
const onlyAdmin = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));

/** Policies of people and of the register: administrators only. */
export function aboutDirectory(office: BusyOffice) {
  return { ...aboutPersonCalls(office), ...aboutRegister(office) } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutPersonCalls(office: BusyOffice) {
  const { bia, elisa, admin, buyers, blocks, scim } = office;
  const { fresh, left, managed, inactive } = office.directory;
  const one = (id: number | string, verb = '') => `/v1/people/${id}${verb}`;
  const replace = '/replace-superior';
  const body = { userName: 'nova.pessoa', firstName: 'Nova', lastName: 'Pessoa' };
  const about = (verb: string, id: number, refused: CallPolicy['refused'], sent?: unknown): CallPolicy => ({
    allowed: { by: 'admin', path: one(id, verb), body: sent },
    missing: { by: 'admin', path: one(absentId, verb), body: sent },
    concealed: false,
    refused: [...onlyAdmin(one(id, verb), sent), invalid('admin', one('x', verb), ['id'], sent), ...refused],
  });
  const gone = (verb: string, body?: unknown) => late('admin', one(blocks.anonymised, verb), 'PERSON_ANONYMISED', body);
  const outdated = (verb: string, body: object) =>
    late('admin', one(fresh, verb), 'RECORD_OUTDATED', { ...body, knownRevision: 'antiga' });
  return {
    'directory.list': {
      allowed: { by: 'admin', path: '/v1/people?q=bia' },
      missing: null,
      concealed: false,
      refused: [
        ...onlyAdmin('/v1/people'),
        invalid('admin', `/v1/people?q=${'x'.repeat(201)}&page=-1&size=201&branchId=0&role=ROLE_X&access=SIM`, [
          'q',
          'page',
          'size',
          'branchId',
          'role',
          'access',
        ]),
        invalid('admin', `/v1/people?jobTitleId=x&statusId=x&source=${'x'.repeat(101)}`, [
          'jobTitleId',
          'statusId',
          'source',
        ]),
      ],
    },
    'directory.get': about('', fresh, []),
    'directory.create': {
      allowed: { by: 'admin', path: '/v1/people', body },
      missing: null,
      concealed: false,
      refused: [
        ...onlyAdmin('/v1/people', body),
        invalid('admin', '/v1/people', ['userName', 'firstName', 'lastName'], {}),
        invalid('admin', '/v1/people', ['email', 'custom2', 'branchId', 'superiorId'], {
          ...body,
          email: 'sem arroba',
          custom2: '111.111.111-11',
          branchId: absentId,
          superiorId: absentId,
        }),
        invalid('admin', '/v1/people', ['status'], { ...body, status: 'inexistente' }),
        invalid('admin', '/v1/people', ['showOnlyPersonalMenu', 'statusId'], {
          ...body,
          showOnlyPersonalMenu: 'sim',
          statusId: 'x',
        }),
        { ...late('admin', '/v1/people', 'CONFLICT', { ...body, userName: ' BIA ' }), fields: ['userName'] },
      ],
    },
    'directory.update': about(
      '',
      fresh,
      [
        invalid('admin', one(fresh), ['userName', 'firstName'], { userName: 'com espaço', firstName: ' ' }),
        { ...late('admin', one(fresh), 'CONFLICT', { userName: 'bia' }), fields: ['userName'] },
        { ...late('admin', one(managed), 'MANAGED_ELSEWHERE', { lastName: 'Outra' }), fields: ['lastName'] },
        { ...late('admin', one(elisa), 'HIERARCHY_CYCLE', { superiorId: bia }), fields: ['superiorId'] },
        gone('', { nickName: 'Nininha' }),
        outdated('', { nickName: 'Nininha' }),
      ],
      { nickName: 'Nininha' },
    ),
    'directory.replaceSuperior': about(
      replace,
      inactive,
      [
        invalid('admin', one(inactive, replace), ['superiorId'], {}),
        invalid('admin', one(inactive, replace), ['superiorId'], { superiorId: absentId }),
        invalid('admin', one(inactive, replace), ['superiorId'], { superiorId: left }),
        { ...late('admin', one(elisa, replace), 'HIERARCHY_CYCLE', { superiorId: bia }), fields: ['superiorId'] },
        { ...late('admin', one(left, replace), 'MANAGED_ELSEWHERE', { superiorId: fresh }), fields: ['superiorId'] },
      ],
      { superiorId: fresh },
    ),
    'directory.activate': about('/activate', left, [
      late('admin', one(inactive, '/activate'), 'MANAGED_ELSEWHERE'),
      gone('/activate'),
    ]),
    'directory.deactivate': about('/deactivate', fresh, [
      late('admin', one(managed, '/deactivate'), 'MANAGED_ELSEWHERE'),
      late('admin', one(admin, '/deactivate'), 'LAST_ADMIN'),
      gone('/deactivate'),
    ]),
    'directory.release': about('/release', managed, [gone('/release')]),
    'directory.tasks': about('/tasks', fresh, [
      invalid('admin', one(fresh, '/tasks?page=-1&size=201'), ['page', 'size']),
    ]),
    'directory.setGroups': about(
      '/groups',
      fresh,
      [
        invalid('admin', one(fresh, '/groups'), ['groups'], {}),
        invalid('admin', one(fresh, '/groups'), ['groups'], { groups: [absentId] }),
        invalid('admin', one(fresh, '/groups'), ['groups.0'], { groups: ['x'] }),
        gone('/groups', { groups: [buyers] }),
        outdated('/groups', { groups: [buyers] }),
        late('admin', one(fresh, '/groups'), 'MANAGED_ELSEWHERE', { groups: [scim.taken] }),
      ],
      { groups: [buyers] },
    ),
    'directory.setRoles': about(
      '/roles',
      fresh,
      [
        invalid('admin', one(fresh, '/roles'), ['roles.0'], { roles: ['ROLE_USER'] }),
        late('admin', one(admin, '/roles'), 'LAST_ADMIN', { roles: [] }),
        gone('/roles', { roles: ['ROLE_REPORT'] }),
        outdated('/roles', { roles: ['ROLE_REPORT'] }),
      ],
      { roles: ['ROLE_REPORT'] },
    ),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutRegister({ directory: { branches } }: BusyOffice) {
  const all = '/v1/register/branches';
  const one = (id: number | string, verb = '') => `${all}/${id}${verb}`;
  const body = { name: 'Oeste', code: 'O1', state: 'SP', city: '3550308' };
  const about = (verb: string, id: number, refused: CallPolicy['refused'], sent?: unknown): CallPolicy => ({
    allowed: { by: 'admin', path: one(id, verb), body: sent },
    missing: { by: 'admin', path: one(absentId, verb), body: sent },
    concealed: false,
    refused: [
      ...onlyAdmin(one(id, verb), sent),
      invalid('admin', `/v1/register/planetas/x${verb}`, ['kind', 'id'], sent),
      late('admin', one(branches.managed, verb), 'MANAGED_ELSEWHERE', sent),
      ...refused,
    ],
  });
  return {
    'register.list': {
      allowed: { by: 'admin', path: all },
      missing: { by: 'admin', path: '/v1/register/branches/lista' },
      concealed: false,
      refused: [
        ...onlyAdmin(all),
        invalid('admin', '/v1/register/planetas', ['kind']),
        invalid('admin', `${all}?q=${'x'.repeat(201)}&active=1&page=-1&size=201`, ['q', 'active', 'page', 'size']),
      ],
    },
    'register.create': {
      allowed: { by: 'admin', path: all, body },
      missing: { by: 'admin', path: `${all}/novo`, body },
      concealed: false,
      refused: [
        ...onlyAdmin(all, body),
        invalid('admin', '/v1/register/planetas', ['kind'], body),
        invalid('admin', all, ['name'], {}),
        invalid('admin', all, ['name', 'state', 'city', 'timeZone', 'color'], {
          name: ' ',
          state: 'XX',
          city: '12',
          timeZone: 'Marte',
          color: 'jade',
        }),
        invalid('admin', all, ['calendar'], { ...body, calendar: 'x' }),
        invalid('admin', all, ['calendar'], { ...body, calendar: absentId }),
        { ...late('admin', all, 'CONFLICT', { ...body, name: ' NORTE' }), fields: ['name'] },
        { ...late('admin', all, 'CONFLICT', { ...body, code: 'n1' }), fields: ['code'] },
      ],
    },
    'register.update': about(
      '',
      branches.free,
      [
        invalid('admin', one(branches.free), ['name'], { name: '' }),
        { ...late('admin', one(branches.free), 'CONFLICT', { name: 'sul' }), fields: ['name'] },
      ],
      { name: 'Nordeste' },
    ),
    'register.deactivate': about('/deactivate', branches.used, []),
    'register.reactivate': about('/reactivate', branches.free, []),
    'register.remove': about('', branches.free, [late('admin', one(branches.used), 'CONFLICT')]),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
