import { deleteCalendar, getCalendar, listCalendars } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { calendarSettings, createdCalendar, newCalendar } from '../scene/calendars.ts';
import { sharedRequest } from '../scene/requests.ts';
import { claim } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import { long } from './lists.ts';

const noWork = { ...calendarSettings(), week: Array.from({ length: 7 }, () => []) };
const unfit = [
  { body: { settings: noWork }, fields: ['settings.week'] },
  { body: { settings: { ...calendarSettings(), timeZone: 'America/Atlantida' } }, fields: ['settings.timeZone'] },
];
const named = unfit.map(({ body, fields }) => ({ body: { name: 'Plantão', ...body }, fields }));

/** Business calendars and the trace of a due time, all additions. */
export const calendarOperations = {
  'calendars.list': {
    as: 'requester',
    input: () => ({}),
    result({ elements }) {
      const defaults = elements.filter(({ isDefault }) => isDefault);
      claim(defaults.length === 1, 'exatamente um calendário padrão', defaults);
    },
  },
  'calendars.get': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await createdCalendar(scene)).id } }),
    result({ id, settings, holidays }, _scene, { params }) {
      claim(id === params.id && settings.timeZone === 'America/Manaus', `o calendário ${params.id}`, { id, settings });
      claim(
        holidays.some(({ date }) => date === '12-25'),
        'os feriados nacionais',
        holidays,
      );
    },
    invalid: [{ params: { id: 'x' as never }, fields: ['id'] }],
  },
  'calendars.create': {
    as: 'administrator',
    input: (scene) => ({ body: newCalendar(scene) }),
    async result({ id, name, isDefault, version }, scene, { body }) {
      claim(name === body.name && !isDefault && version === 1, `o calendário "${body.name}"`, {
        name,
        isDefault,
        version,
      });
      const stored = await scene.as('administrator').call(getCalendar, { params: { id } });
      claim(stored.name === body.name, `o calendário "${body.name}" gravado`, stored.name);
    },
    invalid: [...named, { body: { name: long(101), settings: calendarSettings() }, fields: ['name'] }],
    refused: [
      {
        title: 'um nome que outro calendário tem',
        input: async (scene) => ({ body: { ...newCalendar(scene), name: (await createdCalendar(scene)).name } }),
        status: 409,
        code: 'CONFLICT',
        fields: ['name'],
      },
    ],
  },
  'calendars.update': {
    as: 'administrator',
    input: async (scene) => ({
      params: { id: (await createdCalendar(scene)).id },
      body: { settings: { ...calendarSettings(), state: null }, openTasks: 'KEEP' },
    }),
    result({ settings, version }) {
      claim(version === 2 && settings.state === null, 'a versão 2, sem feriados estaduais', { version, settings });
    },
    invalid: unfit,
    refused: [
      {
        title: 'um nome que outro calendário tem',
        input: async (scene) => ({ body: { name: (await createdCalendar(scene)).name } }),
        status: 409,
        code: 'CONFLICT',
        fields: ['name'],
      },
    ],
  },
  'calendars.delete': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await createdCalendar(scene)).id } }),
    async result(_, scene, { params }) {
      const attempt = await scene.as('administrator').attempt(getCalendar, { params });
      refused(attempt, { status: 404, code: 'NOT_FOUND' });
    },
    rules: [
      {
        title: 'recusa excluir o calendário padrão: 409 CALENDAR_IN_USE',
        async check(scene) {
          const { elements } = await scene.as('administrator').call(listCalendars);
          const id = elements.find(({ isDefault }) => isDefault)?.id ?? 0;
          const attempt = await scene.as('administrator').attempt(deleteCalendar, { params: { id } });
          refused(attempt, { status: 409, code: 'CALENDAR_IN_USE' });
        },
      },
    ],
  },
  'calendars.impact': {
    as: 'administrator',
    input: async (scene) => ({
      params: { id: (await createdCalendar(scene)).id },
      body: { settings: calendarSettings() },
    }),
    result({ changed, largest }) {
      claim(changed === 0 && largest.length === 0, 'nenhuma tarefa de um calendário novo', { changed, largest });
    },
    invalid: unfit,
  },
  'calendars.dueTrace': {
    as: 'attendant',
    input: async (scene) => ({ params: { uuid: (await sharedRequest(scene, 'queued')).task } }),
    hidden: ['outsider'],
    result({ calendar, entries }) {
      claim(calendar === null && entries.length === 0, 'um prazo em horas corridas, sem trechos', {
        calendar,
        entries,
      });
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
  },
} satisfies Partial<Operations>;
