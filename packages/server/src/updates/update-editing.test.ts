import {
  changeUpdate,
  createUpdate,
  deleteUpdate,
  downloadUpdateAttachment,
  getUpdate,
  listUpdates,
  updateSchema,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { insertGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { createRemoveFilesHandler } from '../jobs/remove-files.ts';
import { createTestApi, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

const hourMs = 60 * 60 * 1000;
const at = (hours: number) => new Date(testNow.getTime() + hours * hourMs).toISOString();

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
const png = (name: string) =>
  new File([new Uint8Array(pngStart), 'IHDR', new Uint8Array(17), new Uint8Array(4), 'IDAT'], name);
const gif = (name: string) => new File(['GIF89a', new Uint8Array(20)], name);
const text = (name: string, content = 'olá') => new File([content], name);
const video = 'https://youtu.be/dQw4w9WgXcQ';

const plain = {
  title: 'Novidade',
  description: '',
  videos: [] as string[],
  images: [] as File[],
  files: [] as File[],
  groups: [] as number[],
  departments: [] as number[],
};

describeDatabase('editing updates', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function openUpdates() {
    const { db } = database();
    await insertUser(db, { user_name: 'admin', complete_name: 'Ana Souza', roles: 'ROLE_ADMIN' });
    const bia = await insertUser(db, { user_name: 'bia', roles: 'ROLE_GROUP_MANAGER,ROLE_AUDITOR' });
    const caio = await insertUser(db, { user_name: 'caio' });
    const group = await insertGroup(db, [bia], { name: 'Compras' });
    const department = await db
      .insertInto('departments')
      .values({ description: 'Financeiro' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sector = await db
      .insertInto('sectors')
      .values({ description: 'Contas', department_id: department.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('sector_responsibles').values({ sector_id: sector.id, user_id: caio }).execute();
    const files = createMemoryFileStore();
    const api = createTestApi(db, { files });
    const admin = api.as('admin');
    return {
      ...{ db, api, admin, files, group, department: department.id },
      create: (part: object = {}) => admin.call(createUpdate, { body: { ...plain, ...part } }),
      change: (id: number, part: object = {}) =>
        admin.call(changeUpdate, { params: { id }, body: { ...plain, deletedAttachments: [], ...part } }),
      titles: async (name: string, query = {}) =>
        (await api.as(name).call(listUpdates, { query })).elements.map(({ title }) => title),
      /** Runs the jobs that remove files. */
      async work() {
        const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', 'remove-files').execute();
        const remove = createRemoveFilesHandler(api.services);
        for (const { id, kind, payload } of jobs) {
          await remove({ id, kind, payload, attempt: 1, maxAttempts: 1 }, new AbortController().signal);
        }
      },
    };
  }

  test('P7.7.04 P3.09 P3.10 P1.21 P6.18 an administrator writes an update with a video, an image and a file', async () => {
    const { create, admin, api } = await openUpdates();
    const sent = { title: '  Portal novo ', videos: [video], images: [png('tela ção.png')], files: [text('nota.txt')] };
    const created = await create({ ...sent, description: '<p onclick="x()">Veja <b>aqui</b><script>x()</script></p>' });
    expect(created).toMatchObject({
      title: 'Portal novo',
      description: '<p>Veja <b>aqui</b></p>',
      createdAt: testNow.toISOString(),
      createdBy: { completeName: 'Ana Souza' },
      viewsCount: 0,
      attachments: [
        { type: 'VIDEO', name: video, path: video },
        { type: 'IMAGE', name: 'tela ção.png', size: 41 },
        { type: 'FILE', name: 'nota.txt', size: 4 },
      ],
    });
    const read = await api.as('caio').call(getUpdate, { params: { id: created.id } });
    expect(read.attachments).toEqual(created.attachments);
    expect(read).not.toHaveProperty('viewsCount');
    expect((await admin.call(listUpdates)).elements[0]?.attachments).toHaveLength(3);
  });

  test('P7.7.07 downloads an attachment by its id and name; only a picture is shown in place', async () => {
    const { create, api } = await openUpdates();
    const { attachments } = await create({ images: [gif('dança.gif')], files: [text('nota fiscal.txt')] });
    const [picture, file] = attachments;
    if (!picture || !file) throw new Error('nothing was attached');
    const shown = await api.fetch('caio', picture.path);
    expect(shown.headers.get('content-type')).toBe('image/gif');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="danca.gif"/);
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const saved = await api.fetch('caio', file.path);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    const params = { id: file.id, name: file.name };
    expect(await (await api.as('caio').call(downloadUpdateAttachment, { params })).text()).toBe('olá');
    expect((await api.fetch('caio', `/v1/updates/attachments/${file.id}/outra.txt`)).status).toBe(404);
    expect((await api.fetch(null, file.path)).status).toBe(401);
  });

  test('P7.7.05 P6.19 P3.09 editing adds and removes attachments, and removed ones are deleted from the store', async () => {
    const { create, change, work, files, db } = await openUpdates();
    const { id, attachments } = await create({ videos: [video], files: [text('um.txt'), text('dois.txt')] });
    const key = await db.selectFrom('update_attachments').select('storage_key').where('name', '=', 'um.txt').execute();
    const gone = attachments.filter(({ name }) => name !== 'dois.txt').map((attachment) => attachment.id);
    const changed = await change(id, { title: 'Outra', images: [png('a.png')], deletedAttachments: gone });
    expect(changed.title).toBe('Outra');
    expect(changed.attachments.map(({ name }) => name)).toEqual(['dois.txt', 'a.png']);
    expect(await files.get(key[0]?.storage_key ?? '')).not.toBeNull();
    await work();
    expect(await files.get(key[0]?.storage_key ?? '')).toBeNull();
  });

  test('C5.07 names the parts with characters that the database cannot store', async () => {
    const { create } = await openUpdates();
    await expect(create({ title: 'A\0 b', description: '<p>c\0d</p>' })).rejects.toMatchObject({
      status: 400,
      fields: [{ name: 'title' }, { name: 'description' }],
    });
  });

  test('C5.03 refuses a description with more than 100 levels, and accepts one with 100', async () => {
    const { create } = await openUpdates();
    const nested = (levels: number) => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
    expect(await create({ description: nested(100) })).toMatchObject({ description: nested(100) });
    await expect(create({ description: nested(101) })).rejects.toMatchObject({
      status: 400,
      fields: [
        { name: 'description', message: 'O texto tem mais de 100 níveis de formatação. Simplifique a formatação.' },
      ],
    });
  });

  test('does not remove attachments of another update', async () => {
    const { create, change, admin } = await openUpdates();
    const other = await create({ files: [text('meu.txt')] });
    const { id } = await create();
    await change(id, { deletedAttachments: other.attachments.map((attachment) => attachment.id) });
    expect((await admin.call(getUpdate, { params: { id: other.id } })).attachments).toHaveLength(1);
  });

  test('P7.7.06 deletes an update and its files together', async () => {
    const { create, admin, work, files, db, api } = await openUpdates();
    const { id, attachments } = await create({ images: [png('a.png')], files: [text('b.txt')] });
    const stored = await db.selectFrom('update_attachments').select('storage_key').execute();
    await api.as('caio').call(getUpdate, { params: { id } });
    await admin.call(deleteUpdate, { params: { id } });
    expect((await api.fetch('caio', `/v1/updates/${id}`)).status).toBe(404);
    expect((await api.fetch('caio', attachments[0]?.path ?? '')).status).toBe(404);
    await work();
    expect(stored).toHaveLength(2);
    for (const { storage_key } of stored) expect(await files.get(storage_key ?? '')).toBeNull();
    await expect(admin.call(deleteUpdate, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('P1.20 P6.19 only administrators write, change or delete', async () => {
    const { create, api } = await openUpdates();
    const { id } = await create();
    const bia = api.as('bia');
    const refused = { status: 403, errorCode: 'FORBIDDEN' };
    await expect(bia.call(createUpdate, { body: plain })).rejects.toMatchObject(refused);
    const change = { params: { id }, body: { ...plain, deletedAttachments: [] } };
    await expect(bia.call(changeUpdate, change)).rejects.toMatchObject(refused);
    await expect(bia.call(deleteUpdate, { params: { id } })).rejects.toMatchObject(refused);
  });

  test('P5.28 P8.06 P8.07 P2.9.09 P2.9.10 invalid input is refused with its own message, and nothing is stored', async () => {
    const { create, db } = await openUpdates();
    const refusal = (part: object) =>
      create(part).catch(({ status, errorCode, fields, problem }) => ({
        status,
        errorCode,
        fields,
        message: problem?.message,
      }));
    expect(await refusal({ title: ' ' })).toMatchObject({
      status: 400,
      fields: [{ name: 'title', message: 'Preencha o título' }],
    });
    expect(await refusal({ title: 'x'.repeat(101) })).toMatchObject({ fields: [{ name: 'title' }] });
    expect(await refusal({ videos: ['http://youtu.be/x'] })).toMatchObject({ fields: [{ name: 'videos' }] });
    expect(await refusal({ publishAt: at(2), expiresAt: at(1) })).toMatchObject({ fields: [{ name: 'expiresAt' }] });
    expect(await refusal({ groups: [99_999], departments: [99_999] })).toMatchObject({
      fields: [{ name: 'groups' }, { name: 'departments' }],
    });
    expect(await refusal({ files: [text('a.txt', 'x'.repeat(100_001))] })).toMatchObject({
      status: 413,
      errorCode: 'MAX_FILE_SIZE',
      message: 'O arquivo excedeu o tamanho máximo permitido.',
    });
    expect(await refusal({ images: [png(`${'a'.repeat(97)}.png`)] })).toMatchObject({
      status: 400,
      errorCode: 'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
      message: 'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.',
    });
    expect(await refusal({ images: [text('a.png', '<svg onload=alert(1)>')] })).toMatchObject({
      errorCode: 'IMAGE_EXT_ERROR',
    });
    expect(await refusal({ images: [text('nota.txt')] })).toMatchObject({ errorCode: 'IMAGE_EXT_ERROR' });
    expect(await refusal({ files: [gif('a.gif')] })).toMatchObject({ errorCode: 'ATTACHMENT_EXT_ERROR' });
    expect(await refusal({ files: Array.from({ length: 11 }, () => text('a.txt')) })).toMatchObject({ status: 400 });
    expect(await db.selectFrom('updates').selectAll().execute()).toEqual([]);
  });

  test('an update has at most ten attachments of a kind', async () => {
    const { create, change, admin } = await openUpdates();
    const { id } = await create({ videos: Array.from({ length: 8 }, () => video) });
    const tooMany = change(id, { title: 'Outra', videos: [video, video, video] });
    await expect(tooMany).rejects.toMatchObject({ status: 400, fields: [{ name: 'videos' }] });
    expect((await admin.call(getUpdate, { params: { id } })).title).toBe('Novidade');
  });

  test('the same call sent twice with one key creates one update', async () => {
    const { admin } = await openUpdates();
    const body = { ...plain, files: [text('a.txt')] };
    const send = () => admin.call(createUpdate, { body, idempotencyKey: 'once' });
    expect((await send()).id).toBe((await send()).id);
    expect((await admin.call(listUpdates)).totalElements).toBe(1);
  });

  test('planned and expired updates are visible to administrators only, and planned ones appear on time', async () => {
    const { create, titles, api, db } = await openUpdates();
    const planned = await create({ title: 'Planejada', publishAt: at(1) });
    await create({ title: 'Vencida', publishAt: at(-3), expiresAt: at(-1) });
    await create({ title: 'No ar', publishAt: at(-2), expiresAt: at(1) });
    expect(planned).toMatchObject({ createdAt: at(1), publishAt: at(1) });
    expect(await titles('admin')).toEqual(['Planejada', 'No ar', 'Vencida']);
    expect(await titles('admin', { published: true })).toEqual(['No ar']);
    expect(await titles('caio')).toEqual(['No ar']);
    expect(await titles('caio', { size: 1, published: true })).toEqual(['No ar']);
    expect((await api.fetch('caio', `/v1/updates/${planned.id}`)).status).toBe(404);
    const later = createTestApi(db, { now: () => new Date(testNow.getTime() + 1.5 * hourMs) });
    expect((await later.as('caio').call(listUpdates)).elements.map(({ title }) => title)).toEqual(['Planejada']);
  });

  test('a restricted update and its attachments are visible to its audience and to administrators', async () => {
    const { create, change, titles, api, group, department } = await openUpdates();
    const forGroup = await create({ title: 'Do grupo', groups: [group, group], images: [png('a.png')] });
    await create({ title: 'Da área', departments: [department] });
    expect(forGroup.groups).toEqual([{ id: group, name: 'Compras' }]);
    expect(await titles('admin')).toEqual(['Da área', 'Do grupo']);
    expect(await titles('bia')).toEqual(['Do grupo']);
    expect(await titles('caio')).toEqual(['Da área']);
    const path = forGroup.attachments[0]?.path ?? '';
    expect((await api.fetch('bia', path)).status).toBe(200);
    expect((await api.fetch('caio', path)).status).toBe(404);
    expect((await api.fetch('caio', `/v1/updates/${forGroup.id}`)).status).toBe(404);
    const seen = z.parse(updateSchema, await (await api.fetch('bia', `/v1/updates/${forGroup.id}`)).json());
    expect(seen).not.toHaveProperty('groups');
    await change(forGroup.id, { title: 'De todos' });
    expect(await titles('caio')).toEqual(['Da área', 'De todos']);
  });

  test('an update for a deleted group does not become visible to everyone', async () => {
    const { create, titles, group, db } = await openUpdates();
    await create({ groups: [group] });
    await db.deleteFrom('update_groups').execute();
    expect(await titles('bia')).toEqual([]);
  });
});
