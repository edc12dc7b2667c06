import {
  assignTask,
  bulkCancel,
  bulkFinishRequests,
  cancelRequest,
  deactivatePerson,
  finishTask,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { loadRequester } from '../db/engine/request-state.ts';
import { insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf, startPurchase } from '../testing/api.ts';

describeDatabase('steps for inactive people', (database) => {
  async function office(definition?: Parameters<typeof insertOffice>[1]) {
    const { db } = database();
    const people = await insertOffice(db, definition);
    const api = createTestApi(db);
    const deactivate = (id: number) => api.as('admin').call(deactivatePerson, { params: { id } });
    const messages = async () => {
      const rows = await db.selectFrom('histories').select('message').orderBy('id').execute();
      return rows.map(({ message }) => message.replaceAll(/<\/?b>/g, ''));
    };
    const addressees = async () => {
      const rows = await db
        .selectFrom('task_addressees')
        .innerJoin('tasks', 'tasks.id', 'task_addressees.task_id')
        .select(['task_addressees.user_id'])
        .where('tasks.status', '=', 'TO_DO')
        .execute();
      return rows.map(({ user_id }) => user_id);
    };
    return { db, api, people, deactivate, messages, addressees };
  }

  /** A step for the direct superior, then one for the requester or another special assignee. */
  const twoSteps = (second: number) => ({
    definition: {
      steps: [
        { ...step.start('first'), fields: [ask('item'), ask('valor')] },
        step.task({
          id: 'first',
          title: 'Conferência',
          assignees: [{ id: 2, firstName: 'Superior direto' }],
          connections: to('second'),
        }),
        step.task({
          id: 'second',
          title: 'Retirada',
          assignees: [{ id: second, firstName: 'Especial' }],
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [field('item'), field('valor', { type: 'money' })],
    },
  });

  test('D5.04 requests of a deactivated requester continue without notices and messages to that person', async () => {
    const { db, api, people, deactivate } = await office();
    await insertUser(db, { user_name: 'gil', roles: 'ROLE_REPORT' });
    const requests = [];
    for (let count = 0; count < 3; count += 1) requests.push(await startPurchase(api, people.processId));
    const [first, second, third] = requests.map(({ idk, protocol }) => ({ idk, protocol }));
    if (!first || !second || !third) throw new Error('three requests were started');
    const message = { user_id: people.ana, address: 'ana@redeipe.example', subject: 'x', body: 'x', path: '/' };
    await db
      .insertInto('outbox_messages')
      .values({ ...message, channel: 'EMAIL', protocol: first.protocol, state: 'WAITING', created_at: new Date() })
      .execute();
    await deactivate(people.ana);
    const toAna = () => db.selectFrom('notifications').select('id').where('user_id', '=', people.ana).execute();
    const before = await toAna();

    const uuid = await openTaskOf(db, first.idk);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
    const next = await openTaskOf(db, first.idk);
    await api.as('caio').call(assignTask, { params: { uuid: next } });
    await api.as('caio').call(finishTask, { params: { uuid: next }, body: { pedido: '1' } });
    const cancel = { params: { protocolKirk: second.protocol }, body: { motive: 'saiu' } };
    await expect(api.as('bia').call(cancelRequest, cancel)).rejects.toMatchObject({ status: 403 });
    await api.as('gil').call(bulkCancel, { body: { protocols: [second.protocol], motive: 'saiu' } });
    await api.as('gil').call(bulkFinishRequests, { body: { protocols: [third.protocol], motive: 'saiu' } });

    const states = await db.selectFrom('instances').select('status').orderBy('idk').execute();
    expect(states.map(({ status }) => status)).toEqual(['FINISHED', 'CANCELED', 'FINISHED']);
    expect(await toAna()).toEqual(before);
    const messages = await db.selectFrom('outbox_messages').select('state').where('user_id', '=', people.ana).execute();
    expect(messages).toEqual([{ state: 'KEPT' }]);
  });

  test('D5.05 a step for an inactive requester goes to the nearest active superior, which the history shows', async () => {
    const { db, api, people, deactivate, messages, addressees } = await office(twoSteps(1));
    const { idk } = await startPurchase(api, people.processId);
    await deactivate(people.ana);
    const finish = async (userName: string) =>
      api.as(userName).call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: {} });
    await finish('bia');
    expect(await addressees()).toEqual([people.bia]);
    expect(await messages()).toContain(
      'O solicitante não está mais ativo; a etapa Retirada foi encaminhada a Bia Silva',
    );
  });

  test('D5.05 without an active superior the step of an inactive requester fails', async () => {
    const { db, api, people, deactivate, addressees } = await office(twoSteps(1));
    const { idk } = await startPurchase(api, people.processId);
    await deactivate(people.ana);
    await db.updateTable('users').set({ superior_id: null }).where('id', '=', people.ana).execute();
    await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: {} });
    expect(await addressees()).toEqual([]);
    const steps = await db.selectFrom('instance_steps').selectAll().where('idk', '=', idk).execute();
    expect(steps.find(({ step_id }) => step_id === 'second')).toMatchObject({ status: 'FAILED' });
    const missing = 'Ana Silva não tem superior direto cadastrado e ativo, de quem depende a etapa Retirada.';
    expect(JSON.stringify(steps)).toContain(missing);
  });

  test('D5.06 an inactive direct superior is skipped, and the history names both', async () => {
    const { db, api, people, deactivate, messages, addressees } = await office(twoSteps(3));
    const owner = await insertUser(db, { first_name: 'Olga' });
    await db.updateTable('users').set({ superior_id: owner }).where('id', '=', people.elisa).execute();
    await deactivate(people.bia);
    const { idk } = await startPurchase(api, people.processId);
    expect(await addressees()).toEqual([people.elisa]);
    const line = (title: string, name: string) =>
      `O superior direto, Bia Silva, está inativo; a etapa ${title} foi encaminhada a ${name}`;
    expect(await messages()).toContain(line('Conferência', 'Elisa Silva'));
    await api.as('elisa').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: {} });
    expect(await addressees()).toEqual([owner]);
    expect(await messages()).toContain(line('Retirada', 'Olga Silva'));
  });

  test('D5.06 superiors are looked for five levels up, and the start is refused if none is active', async () => {
    const { db, api, people } = await office();
    const chain = [people.ana];
    for (let level = 1; level <= 6; level += 1) {
      const id = await insertUser(db, { first_name: `Nivel${level}`, active: level > 4 });
      await db
        .updateTable('users')
        .set({ superior_id: id })
        .where('id', '=', chain.at(-1) ?? 0)
        .execute();
      chain.push(id);
    }
    const found = await loadRequester(db, people.ana);
    expect(found).toMatchObject({
      superior: { id: chain[5], superior: { id: chain[6] } },
      inactiveSuperior: 'Nivel1 Silva',
    });
    await db
      .updateTable('users')
      .set({ active: false })
      .where('id', '=', chain[5] ?? 0)
      .execute();
    expect((await loadRequester(db, people.ana)).superior).toBeNull();
    await expect(startPurchase(api, people.processId)).rejects.toMatchObject({
      status: 400,
      errorCode: 'HIERARCHY_REQUIRED',
    });
  });
});
