import { afterEach, describe, expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMessageHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import type { OutgoingMessage } from '../ports/messengers.ts';
import { createTestApi, insertOffice, purchase, startPurchase, testNow } from '../testing/api.ts';
import { createSmtpSender, type SmtpSettings } from './smtp-sender.ts';
import { startMailServer } from './testing/mail-server.ts';

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

const settingsOf = (port: number, overrides: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  implicitTls: false,
  requireTls: false,
  user: null,
  password: null,
  from: { name: 'Tramita, notificações', address: 'tramita@exemplo.com' },
  ...overrides,
});

const message = (overrides: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key: 'outbox.7.1772452800000',
  recipient: { completeName: 'Bia D’Ávila', userName: 'bia', email: 'bia@exemplo.com' },
  address: 'bia@exemplo.com',
  subject: 'Nova tarefa: Aprovação · Compras · IDK 48190',
  text: 'Você tem uma nova tarefa.\n\nSolicitante: João',
  html: '<p>Você tem uma nova tarefa.</p>',
  link: 'https://portal.exemplo.com/my-tasks/to-do/1',
  ...overrides,
});

const serverError = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

describe('SMTP sender', () => {
  test('M3.2.15 mail arrives with its accents, as text and as HTML', async () => {
    const { port, received } = await mailServer();
    await createSmtpSender(settingsOf(port))(message());
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'tramita@exemplo.com', to: ['bia@exemplo.com'] });
    expect(mail?.headers).toMatchObject({
      subject: 'Nova tarefa: Aprovação · Compras · IDK 48190',
      to: 'Bia D’Ávila <bia@exemplo.com>',
      'message-id': '<outbox.7.1772452800000@exemplo.com>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.headers.from).toContain('Tramita, notificações');
    expect(mail?.parts['text/plain']).toBe('Você tem uma nova tarefa.\r\n\r\nSolicitante: João');
    expect(mail?.parts['text/html']).toBe('<p>Você tem uma nova tarefa.</p>');
  });

  test('names and subjects cannot inject a header or a second recipient', async () => {
    const { port, received } = await mailServer();
    await createSmtpSender(settingsOf(port))(
      message({
        subject: 'Compras\r\nBcc: todos@exemplo.com\nX-Forged: 1',
        recipient: { completeName: 'Bia, <chefe@exemplo.com>\r\nBcc: x@y.z', userName: 'bia', email: null },
      }),
    );
    const [mail] = received;
    expect(mail?.to).toEqual(['bia@exemplo.com']);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('x-forged');
    expect(mail?.headers.subject).toBe('Compras Bcc: todos@exemplo.com X-Forged: 1');
  });

  test('refuses an invalid address from a process with its own message', async () => {
    const { port, received } = await mailServer();
    const sending = createSmtpSender(settingsOf(port))(message({ address: 'integracoes', recipient: null }));
    await expect(sending).rejects.toMatchObject({
      isFinal: true,
      message: 'O e-mail indicado no processo não é válido.',
    });
    expect(received).toEqual([]);
  });

  test.each([
    'bia',
    'bia@exemplo.com, chefe@exemplo.com',
    'bia@exemplo.com\r\nRCPT TO:<x@y.z>',
    '<bia@exemplo.com>',
    '@x',
  ])('does not try to send to an invalid or multiple address: %j', async (address) => {
    const { port, received } = await mailServer();
    const sending = createSmtpSender(settingsOf(port))(message({ address }));
    await expect(sending).rejects.toMatchObject({
      isFinal: true,
      message: 'O e-mail no cadastro desta pessoa não é válido.',
    });
    expect(received).toEqual([]);
  });

  test('does not send mail without TLS if it is required', async () => {
    const { port, received } = await mailServer();
    const sending = createSmtpSender(settingsOf(port, { requireTls: true }))(message());
    await expect(sending).rejects.toThrow('Não foi possível proteger a conexão com o servidor de e-mail por TLS.');
    expect(received).toEqual([]);
  });

  test('refuses an untrusted certificate if TLS is required, and accepts it otherwise', async () => {
    const { port, received } = await mailServer({ disabledCommands: [] });
    await expect(createSmtpSender(settingsOf(port, { requireTls: true }))(message())).rejects.toThrow(/certificate/i);
    expect(received).toEqual([]);
    await createSmtpSender(settingsOf(port))(message());
    expect(received).toHaveLength(1);
  });

  test('authenticates if the server requests it, and reports a refusal', async () => {
    const { port, received } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'tramita' && password === 'segredo'
          ? done(null, { user: 'tramita' })
          : done(serverError('5.7.8 bad credentials', 535)),
    });
    const as = (password: string) => createSmtpSender(settingsOf(port, { user: 'tramita', password }))(message());
    await expect(as('errado')).rejects.toThrow('O servidor de e-mail recusou o usuário ou a senha.');
    await as('segredo');
    expect(received).toHaveLength(1);
  });

  test('reports an unreachable server without a stack', async () => {
    const { port, close } = await startMailServer();
    await close();
    const sending = createSmtpSender(settingsOf(port))(message());
    await expect(sending).rejects.toMatchObject({
      isFinal: false,
      message: expect.stringMatching(/^Não foi possível falar com o servidor de e-mail\./),
    });
  });
});

describeDatabase('step messages by mail', (database) => {
  async function office(port: number) {
    const { db } = database();
    const people = await insertOffice(db);
    const base = purchase(people.buyers);
    const steps = base.steps.map((step) => (step.id === 'approve' ? { ...step, notifyAssignees: 2 } : step));
    const definition = JSON.stringify({ ...base, steps });
    await db.updateTable('processes').set({ definition }).where('id', '=', people.processId).execute();
    await db.updateTable('users').set({ email: 'bia@exemplo.com' }).where('id', '=', people.bia).execute();
    let now = testNow;
    const email = createSmtpSender(settingsOf(port));
    const messengers = { publicUrl: 'https://portal.exemplo.com', email, chat: null };
    const api = createTestApi(db, { now: () => now, messengers });
    const handlers = createMessageHandlers(api.services);
    return {
      start: () => startPurchase(api, people.processId),
      async attempt(minutesLater: number) {
        now = new Date(now.getTime() + minutesLater * 60_000);
        const job = await leaseJob(db, { kinds: Object.keys(handlers), now, leaseMs: 60_000 });
        if (!job) return null;
        await runJob(api.services, handlers, job, { leaseMs: 60_000, signal: new AbortController().signal });
        return db.selectFrom('outbox_messages').select(['state', 'last_error']).executeTakeFirstOrThrow();
      },
    };
  }

  test('M3.2.15 reaching a step sends a mail with the link to the task to its assignee', async () => {
    const { port, received } = await mailServer();
    const { start, attempt } = await office(port);
    await start();
    expect(await attempt(0)).toEqual({ state: 'SENT', last_error: null });
    expect(await attempt(60)).toBeNull();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['bia@exemplo.com']);
    expect(received[0]?.headers.subject).toMatch(/^Nova tarefa: Aprovação · Compras · IDK \d+$/);
    expect(received[0]?.parts['text/plain']).toContain('https://portal.exemplo.com/my-tasks/to-do/');
    expect(received[0]?.parts['text/html']).toContain('<a href="https://portal.exemplo.com/my-tasks/to-do/');
  });

  test('a recipient refused by the server fails the message after all attempts, with the server’s reason', async () => {
    const refuse = () => serverError('5.1.1 no such user here', 550);
    const { port, received } = await mailServer({ onRcptTo: (_address, _session, done) => done(refuse()) });
    const { start, attempt } = await office(port);
    await start();
    for (const minutes of [0, 1, 5, 15, 30]) expect(await attempt(minutes)).toMatchObject({ state: 'WAITING' });
    expect(await attempt(60)).toEqual({
      state: 'FAILED',
      last_error: expect.stringMatching(
        /^O servidor de e-mail recusou o destinatário ou o remetente\. \(.*no such user here.*\)$/,
      ),
    });
    expect(await attempt(600)).toBeNull();
    expect(received).toEqual([]);
  });

  test('mail waits while the server is down, and is sent with the same Message-ID afterwards', async () => {
    let isDown = true;
    const { port, received } = await mailServer({
      onMailFrom: (_address, _session, done) => (isDown ? done(serverError('4.3.2 try again later', 421)) : done()),
    });
    const { start, attempt } = await office(port);
    await start();
    expect(await attempt(0)).toMatchObject({
      state: 'WAITING',
      last_error: expect.stringContaining('try again later'),
    });
    isDown = false;
    expect(await attempt(1)).toEqual({ state: 'SENT', last_error: null });
    expect(received.map(({ headers }) => headers['message-id'])).toEqual([
      `<outbox.1.${testNow.getTime()}@exemplo.com>`,
    ]);
  });
});
