import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late, open } from './call-policy.ts';

/** Policies of groups of both kinds: every user lists them, users who manage groups do the rest. */
export function aboutGroups({ buyers, limitedTo, freeGroups, ana, scim }: BusyOffice) {
  const attendance = about('/v1/groups', { used: buyers, free: freeGroups.attendance, ana, linked: scim.taken });
  const initializer = about('/v1/initializer-groups', {
    used: limitedTo,
    free: freeGroups.initializer,
    ana,
    linked: scim.linkedInitializer,
  });
  return {
    'people.listGroups': open('ana', '/v1/groups', [
      invalid('ana', '/v1/groups?page=-1&size=0&inactive=1&counts=1', ['page', 'size', 'inactive', 'counts']),
    ]),
    'groups.get': attendance.get,
    'groups.create': attendance.create,
    'groups.update': attendance.update,
    'groups.delete': attendance.delete,
    'groups.listInitializers': open('ana', '/v1/initializer-groups', [
      invalid('ana', `/v1/initializer-groups?search=${'x'.repeat(201)}&page=-1&size=51&counts=sim`, [
        'search',
        'page',
        'size',
        'counts',
      ]),
    ]),
    'groups.getInitializer': initializer.get,
    'groups.createInitializer': initializer.create,
    'groups.updateInitializer': initializer.update,
    'groups.deleteInitializer': initializer.delete,
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

interface Groups {
  readonly used: number;
  readonly free: { readonly id: number; readonly name: string };
  readonly ana: number;
  /** A group whose members come from a directory. */
  readonly linked: number;
}

function about(path: string, { used, free, ana, linked }: Groups) {
  const one = (id: number | string) => `${path}/${id}`;
  const body = { name: 'Novo grupo', active: true, members: [ana] };
  /** Refusals common to creating and updating. */
  const unfit = (to: string) => [
    ...['ana', 'apoio', 'auditora'].map((name) => forbidden(name, to, 'FORBIDDEN', body)),
    invalid('gestora', to, ['name', 'active', 'members'], { name: ' ' }),
    invalid('gestora', to, ['name', 'members'], { ...body, name: 'x'.repeat(101), members: [absentId] }),
    invalid('gestora', to, ['members.0', 'active'], { ...body, active: 'sim', members: ['x'] }),
    invalid('gestora', to, ['calendar'], { ...body, calendar: absentId }),
  ];
  return {
    get: {
      allowed: { by: 'gestora', path: one(used) },
      missing: { by: 'gestora', path: one(absentId) },
      concealed: false,
      refused: [forbidden('ana', one(used), 'FORBIDDEN'), invalid('gestora', one('x'), ['id'])],
    },
    create: {
      allowed: { by: 'gestora', path, body },
      missing: null,
      concealed: false,
      refused: [
        ...unfit(path),
        { ...late('gestora', path, 'CONFLICT', { ...body, name: ` ${free.name.toUpperCase()}` }), fields: ['name'] },
      ],
    },
    update: {
      allowed: { by: 'analista', path: one(used), body },
      missing: { by: 'analista', path: one(absentId), body },
      concealed: false,
      refused: [
        ...unfit(one(used)),
        invalid('gestora', one('x'), ['id'], body),
        { ...late('gestora', one(used), 'CONFLICT', { ...body, name: free.name }), fields: ['name'] },
        { ...late('gestora', one(linked), 'MANAGED_ELSEWHERE', body), fields: ['members'] },
        late('gestora', one(used), 'RECORD_OUTDATED', { ...body, knownRevision: 'antiga' }),
      ],
    },
    delete: {
      allowed: { by: 'gestora', path: one(free.id) },
      missing: { by: 'gestora', path: one(absentId) },
      concealed: false,
      refused: [
        forbidden('ana', one(free.id), 'FORBIDDEN'),
        invalid('gestora', one('x'), ['id']),
        late('gestora', one(used), 'CONFLICT'),
        late('gestora', one(linked), 'CONFLICT'),
      ],
    },
  } satisfies Record<string, CallPolicy>;
}
