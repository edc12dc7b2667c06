import { createUpdate, deleteUpdate, getUpdate, listUpdates, type Update } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { attendanceGroup } from '../scene/groups.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import { elementsOf, isInstant, long, namesOf } from './lists.ts';

const file = (name = 'nota.txt', content = 'olá') => new File([content], name, { type: 'text/plain' });

/** Returns an update that only the group of the run sees; it is deleted at the end. */
async function newUpdate(scene: Scene) {
  const title = scene.name('atualizacao');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `atualização "${title}"`,
    async remove() {
      const { elements } = await administrator.call(listUpdates, { query: { q: title, size: 50 } });
      for (const { id } of elements.filter((one) => one.title === title)) {
        await administrator.call(deleteUpdate, { params: { id } });
      }
      return null;
    },
  });
  const { id } = await attendanceGroup(scene);
  const description = '<p>Texto da verificação</p>';
  return { title, description, videos: [], images: [], files: [file()], groups: [id], departments: [] };
}

const created = async (scene: Scene): Promise<Update> =>
  scene.as('administrator').call(createUpdate, { body: await newUpdate(scene) });
const shared = (scene: Scene) => scene.shared('update', () => created(scene));

const lists = { videos: [], images: [], files: [], groups: [], departments: [] };
const wrongParts = [
  { body: { ...lists, title: ' ', videos: ['http://a.example'] }, fields: ['title', 'videos'] },
  { body: { ...lists, title: 'x', publishAt: 'amanhã', groups: ['x'] }, fields: ['publishAt', 'groups.0'] },
  { body: { ...lists, title: long(101) }, fields: ['title'] },
];
const wrongFiles = [
  {
    title: 'uma extensão não aceita',
    input: { body: { ...lists, title: 'x', files: [file('programa.exe')] } },
    status: 400,
    code: 'ATTACHMENT_EXT_ERROR',
  },
  {
    title: 'uma imagem que não é uma imagem',
    input: { body: { ...lists, title: 'x', images: [file('foto.png', '<svg>')] } },
    status: 400,
    code: 'IMAGE_EXT_ERROR',
  },
] as const;

/** Updates, the announcements of the company. Those of the run are shown only to its group. */
export const updateOperations = {
  'updates.list': {
    as: 'attendant',
    async input(scene) {
      await shared(scene);
      return { query: {} };
    },
    paged: elementsOf(50),
    invalid: [
      { query: { q: long(201), page: -1, size: 51, published: '1' }, fields: ['q', 'page', 'size', 'published'] },
    ],
    sorted: [
      {
        title: 'da mais nova para a mais antiga',
        async input(scene) {
          await created(scene);
          return { query: { size: 50 } };
        },
        keys: ({ elements }) => elements.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
    rules: [
      {
        title: 'encontra uma atualização pelo título com "q", e só a mostra a quem ela se dirige',
        async check(scene) {
          const { title: q } = await shared(scene);
          const { elements } = await scene.as('attendant').call(listUpdates, { query: { q } });
          claim(elements.length === 1 && elements[0]?.title === q, `só "${q}"`, namesOf(elements));
          const others = await scene.as('outsider').call(listUpdates, { query: { q } });
          claim(others.elements.length === 0, 'nenhuma atualização de outro grupo', namesOf(others.elements));
        },
      },
    ],
  },
  'updates.get': {
    as: 'attendant',
    input: async (scene) => ({ params: { id: (await shared(scene)).id } }),
    hidden: ['outsider'],
    async result({ title, createdAt, attachments, groups }, scene) {
      const { title: own } = await shared(scene);
      claim(title === own && isInstant(createdAt), `"${own}"`, { title, createdAt });
      claim(attachments[0]?.name === 'nota.txt', 'o arquivo "nota.txt"', attachments);
      claim(groups === undefined, 'sem os dados de quem administra', groups);
    },
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
  'updates.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newUpdate(scene) }),
    async result({ id, title, groups }, scene, { body }) {
      claim(title === body.title && groups?.[0]?.id === body.groups[0], `"${body.title}"`, { title, groups });
      const { description } = await scene.as('attendant').call(getUpdate, { params: { id } });
      claim(description.includes('Texto da verificação'), 'o texto gravado', description);
    },
    invalid: wrongParts,
    refused: wrongFiles,
    rules: [
      {
        title: 'remove código do texto',
        async check(scene) {
          const body = { ...(await newUpdate(scene)), description: '<p onclick="a()">x<script>a()</script></p>' };
          const { description } = await scene.as('administrator').call(createUpdate, { body });
          claim(!/script|onclick/.test(description), 'só HTML sem código', description);
        },
      },
    ],
  },
  'updates.change': {
    as: 'administrator',
    async input(scene) {
      const { id } = await created(scene);
      return { params: { id }, body: { ...(await newUpdate(scene)), deletedAttachments: [] } };
    },
    result({ title, attachments }, _, { body }) {
      claim(title === body.title, `"${body.title}"`, title);
      claim(attachments.length === 2, 'o arquivo anterior e o novo', attachments);
    },
    invalid: wrongParts.map(({ body, fields }) => ({ body: { ...body, deletedAttachments: [] }, fields })),
  },
  'updates.delete': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await created(scene)).id } }),
    async result(_, scene, { params }) {
      const attempt = await scene.as('administrator').attempt(getUpdate, { params });
      refused(attempt, { status: 404, code: 'NOT_FOUND' });
    },
    invalid: [{ params: { id: 'x' }, fields: ['id'] }],
  },
  'updates.downloadAttachment': {
    as: 'attendant',
    async input(scene) {
      const { attachments } = await shared(scene);
      return { params: { id: attachments[0]?.id ?? 0, name: 'nota.txt' } };
    },
    hidden: ['outsider'],
    async result(bytes) {
      const text = await bytes.text();
      claim(text === 'olá', 'o conteúdo enviado', text);
    },
    invalid: [{ params: { id: 'x', name: 'nota.txt' }, fields: ['id'] }],
  },
} satisfies Partial<Operations>;
