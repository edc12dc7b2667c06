import {
  addComment,
  assignTask,
  cancelRequest,
  deleteAttachment,
  finishTask,
  startRequest,
  startWithAttachments,
  uploadAttachment,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { insertInitializerGroup, insertProcess, insertUser, step, to } from '../../../db/testing/builders.ts';
import { createMemoryFileStore } from '../../../files/memory-file-store.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf, startPurchase } from '../../api.ts';
import { insertAbsences } from './absences.ts';
import { insertAreas } from './areas.ts';
import { insertBlocks, insertRetention } from './blocks.ts';
import { insertFreeCalendar } from './calendars.ts';
import { insertDirectory } from './directory.ts';
import { insertExports } from './exports.ts';
import { insertFreeGroups } from './groups.ts';
import { insertImports } from './imports.ts';
import { insertIntegrations } from './integrations.ts';
import { insertProcesses } from './processes.ts';
import { insertScim } from './scim.ts';
import { insertServiceAccounts } from './service-accounts.ts';
import { insertServiceShortcuts } from './services.ts';
import { insertViews } from './views.ts';
import { insertWebhooks } from './webhooks.ts';

/** Returns a text file to attach. */
export const note = (name = 'nota.txt', content = 'três vias'): File =>
  new File([content], name, { type: 'text/plain' });

/**
 * Inserts an office in which every call of the contract has data to act on and a reason to be refused. Its people are
 * those of `insertOffice`, `estranho`, who is unrelated to all data, `auditora`, who only sees the reports, `restrito`,
 * who only sees the personal menu, and those of `insertFreeGroups` and `insertAreas`. `admin` is the only administrator.
 */
export async function insertBusyOffice(db: Kysely<Database>) {
  const people = await insertOffice(db);
  const estranho = await insertUser(db, { user_name: 'estranho' });
  await insertUser(db, { user_name: 'auditora', custom5: 'Auditoria interna' });
  await insertUser(db, { user_name: 'restrito', show_only_personal_menu: true });
  const files = createMemoryFileStore();
  await files.put(updateFileKey, new TextEncoder().encode('olá'), 'text/plain');
  const api = createTestApi(db, { files });
  const { processId } = people;
  const services = await insertServices(db, people);

  const start = async () => {
    const { idk, protocol } = await startPurchase(api, processId);
    return { idk, protocol, task: await openTaskOf(db, idk) };
  };
  const approved = async () => {
    const { idk, protocol, task } = await start();
    await api.as('bia').call(finishTask, { params: { uuid: task }, body: { approved: true } });
    return { idk, protocol, approval: task, task: await openTaskOf(db, idk) };
  };
  const held = async () => {
    const request = await approved();
    await api.as('caio').call(assignTask, { params: { uuid: request.task } });
    return request;
  };
  const ended = async () => {
    const request = await held();
    await api.as('caio').call(finishTask, { params: { uuid: request.task }, body: { pedido: '1' } });
    return request;
  };
  const attach = async (idk: number) => {
    const body = { attachment: note(), processInstanceId: idk };
    return (await api.as('ana').call(uploadAttachment, { body })).id;
  };

  const open = await start();
  await api.as('ana').call(addComment, { params: { id: open.idk }, body: { comments: 'com urgência' } });
  const file = await attach(open.idk);
  const canceled = await start();
  const fileOfCanceled = await attach(canceled.idk);
  await api.as('ana').call(cancelRequest, { params: { protocolKirk: canceled.protocol }, body: { motive: 'desisti' } });
  const rated = await ended();
  const rating = { method: 'POST', body: JSON.stringify({ status: 1 }) };
  await api.fetch('ana', `/v1/requests/${rated.protocol}/nps`, rating);

  const areas = await insertAreas(db);
  const processes = await insertProcesses(db, areas);
  const serviceAccounts = await insertServiceAccounts(db, people.ana);
  return {
    ...people,
    ...services,
    api,
    files,
    open,
    file,
    canceled,
    fileOfCanceled,
    rated,
    atTheGroup: await approved(),
    held: await held(),
    ended: await ended(),
    withoutItsFile: await startWithoutItsFile(),
    stopped: await startStopped(),
    ...(await insertThings(db, people.bia)),
    ...(await insertExports(api, people.ana)),
    freeGroups: await insertFreeGroups(db),
    calendars: await insertFreeCalendar(db, people.bia),
    absences: await insertAbsences(db, api, people.eva),
    areas,
    directory: await insertDirectory(db),
    blocks: await insertBlocks(db, people.admin),
    retention: await insertRetention(db, people.admin),
    serviceAccounts,
    scim: await insertScim(db, serviceAccounts.all),
    imports: await insertImports(api.services),
    webhooks: await insertWebhooks(db, people.ana),
    processes,
    integrations: await insertIntegrations(api, people.ana, processes.own),
    views: await insertViews(db, { ...people, busy: estranho }),
    shortcuts: await insertServiceShortcuts(db, services.limitedTo, people.ana, estranho),
  };

  /** Returns the number of a request that stopped at a decision without a matching path. */
  async function startStopped(): Promise<number> {
    const body = { item: 'mesa' };
    return (await api.as('ana').call(startRequest, { params: { id: services.stops }, body })).startProcessDto.idk;
  }

  async function startWithoutItsFile() {
    const data = JSON.stringify({ item: 'mesa' });
    const body = { processId: services.needsFile, data, files: [note()] };
    const { idk } = (await api.as('ana').call(startWithAttachments, { body })).startProcessDto;
    const { id } = await db.selectFrom('attachments').select('id').where('idk', '=', idk).executeTakeFirstOrThrow();
    await api.as('ana').call(deleteAttachment, { params: { id } });
    return { idk, task: await openTaskOf(db, idk) };
  }
}

/**
 * Inserts a service that needs a file, an inactive one, one with a search field that only Ana may request, and one of
 * Elisa's that stops at a decision.
 */
async function insertServices(db: Kysely<Database>, { ana, elisa }: { readonly ana: number; readonly elisa: number }) {
  const fill = {
    steps: [
      { ...step.start('fill'), fields: [ask('item', { required: 'true' })] },
      step.task({
        id: 'fill',
        isAttachmentRequired: true,
        isRoutable: false,
        fields: [ask('item')],
        connections: to('end'),
      }),
      step.end(),
    ],
    fields: [field('item')],
  };
  const search = { kind: 'list' as const, items: [{ label: 'Mesa', value: 'mesa' }] };
  const look = {
    steps: [
      { ...step.start('work'), fields: [ask('busca')] },
      step.task({ id: 'work', connections: to('end'), fields: [ask('busca')] }),
      step.end(),
    ],
    fields: [field('busca', { type: 'search', search })],
  };
  const stop = {
    steps: [{ ...step.start('way'), fields: [ask('item')] }, step.gateway({ id: 'way' }), step.end()],
    fields: [field('item')],
  };
  const limitedTo = await insertInitializerGroup(db, [ana], { name: 'Só a Ana' });
  return {
    needsFile: await insertProcess(db, fill),
    inactive: await insertProcess(db, fill, { active: false }),
    limited: await insertProcess(db, look, { initializer_group_id: limitedTo }),
    limitedTo,
    stops: await insertProcess(db, stop, { created_by: elisa }),
  };
}

const updateFileKey = 'attachments/update';

async function insertThings(db: Kysely<Database>, bia: number) {
  const tag = await db
    .insertInto('task_markers')
    .values({ name: 'Urgente', color: '#cc0000', description: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await db
    .insertInto('notifications')
    .values({ user_id: bia, message: 'Uma tarefa espera por você', protocol: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const update = await db
    .insertInto('updates')
    .values({ title: 'Novidade', description: '<p>Portal novo</p>', created_by: bia })
    .returning('id')
    .executeTakeFirstOrThrow();
  const updateFile = await db
    .insertInto('update_attachments')
    .values({
      update_id: update.id,
      type: 'FILE',
      name: 'nota.txt',
      storage_key: updateFileKey,
      content_type: 'text/plain',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const department = await db
    .insertInto('departments')
    .values({ description: 'Financeiro' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    tag: tag.id,
    notification: notification.id,
    update: update.id,
    updateFile: updateFile.id,
    department: department.id,
  };
}

/** Result of {@link insertBusyOffice}. */
export type BusyOffice = Awaited<ReturnType<typeof insertBusyOffice>>;
