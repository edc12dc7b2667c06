import { getPendingSettings, pendingCountMax, pendingKinds } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { absentUuid } from '../wire/absent.ts';
import { claim } from '../wire/deviation.ts';
import { createdGroupOnce } from './tasks.ts';

/** Pending work. */
export const pendingOperations = {
  'pending.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    result({ kinds }) {
      claim(
        pendingKinds.every((kind) => kinds.some((found) => found.kind === kind)),
        'todos os tipos de pendência',
        kinds.map(({ kind }) => kind),
      );
      const wrong = kinds.find(({ total, entries }) => entries.length > total || total > pendingCountMax);
      claim(wrong === undefined, 'no máximo tantas pendências quanto a contagem', wrong);
    },
    invalid: [{ query: { kind: 'TASKS', page: -1, size: 51 }, fields: ['kind', 'page', 'size'] }],
  },
  'pending.redistribute': {
    as: 'administrator',
    async input(scene) {
      const { id } = await createdGroupOnce(scene);
      return { body: { tasks: [absentUuid], assignees: [], groups: [id], motive: 'saiu' } };
    },
    change: { motive: 'outro' },
    result({ processed, ignored }) {
      claim(processed.length === 0, 'nenhuma tarefa em "processed"', processed);
      claim(ignored.length === 1 && ignored[0] === absentUuid, 'a tarefa que não existe em "ignored"', ignored);
    },
    invalid: [
      { body: { tasks: [], assignees: [], groups: [1], motive: 'x'.repeat(201) }, fields: ['tasks', 'motive'] },
    ],
    refused: [
      {
        title: 'uma redistribuição sem destino',
        input: { body: { tasks: [absentUuid], assignees: [], groups: [], motive: 'saiu' } },
        status: 400,
        code: 'ROUTE_TARGET_REQUIRED',
      },
    ],
  },
  'pending.settings': {
    as: 'administrator',
    input: () => ({}),
  },
  'pending.updateSettings': {
    as: 'administrator',
    // the setting of the company stays
    input: async (scene) => ({ body: await scene.as('administrator').call(getPendingSettings, {}) }),
    result: ({ forwardTasks }, _, { body }) =>
      claim(forwardTasks === body.forwardTasks, `"forwardTasks" como enviado, ${body.forwardTasks}`, forwardTasks),
    invalid: [{ body: {}, fields: ['forwardTasks'] }],
  },
} satisfies Partial<Operations>;
