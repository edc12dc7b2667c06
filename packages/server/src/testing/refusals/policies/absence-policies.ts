import type { EndpointId } from '@tramita/client/contract';
import { dayAfter } from '../office/absences.ts';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, bad, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

const others = ['ana', 'gestora', 'analista', 'auditora', 'apoio', 'restrito', 'eva'];

/** Policies of absences: the person, their superior and administrators; a substitute may decline. */
export function aboutAbsences({ absences, davi, eva, ana, elisa, processId }: BusyOffice) {
  const path = '/v1/absences';
  const { running, planned, ended } = absences;
  const one = (id: number | string, verb = '') => `${path}/${id}${verb}`;
  const body = { startsOn: dayAfter(20), endsOn: dayAfter(24), reason: 'VACATION' };
  const substitutes = (count: number, processIds: number[] | null = null) =>
    Array.from({ length: count }, (_, index) => ({ personId: index + 1, processIds }));
  /** Refusals common to all calls that send values. */
  const unfit = (by: string, to: string, more: object = {}) => {
    const sent = (changes: object) => ({ ...more, ...body, ...changes });
    return [
      invalid(by, to, ['startsOn', 'endsOn', 'reason', 'includesGroups', 'substitutes'], {
        ...more,
        startsOn: 'hoje',
        endsOn: '1/1/2026',
        reason: 'DOENTE',
        includesGroups: 'sim',
        substitutes: substitutes(21),
      }),
      invalid(by, to, ['startsOn'], sent({ startsOn: '2026-02-30' })),
      invalid(by, to, ['endsOn'], sent({ endsOn: dayAfter(19) })),
      invalid(by, to, ['substitutes.0.processIds'], sent({ substitutes: substitutes(1, Array(51).fill(processId)) })),
      invalid(by, to, ['substitutes.0.processIds'], sent({ substitutes: substitutes(1, []) })),
      invalid(by, to, ['substitutes.0.processIds'], sent({ substitutes: [{ personId: eva, processIds: [absentId] }] })),
      {
        ...bad(by, to, 'SUBSTITUTE_INVALID', sent({ substitutes: [{ personId: absentId }] })),
        fields: ['substitutes.0.personId'],
      },
      late(by, to, 'SUBSTITUTION_OVERLAP', sent({ substitutes: [{ personId: eva }, { personId: ana }] })),
    ];
  };
  return {
    'absences.list': {
      ...open('restrito', path),
      allowed: { by: 'admin', path: `${path}?personId=${davi}` },
      missing: { by: 'admin', path: `${path}?personId=${absentId}` },
      refused: [
        ...others.map((by) => forbidden(by, `${path}?personId=${davi}`, 'FORBIDDEN')),
        invalid('admin', `${path}?personId=x`, ['personId']),
      ],
    },
    'absences.create': {
      allowed: { by: 'restrito', path, body },
      missing: { by: 'admin', path, body: { ...body, personId: absentId } },
      concealed: false,
      refused: [
        ...others.map((by) => forbidden(by, path, 'FORBIDDEN', { ...body, personId: davi })),
        ...unfit('admin', path, { personId: davi }),
        late('admin', path, 'CONFLICT', { ...body, personId: elisa }),
      ],
    },
    'absences.update': {
      allowed: { by: 'davi', path: one(planned), body },
      missing: { by: 'davi', path: one(absentId), body },
      concealed: false,
      refused: [
        ...others.map((by) => forbidden(by, one(planned), 'FORBIDDEN', body)),
        invalid('davi', one('x'), ['id'], body),
        ...unfit('davi', one(planned)),
        late('caio', one(ended), 'CONFLICT', body),
      ],
    },
    'absences.end': {
      allowed: { by: 'davi', path: one(running, '/end') },
      missing: { by: 'davi', path: one(absentId, '/end') },
      concealed: false,
      refused: [
        ...others.map((by) => forbidden(by, one(running, '/end'), 'FORBIDDEN')),
        invalid('davi', one('x', '/end'), ['id']),
        late('davi', one(planned, '/end'), 'CONFLICT'),
      ],
    },
    'absences.delete': {
      allowed: { by: 'admin', path: one(planned) },
      missing: { by: 'admin', path: one(absentId) },
      concealed: false,
      refused: [
        ...others.map((by) => forbidden(by, one(planned), 'FORBIDDEN')),
        invalid('davi', one('x'), ['id']),
        late('davi', one(running), 'CONFLICT'),
      ],
    },
    'absences.decline': {
      allowed: { by: 'eva', path: one(running, '/decline') },
      missing: { by: 'eva', path: one(absentId, '/decline') },
      concealed: true,
      refused: [
        hidden('davi', one(running, '/decline')),
        hidden('estranho', one(running, '/decline')),
        late('eva', one(ended, '/decline'), 'CONFLICT'),
        invalid('eva', one('x', '/decline'), ['id']),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
