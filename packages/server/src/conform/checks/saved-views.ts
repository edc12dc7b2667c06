import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  setDefaultView,
} from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import type { Scene } from '../scene/scene.ts';
import { claim, Unchecked } from '../wire/deviation.ts';
import { namesOf } from './lists.ts';

const list = 'attendance/to-do';
const state = { filters: [{ column: 'step', query: 'Atender' }], order: null, columns: [] };

const viewsOf = async (scene: Scene) => (await scene.as('requester').call(listSavedViews)).views;

/** Returns a view to save; it is deleted at the end. */
async function newView(scene: Scene) {
  const name = scene.name('visao');
  scene.cleanUp.add({
    what: `visão "${name}"`,
    async remove() {
      const own = (await viewsOf(scene)).filter((view) => view.name === name);
      for (const { id } of own) await scene.as('requester').call(deleteSavedView, { params: { id } });
      return null;
    },
  });
  return { list, name, state } as const;
}

const created = async (scene: Scene): Promise<SavedView> =>
  scene.as('requester').call(createSavedView, { body: await newView(scene) });
const byId = async (scene: Scene) => ({ params: { id: (await created(scene)).id } });

/** Returns a new view of a list without a default, which the check would replace. */
async function withoutDefault(scene: Scene) {
  const other = (await viewsOf(scene)).find((view) => view.list === list && view.isDefault);
  if (other && !other.name.startsWith(scene.prefix)) {
    throw new Unchecked(`A pessoa de --token requester=... tem "${other.name}" como visão padrão, que mudaria.`);
  }
  return byId(scene);
}

async function isDefault(scene: Scene, id: number): Promise<boolean | undefined> {
  return (await viewsOf(scene)).find((view) => view.id === id)?.isDefault;
}

const wrongState = { filters: [{ column: 'senha', query: 'x' }], order: null, columns: [] };

/** Saved views, all additions. */
export const savedViewOperations = {
  'savedViews.list': {
    as: 'requester',
    async input(scene) {
      await created(scene);
      return {};
    },
    result({ views }, scene) {
      claim(
        views.some(({ name }) => name.startsWith(scene.prefix)),
        'a visão salva',
        namesOf(views),
      );
    },
  },
  'savedViews.create': {
    as: 'requester',
    input: async (scene) => ({ body: await newView(scene) }),
    change: { name: 'outra' },
    result({ name, canEdit, group }, _, { body }) {
      claim(name === body.name && canEdit && group === null, `a visão "${body.name}"`, { name, canEdit, group });
    },
    invalid: [
      { body: { list, name: ' ', state }, fields: ['name'] },
      { body: { list, name: 'x'.repeat(61), state }, fields: ['name'] },
      { body: { list, name: 'x', state: wrongState }, fields: ['state'] },
    ],
    refused: [
      {
        title: 'um nome que outra visão da lista tem',
        async input(scene) {
          const { name } = await created(scene);
          return { body: { list, name: name.toUpperCase(), state } };
        },
        status: 409,
        code: 'CONFLICT',
      },
    ],
  },
  'savedViews.update': {
    as: 'requester',
    async input(scene) {
      const { name } = await newView(scene);
      return { ...(await byId(scene)), body: { name, state } };
    },
    hidden: ['outsider'],
    result: ({ name }, _, { body }) => claim(name === body.name, `"${body.name}"`, name),
    invalid: [{ body: { name: ' ', state }, fields: ['name'] }],
  },
  'savedViews.delete': {
    as: 'requester',
    input: byId,
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      const views = await viewsOf(scene);
      claim(!views.some(({ id }) => id === params.id), 'a lista sem a visão', namesOf(views));
    },
  },
  'savedViews.setDefault': {
    as: 'requester',
    input: withoutDefault,
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      claim((await isDefault(scene, Number(params.id))) === true, 'a visão como padrão', false);
    },
  },
  'savedViews.clearDefault': {
    as: 'requester',
    async input(scene) {
      const { params } = await withoutDefault(scene);
      await scene.as('requester').call(setDefaultView, { params });
      return { params };
    },
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      claim((await isDefault(scene, Number(params.id))) === false, 'a visão não mais como padrão', true);
    },
  },
} satisfies Partial<Operations>;
