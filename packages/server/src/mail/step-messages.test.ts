import {
  assignTask,
  finishTask,
  listOutbox,
  type Step,
  setLocale,
  transferTask,
  unassignTask,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { remindKind } from '../db/jobs/message-jobs.ts';
import type { Database } from '../db/tables/schema.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { applyEvent } from '../flow/apply-event.ts';
import { createMessageHandlers } from '../job-handlers.ts';
import { type OutgoingMessage, SendError } from '../ports/messengers.ts';
import { createTestApi, insertOffice, openTaskOf, purchase, startPurchase, testNow } from '../testing/api.ts';
import { runMessageJobs } from '../testing/run-message-jobs.ts';

const hourMs = 60 * 60 * 1000;

describeDatabase('messages about steps', (database) => {
  /** Creates the office with its purchase; `approval` and `buying` change the two steps. */
  async function office(approval: Partial<Step> = {}, buying: Partial<Step> = {}, configured = true) {
    const { db } = database();
    const people = await insertOffice(db);
    const base = purchase(people.buyers);
    const changes: Record<string, Partial<Step>> = { approve: approval, buy: buying };
    const steps = base.steps.map((step) => ({ ...step, ...changes[step.id] }) as Step);
    const definition = JSON.stringify({ ...base, steps });
    await db.updateTable('processes').set({ definition }).where('id', '=', people.processId).execute();
    await db.updateTable('users').set({ email: 'bia@exemplo.com' }).where('id', '=', people.bia).execute();
    await db.updateTable('users').set({ email: 'caio@exemplo.com' }).where('id', '=', people.caio).execute();
    await db.updateTable('users').set({ email: ' ' }).where('id', '=', people.davi).execute();
    let now = testNow;
    const email = vi.fn(async (_message: OutgoingMessage) => {});
    const chat = vi.fn(async (_message: OutgoingMessage) => {});
    const messengers = configured ? { publicUrl: 'https://portal.exemplo.com', email, chat } : undefined;
    const api = createTestApi(db, { now: () => now, messengers });
    return {
      db,
      api,
      ...people,
      email,
      chat,
      wait(hours: number) {
        now = new Date(now.getTime() + hours * hourMs);
      },
      run: () => runMessageJobs(api),
      outbox: () =>
        db
          .selectFrom('outbox_messages')
          .innerJoin('users', 'users.id', 'outbox_messages.user_id')
          .select(['users.user_name', 'channel', 'address', 'state', 'last_error'])
          .orderBy('outbox_messages.id')
          .execute(),
      start: () => startPurchase(api, people.processId),
      approve: async (idk: number) => {
        const uuid = await openTaskOf(db, idk);
        await api.as('bia').call(finishTask, { params: { uuid }, body: { approved: true } });
        return openTaskOf(db, idk);
      },
    };
  }
  const waiting = (db: Kysely<Database>) =>
    db.selectFrom('jobs').select(['kind', 'run_at']).where('state', '=', 'WAITING').execute();

  test('M3.2.13 a step with notifyAssignees 0 sends nothing', async () => {
    const { db, start, outbox } = await office({ notifyAssignees: 0 }, { notifyAssignees: 0 });
    await start();
    expect(await outbox()).toEqual([]);
    expect(await waiting(db)).toEqual([]);
  });

  test('M3.2.15 a step with notifyAssignees 2 e-mails its assignee: process, step, IDK, requester, due time and link', async () => {
    const { db, start, run, email, chat, outbox } = await office({
      notifyAssignees: 2,
      title: 'Aprovação',
      sla: 2,
      slaUnit: 'HOURS',
    });
    const { idk } = await start();
    expect(await outbox()).toMatchObject([{ user_name: 'bia', channel: 'EMAIL', state: 'WAITING' }]);
    await run();
    expect(chat).not.toHaveBeenCalled();
    expect(email).toHaveBeenCalledTimes(1);
    const uuid = await openTaskOf(db, idk);
    const [message] = email.mock.calls[0] ?? [];
    expect(message).toMatchObject({
      address: 'bia@exemplo.com',
      recipient: { completeName: 'Bia Silva', userName: 'bia', email: 'bia@exemplo.com' },
      subject: `Nova tarefa: Aprovação · Compras · IDK ${idk}`,
      link: `https://portal.exemplo.com/my-tasks/to-do/${uuid}`,
    });
    expect(message?.text.split('\n')).toEqual([
      'Você tem uma nova tarefa.',
      '',
      'Processo: Compras',
      'Etapa: Aprovação',
      `IDK: ${idk}`,
      'Solicitante: Ana Silva',
      'Prazo: 02/03/2026, 11:00',
      '',
      `Abrir a tarefa: https://portal.exemplo.com/my-tasks/to-do/${uuid}`,
    ]);
    expect(await outbox()).toMatchObject([{ state: 'SENT', last_error: null }]);
  });

  test('E11.02 an e-mail is in the language that its recipient chose', async () => {
    const { db, start, run, email, api } = await office({
      notifyAssignees: 2,
      title: 'Aprovação',
      sla: 2,
      slaUnit: 'HOURS',
    });
    await api.as('bia').call(setLocale, { body: { locale: 'en' } });
    const { idk } = await start();
    await run();
    const uuid = await openTaskOf(db, idk);
    const [message] = email.mock.calls[0] ?? [];
    expect(message?.subject).toBe(`New task: Aprovação · Compras · IDK ${idk}`);
    expect(message?.html).toContain('<html lang="en">');
    expect(message?.text.split('\n')).toEqual([
      'You have a new task.',
      '',
      'Process: Compras',
      'Step: Aprovação',
      `IDK: ${idk}`,
      'Requester: Ana Silva',
      'Due: 02/03/2026, 11:00',
      '',
      `Open the task: https://portal.exemplo.com/my-tasks/to-do/${uuid}`,
    ]);
  });

  test('M3.2.14 a step with notifyAssignees 1 notifies every member of its group by the messaging service', async () => {
    const { db, start, approve, run, email, chat } = await office({}, { notifyAssignees: 1 });
    const { idk } = await start();
    const uuid = await approve(idk);
    await run();
    expect(email).not.toHaveBeenCalled();
    const sent = chat.mock.calls.map(([message]) => ({ to: message.address, link: message.link }));
    const link = `https://portal.exemplo.com/attendance/to-do/${uuid}`;
    expect(sent).toEqual([
      { to: 'caio', link },
      { to: 'davi', link },
    ]);
    expect(await waiting(db)).toEqual([]);
  });

  test('the actor and inactive users get no message', async () => {
    const { db, start, outbox, bia, caio, buyers, approve } = await office({}, { notifyAssignees: 1 });
    await db.insertInto('group_members').values({ group_id: buyers, user_id: bia }).execute();
    await db.updateTable('users').set({ active: false }).where('id', '=', caio).execute();
    await approve((await start()).idk);
    expect((await outbox()).map(({ user_name }) => user_name)).toEqual(['davi']);
  });

  test('sends the message to the target of a transfer too', async () => {
    const { api, start, run, email, elisa, db } = await office({ notifyAssignees: 2, renotify: true });
    await db.updateTable('users').set({ email: 'elisa@exemplo.com' }).where('id', '=', elisa).execute();
    const { idk } = await start();
    await run();
    const uuid = await openTaskOf(db, idk);
    await api.as('bia').call(transferTask, { params: { uuid }, body: { assignees: [elisa], groups: [] } });
    await run();
    expect(email.mock.calls.map(([message]) => message.address)).toEqual(['bia@exemplo.com', 'elisa@exemplo.com']);
    expect(email.mock.calls[1]?.[0].link).toContain(uuid);
    expect(await waiting(db)).toMatchObject([{ kind: remindKind }]);
  });

  test('a message and its step are written in one transaction', async () => {
    const { api, start, db, outbox, bia } = await office({}, { notifyAssignees: 2 });
    const { idk } = await start();
    const taskUuid = await openTaskOf(db, idk);
    const by = { id: bia, completeName: 'Bia Silva' };
    const event = { kind: 'FINISH_TASK', by, at: testNow, taskUuid, approved: true, motive: null, values: {} } as const;
    const failing = applyEvent(api.services, idk, event, { alsoWrite: () => Promise.reject(new Error('no')) });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox()).toEqual([]);
    expect(await waiting(db)).toEqual([]);
  });

  test('wakes the worker for messages', async () => {
    const { api, processId } = await office({ notifyAssignees: 2 });
    const wakeWorker = vi.fn();
    const woken = createTestApi(api.services.db, { wakeWorker });
    await startPurchase(woken, processId);
    expect(wakeWorker).toHaveBeenCalledTimes(1);
  });

  test('marks the message of a user without e-mail as failed and sends the others', async () => {
    const { start, approve, run, outbox, email } = await office({}, { notifyAssignees: 2 });
    await approve((await start()).idk);
    await run();
    expect(email).toHaveBeenCalledTimes(1);
    expect(await outbox()).toMatchObject([
      { user_name: 'caio', state: 'SENT' },
      { user_name: 'davi', state: 'FAILED', address: null, last_error: 'Esta pessoa não tem e-mail no cadastro.' },
    ]);
  });

  test('M3.2.14 without configuration messages are stored for reading, and not sent later', async () => {
    const { api, start, approve, run, outbox } = await office({ notifyAssignees: 2 }, { notifyAssignees: 1 }, false);
    await approve((await start()).idk);
    await run();
    expect((await outbox()).map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      'EMAIL KEPT',
      'CHAT KEPT',
      'CHAT KEPT',
    ]);
    const email = vi.fn(async () => {});
    await runMessageJobs(createTestApi(api.services.db, { messengers: { publicUrl: '', email, chat: email } }));
    expect(email).not.toHaveBeenCalled();
  });

  test('retries a failed message with back-off under the same key, then marks it failed with the reason', async () => {
    const { start, run, wait, outbox, email, db } = await office({ notifyAssignees: 2 });
    email.mockRejectedValue(new SendError('O servidor de e-mail está fora do ar.'));
    await start();
    for (const minutes of [1, 5, 15, 30, 60]) {
      expect(await run()).toBe(1);
      expect(await outbox()).toMatchObject([{ state: 'WAITING', last_error: 'O servidor de e-mail está fora do ar.' }]);
      expect(await run()).toBe(0);
      wait(minutes / 60);
    }
    await run();
    expect(await outbox()).toMatchObject([{ state: 'FAILED', last_error: 'O servidor de e-mail está fora do ar.' }]);
    expect(email).toHaveBeenCalledTimes(6);
    expect(new Set(email.mock.calls.map(([message]) => message.key)).size).toBe(1);
    expect(await waiting(db)).toEqual([]);
  });

  test('a message that succeeds at the second attempt is sent, without a reason', async () => {
    const { start, run, wait, outbox, email } = await office({ notifyAssignees: 2 });
    email.mockRejectedValueOnce(new SendError('Fora do ar.'));
    await start();
    await run();
    wait(1);
    await run();
    expect(await outbox()).toMatchObject([{ state: 'SENT', last_error: null }]);
  });

  test('a permanent error fails the message immediately; an unknown one is not shown', async () => {
    const { start, run, outbox, email } = await office({ notifyAssignees: 2 });
    email.mockRejectedValueOnce(new SendError('O e-mail não é válido.', { isFinal: true }));
    email.mockRejectedValueOnce(new TypeError('secret of the server'));
    await start();
    await start();
    await run();
    expect(await outbox()).toMatchObject([
      { state: 'FAILED', last_error: 'O e-mail não é válido.' },
      { state: 'WAITING', last_error: 'A mensagem não pôde ser enviada.' },
    ]);
  });

  test('M3.2.09 with renotify the message is sent once a day until the task is done', async () => {
    const { db, start, approve, run, wait, email } = await office({ notifyAssignees: 2, renotify: true });
    const { idk } = await start();
    await run();
    wait(23.9);
    await run();
    expect(email).toHaveBeenCalledTimes(1);
    wait(0.2);
    await run();
    await run();
    expect(email).toHaveBeenCalledTimes(2);
    const [reminder] = email.mock.calls[1] ?? [];
    expect(reminder).toMatchObject({
      address: 'bia@exemplo.com',
      subject: `Lembrete: Aprovação · Compras · IDK ${idk}`,
      text: expect.stringContaining('Esta tarefa ainda aguarda você.'),
    });
    wait(24);
    await run();
    expect(email).toHaveBeenCalledTimes(3);
    await approve(idk);
    wait(24);
    await run();
    wait(24);
    await run();
    expect(email).toHaveBeenCalledTimes(3);
    expect(await waiting(db)).toEqual([]);
  });

  test('M3.2.09 renotify without a message to repeat does nothing', async () => {
    const { db, start } = await office({ notifyAssignees: 0, renotify: true });
    await start();
    expect(await waiting(db)).toEqual([]);
  });

  test('reminds only the user who holds the task', async () => {
    const { api, start, approve, run, wait, chat } = await office({}, { notifyAssignees: 1, renotify: true });
    const uuid = await approve((await start()).idk);
    await run();
    await api.as('caio').call(assignTask, { params: { uuid } });
    chat.mockClear();
    wait(24);
    await run();
    expect(chat.mock.calls.map(([message]) => message.address)).toEqual(['caio']);
    await api.as('caio').call(unassignTask, { params: { uuid } });
    chat.mockClear();
    wait(24);
    await run();
    expect(chat.mock.calls.map(([message]) => message.address)).toEqual(['caio', 'davi']);
  });

  test('a reminder is not sent twice when its worker was presumed dead', async () => {
    const { api, db, start, wait, outbox } = await office({ notifyAssignees: 2, renotify: true });
    await start();
    wait(25);
    const { services } = api;
    const lease = () => leaseJob(db, { kinds: [remindKind], now: services.now(), leaseMs: 1000 });
    const first = await lease();
    wait(1);
    const second = await lease();
    const handler = createMessageHandlers(services)[remindKind];
    for (const job of [second, first]) if (job) await handler?.(job, new AbortController().signal);
    expect(first?.id).toBe(second?.id);
    expect(await outbox()).toHaveLength(2);
    expect(await waiting(db)).toHaveLength(3);
  });

  test('user-written text cannot break out of its line or of the HTML', async () => {
    const { db, start, run, email } = await office({ notifyAssignees: 2, title: 'Etapa <b>"1"</b>' });
    const processTitle = 'Compras\r\nBcc: todos@exemplo.com\n\nPrazo: nunca';
    await db.updateTable('processes').set({ title: processTitle }).execute();
    await db
      .updateTable('users')
      .set({ complete_name: "Ana <script>alert('x')</script>" })
      .where('user_name', '=', 'ana')
      .execute();
    await start();
    await run();
    const [message] = email.mock.calls[0] ?? [];
    expect(message?.subject).not.toMatch(/[\r\n]/);
    expect(message?.text.split('\n').slice(2, 4)).toEqual([
      'Processo: Compras Bcc: todos@exemplo.com Prazo: nunca',
      'Etapa: Etapa <b>"1"</b>',
    ]);
    expect(message?.html).toContain('Etapa &lt;b&gt;&quot;1&quot;&lt;/b&gt;');
    expect(message?.html).toContain('Ana &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    expect(message?.html).not.toMatch(/<(script|b)>/);
  });

  test('administrators read sent and stored messages, newest first, by channel and state', async () => {
    const { api, start, approve, run, wait, email, chat } = await office(
      { notifyAssignees: 2 },
      { notifyAssignees: 1 },
    );
    const { idk, protocol } = await start();
    await run();
    wait(1);
    const uuid = await approve(idk);
    chat.mockRejectedValue(new SendError('O serviço de mensagens respondeu com o código 500.'));
    await run();
    const list = (query: Partial<Parameters<typeof read>[0]>) => read({ page: 0, size: 25, ...query });
    const read = (query: { page: number; size: number; channel?: 'EMAIL' | 'CHAT'; state?: 'WAITING' | 'SENT' }) =>
      api.as('admin').call(listOutbox, { query });
    const all = await list({});
    expect(all.totalElements).toBe(3);
    expect(all.elements.map(({ recipient, channel, state }) => [recipient?.userName, channel, state])).toEqual([
      ['davi', 'CHAT', 'WAITING'],
      ['caio', 'CHAT', 'WAITING'],
      ['bia', 'EMAIL', 'SENT'],
    ]);
    const [sent] = email.mock.calls[0] ?? [];
    expect(all.elements[2]).toMatchObject({
      address: 'bia@exemplo.com',
      subject: sent?.subject,
      body: sent?.text,
      protocol,
      sentAt: testNow.toISOString(),
      lastError: null,
    });
    expect(all.elements[0]).toMatchObject({
      body: expect.stringContaining(`https://portal.exemplo.com/attendance/to-do/${uuid}`),
      lastError: 'O serviço de mensagens respondeu com o código 500.',
      sentAt: null,
    });
    expect((await list({ channel: 'EMAIL' })).totalElements).toBe(1);
    expect((await list({ state: 'WAITING' })).totalElements).toBe(2);
    expect((await list({ page: 1, size: 2 })).elements.map(({ recipient }) => recipient?.userName)).toEqual(['bia']);
  });
});
