import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late, open } from './call-policy.ts';

/** Policies of departments and sectors: every user reads them, responsible users with the permission change them. */
export function aboutAreas({ areas, ana }: BusyOffice) {
  const sectors = (id: number | string) => `/v1/departments/${id}/sectors`;
  const department = about('/v1/departments', { ...areas.department, ana }, {});
  const sector = about('/v1/sectors', { ...areas.sector, ana }, { departmentId: areas.department.own });
  return {
    'departments.list': open('ana', '/v1/departments', [
      invalid('ana', '/v1/departments?page=-1&size=1000&counts=1', ['page', 'size', 'counts']),
    ]),
    'departments.listSectors': {
      allowed: { by: 'ana', path: sectors(areas.department.own) },
      missing: { by: 'ana', path: sectors(absentId) },
      concealed: false,
      refused: [
        invalid('ana', sectors('x'), ['id']),
        invalid('ana', `${sectors(areas.department.own)}?size=0&counts=1`, ['size', 'counts']),
      ],
    },
    'departments.get': department.get,
    'departments.create': department.create,
    'departments.update': department.update,
    'departments.deactivate': department.switch(''),
    'departments.activate': department.switch('/activate'),
    'sectors.get': sector.get,
    'sectors.create': {
      ...sector.create,
      refused: [
        ...sector.create.refused,
        invalid('coordenadora', '/v1/sectors', ['departmentId'], {
          ...sector.create.allowed.body,
          departmentId: absentId,
        }),
      ],
    },
    'sectors.update': sector.update,
    'sectors.deactivate': sector.switch(''),
    'sectors.activate': sector.switch('/activate'),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

interface Areas {
  /** The area that `coordenadora` is responsible for. */
  readonly own: number;
  /** An area without responsible people, with its name. */
  readonly other: { readonly id: number; readonly description: string };
  readonly ana: number;
}

function about(path: string, { own, other, ana }: Areas, place: object) {
  const one = (id: number | string, verb = '') => `${path}${verb}/${id}`;
  const body = { ...place, description: 'Área nova', active: true, responsibles: [ana] };
  const taken = { ...body, description: other.description.toUpperCase() };
  const outsiders = (to: string, sent?: object) =>
    ['ana', 'gestora', 'auditora'].map((name) => forbidden(name, to, 'FORBIDDEN', sent));
  const foreign = (name: string, to: string, sent?: object) =>
    forbidden(name, to, 'FORBIDDEN', sent, 'NOT_RESPONSIBLE');
  return {
    get: {
      allowed: { by: 'ana', path: one(own) },
      missing: { by: 'ana', path: one(absentId) },
      concealed: false,
      refused: [invalid('ana', one('x'), ['id'])],
    },
    create: {
      allowed: { by: 'analista', path, body },
      missing: { by: 'coordenadora', path, body: { ...body, id: absentId } },
      concealed: false,
      refused: [
        ...outsiders(path, body),
        foreign('admin', path, { ...body, id: own }),
        invalid('analista', path, ['description', 'responsibles', 'active'], { ...place, description: ' ' }),
        invalid('analista', path, ['responsibles'], { ...body, responsibles: [absentId] }),
        invalid('analista', path, ['responsibles'], {
          ...body,
          responsibles: Array.from(Array(51), (_, n) => n + 1000),
        }),
        { ...late('analista', path, 'CONFLICT', taken), fields: ['description'] },
        late('coordenadora', path, 'RECORD_OUTDATED', { ...body, id: own, knownRevision: 'antiga' }),
      ],
    },
    update: {
      allowed: { by: 'coordenadora', path: one(own), body: { description: 'Outro nome' } },
      missing: { by: 'coordenadora', path: one(absentId), body: {} },
      concealed: false,
      refused: [
        ...outsiders(one(own), body),
        foreign('admin', one(own), body),
        foreign('coordenadora', one(other.id), body),
        invalid('coordenadora', one('x'), ['id'], {}),
        invalid('coordenadora', one(own), ['responsibles'], { responsibles: [] }),
        { ...late('coordenadora', one(own), 'CONFLICT', taken), fields: ['description'] },
        late('coordenadora', one(own), 'RECORD_OUTDATED', { knownRevision: 'antiga' }),
      ],
    },
    switch: (verb: string): CallPolicy => ({
      allowed: { by: 'coordenadora', path: one(own, verb) },
      missing: { by: 'coordenadora', path: one(absentId, verb) },
      concealed: false,
      refused: [
        ...outsiders(one(own, verb)),
        foreign('admin', one(own, verb)),
        foreign('coordenadora', one(other.id, verb)),
        invalid('coordenadora', one('x', verb), ['id']),
      ],
    }),
  };
}
