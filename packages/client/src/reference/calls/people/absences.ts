import type { CallReferences } from '../../call-reference.ts';
import { claudioFreitas, helenaBarros, marianaCosta } from '../../company/people.ts';

const body = {
  startsOn: '2026-03-16',
  endsOn: '2026-03-27',
  reason: 'VACATION' as const,
  includesGroups: true,
  substitutes: [{ personId: 1040, processIds: [1] }],
};

const planned = {
  id: 31,
  person: marianaCosta,
  startsOn: '2026-03-16',
  endsOn: '2026-03-27',
  state: 'PLANNED' as const,
  reason: 'VACATION' as const,
  includesGroups: true,
  substitutes: [
    {
      person: helenaBarros,
      processes: [{ id: 1, title: 'Reembolso de despesas' }],
      declined: false,
      openTasks: 0,
      finishedTasks: 0,
      alsoAbsent: [{ startsOn: '2026-03-26', endsOn: '2026-03-27' }],
    },
  ],
};

export const absencesReference = {
  'absences.list': {
    description:
      'Devolve as ausências da pessoa e as substituições que ela faz; sem `personId`, as de quem chama. As ausências de outra pessoa são lidas só pelo seu superior direto e por administradores.',
    query: {},
    response: {
      today: '2026-03-09',
      absences: [planned],
      substitutions: [
        {
          id: 29,
          person: claudioFreitas,
          startsOn: '2026-03-02',
          endsOn: '2026-03-13',
          state: 'RUNNING',
          processes: null,
          includesGroups: false,
          openTasks: 5,
        },
      ],
    },
  },
  'absences.create': {
    description:
      'Cria uma ausência da própria pessoa, de quem responde a quem chama ou, para administradores, de qualquer pessoa. Um início no passado passa para hoje. Cada substituto recebe uma notificação. Responde 400 `SUBSTITUTE_INVALID` se um substituto está inativo, tem o menu restrito ou é a própria pessoa, e 409 `SUBSTITUTION_OVERLAP` se dois substitutos teriam o mesmo período e processo.',
    body,
    response: planned,
  },
  'absences.update': {
    description:
      'Substitui os dados de uma ausência que não terminou. O início de uma ausência em andamento não muda. Substitutos novos, e todos se o período muda, são notificados.',
    params: { id: 31 },
    body,
    response: planned,
  },
  'absences.end': {
    description: 'Encerra agora uma ausência em andamento. Responde 409 se ela não começou ou já terminou.',
    params: { id: 30 },
    response: { ...planned, id: 30, startsOn: '2026-03-02', endsOn: '2026-03-09', state: 'ENDED' },
  },
  'absences.delete': {
    description: 'Exclui uma ausência programada. Responde 409 se ela já começou.',
    params: { id: 31 },
  },
  'absences.decline': {
    description:
      'Encerra a substituição de quem chama e notifica a pessoa e o seu superior. Responde 404 para quem não é substituto nessa ausência.',
    params: { id: 29 },
  },
} satisfies Partial<CallReferences>;
