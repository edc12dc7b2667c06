import type { CallReferences } from '../call-reference.ts';

const office = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];

const settings = {
  timeZone: 'America/Manaus',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: 'AM' as const,
  city: 1302603,
  optionalDays: ['CORPUS_CHRISTI' as const],
  ownDays: [{ date: '2026-12-28', name: 'Inventário', intervals: [{ start: '08:00', end: '12:00' }] }],
};

const manaus = {
  id: 2,
  name: 'Manaus',
  isDefault: false,
  version: 1,
  revision: 'c4b7e9d1025f4a83b6e0d7f19a2c3845',
  settings,
  holidays: [
    {
      name: 'Consciência Negra',
      level: 'NATIONAL' as const,
      date: '11-20',
      from: 2024,
      source: 'Lei nº 14.759/2023',
    },
    {
      name: 'Aniversário de Manaus',
      level: 'MUNICIPAL' as const,
      date: '10-24',
      source: 'Lei Orgânica do Município de Manaus, art. 437, II',
    },
  ],
};

const comercial = {
  id: 1,
  name: 'Comercial',
  isDefault: true,
  timeZone: 'America/Sao_Paulo',
  state: null,
  city: null,
  ownDayCount: 0,
  nationalDays: true,
  optionalDayCount: 0,
};

export const calendarsReference = {
  'calendars.list': {
    description: 'Lista os calendários por nome; um deles é o padrão.',
    response: { elements: [comercial] },
  },
  'calendars.get': {
    description:
      'Devolve o calendário com os períodos de trabalho de cada dia da semana (domingo primeiro), os níveis de feriados e os dias próprios. Os feriados são os da versão atual, cada um com a sua fonte.',
    params: { id: 2 },
    response: manaus,
  },
  'calendars.create': {
    description:
      'Cadastra um calendário. Responde 409 se outro calendário tem o nome ou se já há 200, e 400 se nenhum dia tem período de trabalho ou se os períodos se sobrepõem.',
    body: { name: 'Manaus', isDefault: false, settings },
    response: manaus,
  },
  'calendars.update': {
    description:
      'Altera o que o corpo traz. Novas configurações criam uma versão, e uma tarefa do servidor recalcula o prazo das tarefas abertas, a menos que openTasks seja KEEP. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o calendário desde essa revisão.',
    params: { id: 2 },
    body: { settings, openTasks: 'RECALCULATE' as const, knownRevision: 'c4b7e9d1025f4a83b6e0d7f19a2c3845' },
    response: { ...manaus, version: 2, revision: 'a1d94c07e2b35f68907c1b4de8f35a62' },
  },
  'calendars.delete': {
    description:
      'Exclui o calendário. Responde 409 se ele é o padrão ou se um processo, um grupo, uma filial ou uma tarefa aberta o usa.',
    params: { id: 2 },
  },
  'calendars.impact': {
    description:
      'Conta as tarefas abertas cujo prazo mudaria com estas configurações e mostra as cinco maiores mudanças. Nada é gravado.',
    params: { id: 2 },
    body: { settings },
    response: {
      changed: 1,
      largest: [
        {
          idk: 48210,
          title: 'Aprovação do gestor',
          from: '2026-11-20T22:00:00.000Z',
          to: '2026-11-23T22:00:00.000Z',
        },
      ],
    },
  },
  'calendars.dueTrace': {
    description:
      'Devolve os trechos entre o início e o prazo da tarefa, cada um contado ou pausado com o motivo. Sem calendário nem trechos se o processo conta horas corridas.',
    params: { uuid: 'b6f5c7db-843e-486f-9ec7-917d0d4bcbd7' },
    response: {
      startedAt: '2026-11-17T20:00:00.000Z',
      dueAt: '2026-11-18T12:00:00.000Z',
      calendar: { name: 'Comercial', timeZone: 'America/Sao_Paulo' },
      entries: [
        {
          state: 'COUNTED' as const,
          from: '2026-11-17T20:00:00.000Z',
          to: '2026-11-17T21:00:00.000Z',
          reason: null,
          name: null,
          days: null,
        },
        {
          state: 'PAUSED' as const,
          from: '2026-11-17T21:00:00.000Z',
          to: '2026-11-18T11:00:00.000Z',
          reason: 'CLOSED' as const,
          name: null,
          days: null,
        },
        {
          state: 'COUNTED' as const,
          from: '2026-11-18T11:00:00.000Z',
          to: '2026-11-18T12:00:00.000Z',
          reason: null,
          name: null,
          days: null,
        },
      ],
    },
  },
} satisfies Partial<CallReferences>;
