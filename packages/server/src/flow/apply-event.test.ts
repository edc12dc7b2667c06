import type { EngineEvent } from '@tramita/client/engine';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { joinTransaction } from '../db/connection/join-transaction.ts';
import type { Database } from '../db/tables/schema.ts';
import { definition, insertGroup, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { ConflictError } from '../errors.ts';
import { createSandboxOutboundCall } from '../outbound/testing/sandbox-outbound-call.ts';
import { applyEvent, beginRequestById } from './apply-event.ts';
import { testServices } from './testing/engine-bench.ts';

const at = new Date('2026-03-02T12:00:00Z');

/** A purchase: approved by the superior, bought by a group. */
async function office(db: Kysely<Database>) {
  const caio = await insertUser(db, { first_name: 'Caio' });
  const bia = await insertUser(db, { first_name: 'Bia', superior_id: caio });
  const ana = await insertUser(db, { first_name: 'Ana', superior_id: bia });
  const rui = await insertUser(db, { first_name: 'Rui' });
  const gone = await insertUser(db, { first_name: 'Zé', active: false });
  const group = await insertGroup(db, [rui, gone], { name: 'Suprimentos' });
  const processId = await insertProcess(
    db,
    definition(
      [
        step.start('approve'),
        step.approval({ id: 'approve', assignees: [{ id: 2, firstName: 'Superior' }], connections: to('buy') }),
        step.task({ id: 'buy', assignees: [], groups: [{ id: group, name: 'Suprimentos' }], connections: to('end') }),
        step.end(),
      ],
      ['item'],
    ),
    { title: 'Compras', has_nps: true, created_by: caio },
  );
  return { ana, bia, caio, rui, group, processId };
}

const finishOf = (taskUuid: string, by: number, overrides: Partial<EngineEvent> = {}): EngineEvent =>
  ({
    kind: 'FINISH_TASK',
    by: { id: by, completeName: `Pessoa ${by}` },
    at,
    taskUuid,
    approved: true,
    motive: null,
    values: {},
    ...overrides,
  }) as EngineEvent;

async function rowCounts(db: Kysely<Database>) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from tasks) as tasks, (select count(*)::int from histories) as histories,
    (select count(*)::int from notifications) as notifications, (select count(*)::int from jobs) as jobs,
    (select sum(revision)::int from instances) as revisions`.execute(db);
  return rows[0];
}

describeDatabases('applying events', (database) => {
  async function start(overrides: Partial<Services> = {}) {
    const { db } = database();
    const people = await office(db);
    const services = testServices(db, { now: () => at, ...overrides });
    const applied = await beginRequestById(services, {
      processId: people.processId,
      requesterId: people.ana,
      startedById: people.ana,
      values: { item: 'mesa' },
    });
    return { db, services, applied, ...people, taskUuid: applied.openedTask?.uuid ?? '' };
  }

  test('starting writes request, steps, task, addressees, history and notifications', async () => {
    const { db, applied, bia } = await start();
    expect(applied).toMatchObject({ status: 'IN_PROGRESS', currentStep: 'approve', revision: 1, failure: null });
    const request = await db.selectFrom('instances').selectAll().executeTakeFirstOrThrow();
    expect(request).toMatchObject({ status: 'IN_PROGRESS', current_step: 'approve', revision: 1, created_at: at });
    expect(request.data).toEqual({ item: 'mesa', idk: String(applied.idk), protocol: applied.protocol });
    const task = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    expect(task).toMatchObject({ type: 'APPROVAL', status: 'TO_DO', process_title: 'Compras', created_at: at });
    expect(await db.selectFrom('task_addressees').select(['task_id', 'user_id', 'group_id']).execute()).toEqual([
      { task_id: task.id, user_id: bia, group_id: null },
    ]);
    const steps = await db.selectFrom('instance_steps').select(['step_id', 'status']).orderBy('step_order').execute();
    expect(steps.map(({ step_id, status }) => `${step_id} ${status}`)).toEqual([
      'start FINISHED',
      'approve NONE',
      'buy NONE',
      'end NONE',
    ]);
    const histories = await db.selectFrom('histories').select(['kind', 'task_id', 'step_id']).orderBy('id').execute();
    expect(histories).toEqual([
      { kind: 'STARTED', task_id: null, step_id: 'start' },
      { kind: 'STEP_REACHED', task_id: task.id, step_id: 'approve' },
    ]);
    expect(await db.selectFrom('notifications').select(['user_id', 'protocol']).execute()).toEqual([
      { user_id: bia, protocol: applied.protocol },
    ]);
  });

  test('notifies the active members of a group', async () => {
    const { db, services, applied, bia, ana, rui, group, taskUuid } = await start();
    const next = await applyEvent(services, applied.idk, finishOf(taskUuid, bia));
    expect(next).toMatchObject({ currentStep: 'buy', revision: 2 });
    const notified = await db.selectFrom('notifications').select('user_id').where('id', '>', 1).orderBy('id').execute();
    expect(notified.map(({ user_id }) => user_id)).toEqual([ana, rui]);
    const addressed = await db.selectFrom('task_addressees').select('group_id').where('group_id', '=', group).execute();
    expect(addressed).toHaveLength(1);
  });

  test('P1.12 the end asks the requester for a rating', async () => {
    const { db, services, applied, bia, rui, ana, taskUuid } = await start();
    const second = await applyEvent(services, applied.idk, finishOf(taskUuid, bia));
    const last = await applyEvent(services, applied.idk, finishOf(second.openedTask?.uuid ?? '', rui));
    expect(last).toMatchObject({ status: 'FINISHED', currentStep: null, openedTask: null });
    const asked = await db
      .selectFrom('notifications')
      .select('user_id')
      .where('message', 'like', 'Como foi%')
      .execute();
    expect(asked).toEqual([{ user_id: ana }]);
    const request = await db.selectFrom('instances').selectAll().executeTakeFirstOrThrow();
    expect(request).toMatchObject({ status: 'FINISHED', finished_at: at, current_step: null, revision: 3 });
  });

  test('finishing a finished task throws and writes nothing', async () => {
    const { db, services, applied, bia, taskUuid } = await start();
    await applyEvent(services, applied.idk, finishOf(taskUuid, bia));
    const before = await rowCounts(db);
    const again = applyEvent(services, applied.idk, finishOf(taskUuid, bia));
    await expect(again).rejects.toMatchObject({ status: 409, errorCode: 'TASK_ALREADY_DONE' });
    expect(await rowCounts(db)).toEqual(before);
  });

  test('when two users finish a task at the same time, one succeeds and the other gets an error', async () => {
    const { db, services, applied, bia, caio, taskUuid } = await start();
    const outcomes = await Promise.allSettled(
      [bia, caio, bia, caio].map((by) => applyEvent(services, applied.idk, finishOf(taskUuid, by))),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(3);
    for (const error of refused) {
      expect(error).toBeInstanceOf(ConflictError);
      expect(error.errorCode).toBe('TASK_ALREADY_DONE');
    }
    const open = await db.selectFrom('tasks').select('step_id').where('status', '=', 'TO_DO').execute();
    expect(open).toEqual([{ step_id: 'buy' }]);
    const approvals = await db.selectFrom('histories').select('id').where('kind', '=', 'APPROVED').execute();
    expect(approvals).toHaveLength(1);
  });

  test('an event created from the locked state may throw, and then nothing is written', async () => {
    const { db, services, applied, taskUuid } = await start();
    const before = await rowCounts(db);
    const refused = applyEvent(services, applied.idk, (state) => {
      expect(state).toMatchObject({ currentStep: 'approve', openTask: { uuid: taskUuid }, values: { item: 'mesa' } });
      throw new ConflictError('Não', 'TASK_NOT_HELD');
    });
    await expect(refused).rejects.toMatchObject({ errorCode: 'TASK_NOT_HELD' });
    expect(await rowCounts(db)).toEqual(before);
  });

  test('additional writes are rolled back with the event', async () => {
    const { db, services, applied, bia, taskUuid } = await start();
    const before = await rowCounts(db);
    const failing = applyEvent(services, applied.idk, finishOf(taskUuid, bia), {
      alsoWrite: () => Promise.reject(new Error('no')),
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rowCounts(db)).toEqual(before);
  });

  test('T1.15 cancelling closes task and request', async () => {
    const { db, services, applied, ana, taskUuid } = await start();
    const by = { id: ana, completeName: 'Ana Silva' };
    const canceled = await applyEvent(services, applied.idk, { kind: 'CANCEL', by, at, motive: 'Desisti' });
    expect(canceled.status).toBe('CANCELED');
    const task = await db.selectFrom('tasks').selectAll().where('uuid', '=', taskUuid).executeTakeFirstOrThrow();
    expect(task).toMatchObject({ status: 'CANCELED', finished_by: ana, motive: 'Desisti' });
    const end = await db.selectFrom('instance_steps').select('canceled').where('step_id', '=', 'end').execute();
    expect(end).toEqual([{ canceled: true }]);
    const again = applyEvent(services, applied.idk, { kind: 'CANCEL', by, at, motive: 'Desisti' });
    await expect(again).rejects.toMatchObject({ status: 409, errorCode: 'PROCESS_ENDED' });
  });

  test('inserts rows and history for the files of a new request', async () => {
    const { db } = database();
    const { ana, processId } = await office(db);
    const file = { size: 3, contentType: 'text/plain', storageKey: 'k1', sha256: 'x' };
    const applied = await beginRequestById(testServices(db), {
      processId,
      requesterId: ana,
      startedById: ana,
      values: {},
      attachments: [{ ...file, originalFileName: 'nota <1>.txt' }],
    });
    const stored = await db.selectFrom('attachments').select(['idk', 'original_file_name', 'user_id']).execute();
    expect(stored).toEqual([{ idk: applied.idk, original_file_name: 'nota <1>.txt', user_id: ana }]);
    const attached = await db.selectFrom('histories').select('message').where('kind', '=', 'ATTACHED').execute();
    expect(attached).toEqual([{ message: '<b>Ana Silva</b> anexou o arquivo <b>nota &lt;1&gt;.txt</b>' }]);
  });

  test('a request on behalf of another user belongs to that user, whose superior approves', async () => {
    const { db } = database();
    const { ana, bia, rui, processId } = await office(db);
    const applied = await beginRequestById(testServices(db), {
      processId,
      requesterId: ana,
      startedById: rui,
      values: {},
    });
    expect(applied.openedTask?.users).toEqual([bia]);
    const [opened] = await db.selectFrom('histories').select('message').orderBy('id').execute();
    expect(opened?.message).toBe('<b>Rui Silva</b> abriu a solicitação em nome de <b>Ana Silva</b>');
  });

  test('a missing superior fails the step and notifies the publisher', async () => {
    const { db } = database();
    const { bia, caio, processId } = await office(db);
    await db.updateTable('users').set({ active: false }).where('id', '=', caio).execute();
    const admin = await insertUser(db, { roles: 'ROLE_SUPPORT, ROLE_ADMIN' });
    await insertUser(db, { roles: 'ROLE_ADMINISTRATIVE' });
    const applied = await beginRequestById(testServices(db), {
      processId,
      requesterId: bia,
      startedById: bia,
      values: {},
    });
    const sentence = 'Bia Silva não tem superior direto cadastrado e ativo, de quem depende a etapa Etapa approve.';
    expect(applied).toMatchObject({ failure: { code: 'ASSIGNEE_MISSING', message: sentence }, openedTask: null });
    const failed = await db
      .selectFrom('instance_steps')
      .select(['status', 'details'])
      .where('step_id', '=', 'approve')
      .execute();
    expect(failed).toEqual([{ status: 'FAILED', details: sentence }]);
    // the publisher is inactive too, so the administrators are notified
    const notified = await db.selectFrom('notifications').select(['user_id', 'message']).execute();
    expect(notified).toEqual([{ user_id: admin, message: expect.stringContaining(sentence) }]);
  });

  test('rejects the start of an inactive or linked version', async () => {
    const { db } = database();
    const { ana, processId } = await office(db);
    const refused = [
      await insertProcess(db, definition([step.start()]), { active: false }),
      await insertProcess(db, definition([step.start()]), { url: 'https://x.example' }),
    ];
    for (const id of refused) {
      const starting = beginRequestById(testServices(db), {
        processId: id,
        requesterId: ana,
        startedById: ana,
        values: {},
      });
      await expect(starting).rejects.toMatchObject({
        errorCode: 'PROCESS_INACTIVE',
        message: 'Este processo não pode ser iniciado.',
      });
    }
    const unknown = beginRequestById(testServices(db), {
      processId: processId + 99,
      requesterId: ana,
      startedById: ana,
      values: {},
    });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    expect(await db.selectFrom('instances').select('idk').execute()).toEqual([]);
  });

  test('takes uuids from the given source, for reproducible data', async () => {
    const { db } = database();
    const { ana, processId } = await office(db);
    let number = 0;
    const newUuid = () => {
      number += 1;
      return `00000000-0000-4000-8000-00000000000${number}`;
    };
    const input = { processId, requesterId: ana, startedById: ana, values: {}, at };
    const applied = await beginRequestById(testServices(db), input, { newUuid });
    expect(applied.protocol).toBe('00000000-0000-4000-8000-000000000001');
    expect(applied.openedTask?.uuid).toBe('00000000-0000-4000-8000-000000000002');
  });

  describe('a step that waits for the following automatic steps', () => {
    async function waiting(db: Kysely<Database>, answer: () => { statusCode: number; data: unknown }) {
      const ana = await insertUser(db, { first_name: 'Ana' });
      const processId = await insertProcess(
        db,
        definition(
          [
            step.start('a'),
            step.task({ id: 'a', waitUntilEndOfProcess: true, connections: to('call') }),
            step.service({ id: 'call', maxRetries: 1, connections: to('again') }),
            step.service({ id: 'again', connections: to('end') }),
            step.end(),
          ],
          ['pedido'],
        ),
      );
      const services = testServices(db, {
        outbound: createSandboxOutboundCall({ 'https://erp.example/pedidos': answer }),
      });
      const started = await beginRequestById(services, { processId, requesterId: ana, startedById: ana, values: {} });
      return { services, ana, started, taskUuid: started.openedTask?.uuid ?? '' };
    }
    const status = (db: Kysely<Database>) => db.selectFrom('instances').select('status').executeTakeFirstOrThrow();

    test('M3.2.09 returns once they have run', async () => {
      const { db } = database();
      const { services, ana, started, taskUuid } = await waiting(db, () => ({ statusCode: 200, data: {} }));
      await applyEvent(services, started.idk, finishOf(taskUuid, ana));
      expect(await status(db)).toEqual({ status: 'FINISHED' });
    });

    test('returns immediately if a call must be retried later', async () => {
      const { db } = database();
      const { services, ana, started, taskUuid } = await waiting(db, () => ({ statusCode: 500, data: {} }));
      await applyEvent(services, started.idk, finishOf(taskUuid, ana));
      expect(await status(db)).toEqual({ status: 'IN_PROGRESS' });
      const retries = await db.selectFrom('histories').select('id').where('kind', '=', 'SERVICE_RETRY').execute();
      expect(retries).toHaveLength(1);
    });

    test('waits until its surrounding transaction is committed', async () => {
      const { db } = database();
      const { services, ana, started, taskUuid } = await waiting(db, () => ({ statusCode: 200, data: {} }));
      const afterwards: ((outside: Services) => Promise<void>)[] = [];
      await db.transaction().execute(async (tx) => {
        const joined = {
          ...services,
          db: joinTransaction(tx),
          afterCommit: (work: (typeof afterwards)[number]) => void afterwards.push(work),
        };
        await applyEvent(joined, started.idk, finishOf(taskUuid, ana));
      });
      expect(await status(db)).toEqual({ status: 'IN_PROGRESS' });
      for (const work of afterwards) await work(services);
      expect(await status(db)).toEqual({ status: 'FINISHED' });
    });
  });
});
