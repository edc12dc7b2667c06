import { createImport, getImport, type ImportKind } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { createdPerson } from '../scene/directory.ts';
import { createdGroup } from '../scene/groups.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, long } from './lists.ts';

/** A file that adds a new person to a new group, which is removed at the end. */
async function membersFile(scene: Scene): Promise<File> {
  const { name } = await createdGroup(scene, 'attendance');
  const { userName } = await createdPerson(scene);
  return new File([`Grupo;Usuário\r\n${name};${userName}\r\nsem grupo;${userName}\r\n`], 'participantes.csv');
}

/** A file with a new job title and one whose name is too long. */
const titlesFile = (scene: Scene) =>
  new File([`Nome\r\n${scene.name('cargo')}\r\n${'x'.repeat(101)}\r\n`], 'cargos.csv');

const categoriesFile = (scene: Scene) => new File([`Nome\r\n${scene.name('categoria')}\r\n`], 'categorias.csv');

const unreadable = () => new File(['Grupo;Usu\0rio'], 'participantes.csv');
const waitMs = 250;
const waits = 120;

/** Creates an import and returns it once the server has checked it. */
async function checkedImport(scene: Scene, body: { kind: ImportKind; file: File }) {
  const { id } = await scene.as('administrator').call(createImport, { body: { ...body, source: 'Conformidade' } });
  for (let left = waits; left > 0; left -= 1) {
    const sent = await scene.as('administrator').call(getImport, { params: { id } });
    if (sent.status === 'CHECKED') return sent;
    claim(sent.status === 'CHECKING', 'a conferência do arquivo', sent);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return claim(false, 'o fim da conferência em 30 segundos', id) as never;
}

/** Returns an import with one new member and one error. */
const checked = (scene: Scene) =>
  scene.shared('import', async () => checkedImport(scene, { kind: 'members', file: await membersFile(scene) }));

/** Returns an import of another kind with an error, which can be decided on while the one of members is applied. */
const withError = (scene: Scene) =>
  scene.shared('import with an error', () => checkedImport(scene, { kind: 'job-titles', file: titlesFile(scene) }));

const onChecked = async (scene: Scene) => ({ params: { id: (await checked(scene)).id } });

/** File imports, all additions, for administrators. */
export const importOperations = {
  'imports.create': {
    as: 'administrator',
    // of a kind of its own, because the server may still check it while other files are applied
    input: (scene) => ({ body: { kind: 'categories', file: categoriesFile(scene) } }),
    result: ({ kind, status }) =>
      claim(kind === 'categories' && status === 'CHECKING', 'o arquivo em conferência', status),
    invalid: [
      { body: { kind: 'planetas' as never }, fields: ['kind'] },
      { body: { kind: 'members', file: unreadable() }, fields: ['file'] },
    ],
  },
  'imports.list': {
    as: 'administrator',
    input: () => ({ query: {} }),
    paged: elementsOf(200),
    invalid: [{ query: { page: -1, size: 201 }, fields: ['page', 'size'] }],
  },
  'imports.get': {
    as: 'administrator',
    input: onChecked,
    result: ({ counts }) =>
      claim(counts?.created === 1 && counts.refused === 1, 'um membro novo e uma linha recusada', counts),
  },
  'imports.changes': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onChecked(scene)), query: { tab: 'NEW' } }),
    result: ({ elements }) => claim(elements.length === 1 && elements[0]?.line === 2, 'a mudança da linha 2', elements),
    paged: elementsOf(200),
    invalid: [{ query: { tab: 'NEW', attribute: long(201), page: -1 }, fields: ['attribute', 'page'] }],
  },
  'imports.errors': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onChecked(scene)), query: {} }),
    result: ({ elements }) => claim(elements[0]?.line === 3, 'o erro da linha 3', elements),
    paged: elementsOf(200),
    invalid: [{ query: { page: -1, size: 201 }, fields: ['page', 'size'] }],
  },
  'imports.downloadErrors': { as: 'administrator', input: onChecked },
  'imports.apply': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onChecked(scene)), body: {} }),
    result: ({ status }) => claim(status === 'APPLYING' || status === 'APPLIED', 'o arquivo em aplicação', status),
    invalid: [{ body: { confirmDeactivations: -1 }, fields: ['confirmDeactivations'] }],
    refused: [
      {
        title: 'um arquivo com erros, com a opção de só aplicar sem erros',
        input: async (scene) => ({ params: { id: (await withError(scene)).id }, body: { allOrNothing: true } }),
        status: 409,
        code: 'CONFLICT',
      },
    ],
  },
  'imports.template': {
    as: 'administrator',
    input: () => ({ params: { kind: 'people' }, query: {} }),
    missing: null,
  },
} satisfies Partial<Operations>;
