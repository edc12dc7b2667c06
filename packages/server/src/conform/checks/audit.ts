import { createAuditExport, getAuditExport, listAudit } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { isInstant } from './lists.ts';

/** Queues an export of few rows. Exports cannot be removed. */
function newExport(scene: Scene) {
  scene.cleanUp.keep('exportações da trilha de auditoria: o contrato não as exclui');
  return { body: { kind: 'group' as const, q: scene.prefix } };
}

/** Returns an export whose file is ready. */
const readyExport = (scene: Scene) =>
  scene.shared('audit export', async () => {
    const { uuid } = await scene.as('administrator').call(createAuditExport, newExport(scene));
    return scene.eventually(async () => {
      const found = await scene.as('administrator').call(getAuditExport, { params: { uuid } });
      claim(found.status === 'READY', 'a exportação pronta', found.status);
      return found;
    });
  });

/** The audit trail and its exports. */
export const auditOperations = {
  'audit.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    result({ elements }) {
      const wrong = elements.find(({ createdAt, actor }) => !isInstant(createdAt) || actor.name === '');
      claim(wrong === undefined, '"createdAt" em UTC e quem mudou', wrong);
    },
    sorted: [
      {
        title: 'da mais nova para a mais antiga',
        input: { query: { size: 200 } },
        keys: ({ elements }) => elements.map(({ id }) => id),
        direction: 'DESC',
      },
    ],
    invalid: [
      { query: { from: 'ontem', actor: 0, origin: 'EMAIL' }, fields: ['from', 'actor', 'origin'] },
      { query: { cursor: 'x', page: -1, size: 201 }, fields: ['cursor', 'page', 'size'] },
    ],
    rules: [
      {
        title: 'continua depois do cursor, sem perder nem repetir linhas',
        async check(scene) {
          const read = (query: object) => scene.as('administrator').call(listAudit, { query });
          const whole = (await read({ size: 4 })).elements.map(({ id }) => id);
          const first = await read({ size: 2 });
          const second = first.next === null ? { elements: [] } : await read({ size: 2, cursor: first.next });
          const parts = [...first.elements, ...second.elements].map(({ id }) => id);
          claim(JSON.stringify(parts) === JSON.stringify(whole), `as linhas ${whole}`, parts);
        },
      },
    ],
  },
  'audit.createExport': {
    as: 'administrator',
    input: newExport,
    result({ status, createdAt }) {
      claim(status !== 'FAILED' && isInstant(createdAt), 'a exportação na fila', { status, createdAt });
    },
    change: { kind: 'sector' },
    invalid: [{ body: { from: 'ontem', kind: 'x' }, fields: ['from', 'kind'] }],
  },
  'audit.getExport': {
    as: 'administrator',
    input: async (scene) => ({ params: { uuid: (await readyExport(scene)).uuid } }),
    result({ status, rowsDone, rowsTotal }) {
      claim(status === 'READY' && rowsDone === rowsTotal, 'a exportação pronta', { status, rowsDone, rowsTotal });
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
  },
  'audit.downloadExport': {
    as: 'administrator',
    input: async (scene) => ({ params: { uuid: (await readyExport(scene)).uuid } }),
    async result(file) {
      const text = await file.text();
      claim(text.includes('Quem') && text.includes(';'), 'um CSV com "Quem"', text);
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
  },
} satisfies Partial<Operations>;
