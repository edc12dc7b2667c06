import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, absentUuid, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

const office = [{ start: '08:00', end: '18:00' }];
const settings = {
  timeZone: 'America/Sao_Paulo',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: 'SP',
  city: 3550308,
  optionalDays: ['CORPUS_CHRISTI'],
  ownDays: [{ date: '12-28', name: 'Inventário', intervals: [] }],
};
const others = ['ana', 'gestora', 'analista', 'auditora', 'apoio'];
const ownDays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `${2000 + Math.floor(index / 12)}-${month(index)}-01`,
    name: 'x',
  }));
const month = (index: number): string => String((index % 12) + 1).padStart(2, '0');

/** Policies of calendars: every user reads them, administrators change them. */
export function aboutCalendars({ calendars, open: running }: BusyOffice) {
  const path = '/v1/calendars';
  const one = (id: number | string) => `${path}/${id}`;
  const impact = (id: number | string) => `${one(id)}/impact`;
  const trace = (uuid: string) => `/v1/tasks/${uuid}/due-trace`;
  const body = { name: 'Plantão', settings };
  /** Refusals common to all calls that send settings. */
  const unfit = (to: string, more: object = {}) => {
    const sent = (changes: object) => ({ ...more, settings: { ...settings, ...changes } });
    const five = Array.from({ length: 5 }, (_, index) => ({ start: `0${index}:00`, end: `0${index}:30` }));
    return [
      ...others.map((name) => forbidden(name, to, 'FORBIDDEN', sent({}))),
      invalid('admin', to, ['settings.week'], sent({ week: Array.from({ length: 7 }, () => []) })),
      invalid('admin', to, ['settings.week'], sent({ week: [[], [...office, ...office], [], [], [], [], []] })),
      invalid('admin', to, ['settings.week'], sent({ week: [office] })),
      invalid('admin', to, ['settings.week.0'], sent({ week: [five, [], [], [], [], [], []] })),
      invalid(
        'admin',
        to,
        ['settings.week.0.0.start'],
        sent({
          week: [[{ start: '24:00', end: '10:00' }], [], [], [], [], [], []],
        }),
      ),
      invalid('admin', to, ['settings.timeZone'], sent({ timeZone: 'America/Atlantida' })),
      invalid('admin', to, ['settings.state', 'settings.city'], sent({ state: 'XX', city: 12 })),
      invalid('admin', to, ['settings.ownDays'], sent({ ownDays: [{ date: '2026-02-30', name: 'x' }] })),
      invalid('admin', to, ['settings.ownDays'], sent({ ownDays: ownDays(2001) })),
      invalid('admin', to, ['settings.ownDays.0.name'], sent({ ownDays: [{ date: '12-28', name: ' ' }] })),
    ];
  };
  return {
    'calendars.list': open('ana', path),
    'calendars.get': {
      allowed: { by: 'ana', path: one(calendars.free) },
      missing: { by: 'ana', path: one(absentId) },
      concealed: false,
      refused: [invalid('ana', one('x'), ['id'])],
    },
    'calendars.create': {
      allowed: { by: 'admin', path, body },
      missing: null,
      concealed: false,
      refused: [
        ...unfit(path, { name: 'Plantão' }),
        invalid('admin', path, ['name', 'settings'], {}),
        invalid('admin', path, ['name'], { ...body, name: ' ' }),
        invalid('admin', path, ['name'], { ...body, name: 'x'.repeat(101) }),
        { ...late('admin', path, 'CONFLICT', { ...body, name: ' COMERCIAL' }), fields: ['name'] },
      ],
    },
    'calendars.update': {
      allowed: { by: 'admin', path: one(calendars.free), body },
      missing: { by: 'admin', path: one(absentId), body },
      concealed: false,
      refused: [
        ...unfit(one(calendars.free)),
        invalid('admin', one('x'), ['id'], body),
        invalid('admin', one(calendars.free), ['isDefault', 'openTasks'], { isDefault: false, openTasks: 'LATER' }),
        { ...late('admin', one(calendars.free), 'CONFLICT', { name: 'Comercial' }), fields: ['name'] },
        late('admin', one(calendars.free), 'RECORD_OUTDATED', { name: 'Livre', knownRevision: 'antiga' }),
      ],
    },
    'calendars.delete': {
      allowed: { by: 'admin', path: one(calendars.free) },
      missing: { by: 'admin', path: one(absentId) },
      concealed: false,
      refused: [
        ...others.map((name) => forbidden(name, one(calendars.free), 'FORBIDDEN')),
        invalid('admin', one('x'), ['id']),
        late('admin', one(calendars.standard), 'CALENDAR_IN_USE'),
      ],
    },
    'calendars.impact': {
      allowed: { by: 'admin', path: impact(calendars.free), body: { settings } },
      missing: { by: 'admin', path: impact(absentId), body: { settings } },
      concealed: false,
      refused: [...unfit(impact(calendars.free)), invalid('admin', impact('x'), ['id'], { settings })],
    },
    'calendars.dueTrace': {
      allowed: { by: 'bia', path: trace(running.task) },
      missing: { by: 'bia', path: trace(absentUuid) },
      concealed: true,
      refused: [invalid('bia', trace('abc'), ['uuid']), hidden('estranho', trace(running.task))],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
