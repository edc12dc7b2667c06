import { createAbsence, deleteAbsence, listAbsences } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const planned = () => ({ startsOn: dayIn(40), endsOn: dayIn(44), reason: 'VACATION' as const });

/** Deletes the planned absences of the requester that begin on a day, at the end of the run. */
function cleanUpAfter(scene: Scene, startsOn: string): void {
  scene.cleanUp.add({
    what: `ausências de ${startsOn}`,
    async remove() {
      const as = scene.as('requester');
      const { absences } = await as.call(listAbsences, { query: {} });
      for (const { id } of absences.filter((absence) => absence.state === 'PLANNED' && absence.startsOn === startsOn)) {
        await as.call(deleteAbsence, { params: { id } });
      }
      return null;
    },
  });
}

const created = async (scene: Scene, from: number) => {
  const body = { ...planned(), startsOn: dayIn(from) };
  cleanUpAfter(scene, body.startsOn);
  return { id: (await scene.as('requester').call(createAbsence, { body })).id };
};
const invalid = [
  { body: { ...planned(), endsOn: dayIn(39) }, fields: ['endsOn'] },
  { body: { ...planned(), startsOn: '2026-02-30' }, fields: ['startsOn'] },
];

/** Absences and substitutions, all additions. */
export const absenceOperations = {
  'absences.list': {
    as: 'requester',
    input: () => ({ query: {} }),
    missing: null,
    result({ absences, today }) {
      claim(/^\d{4}-\d{2}-\d{2}$/.test(today), 'o dia de hoje', today);
      const order = absences.map(({ state }) => state === 'ENDED');
      claim(
        order.indexOf(true) === -1 || !order.slice(order.indexOf(true)).includes(false),
        'as encerradas no fim',
        order,
      );
    },
    invalid: [{ query: { personId: 'x' as never }, fields: ['personId'] }],
  },
  'absences.create': {
    as: 'requester',
    input(scene) {
      cleanUpAfter(scene, planned().startsOn);
      return { body: planned() };
    },
    missing: null,
    async result({ id, startsOn, state }, scene) {
      claim(startsOn === planned().startsOn && state === 'PLANNED', 'uma ausência programada', { startsOn, state });
      const { absences } = await scene.as('requester').call(listAbsences, { query: {} });
      claim(
        absences.some((absence) => absence.id === id),
        `a ausência ${id} na lista`,
        absences.map((absence) => absence.id),
      );
    },
    invalid,
  },
  'absences.update': {
    as: 'requester',
    input: async (scene) => ({ params: await created(scene, 40), body: { ...planned(), reason: 'TRAVEL' as const } }),
    result: ({ reason }) => claim(reason === 'TRAVEL', 'o novo motivo', reason),
    invalid,
  },
  'absences.end': {
    as: 'requester',
    input: async (scene) => ({ params: await created(scene, -1) }),
    result: ({ state }) => claim(state === 'ENDED', 'uma ausência encerrada', state),
  },
  'absences.delete': {
    as: 'requester',
    input: async (scene) => ({ params: await created(scene, 40) }),
  },
  'absences.decline': {
    as: 'attendant',
    input: async (scene) => ({ params: await created(scene, 40) }),
    onlyRefused: { status: 404, code: 'NOT_FOUND' },
  },
} satisfies Partial<Operations>;
