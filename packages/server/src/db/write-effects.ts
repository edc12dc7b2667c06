import type { FormValues } from '@tramita/client/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../context.ts';
import type { Effect } from '../engine/effects.ts';
import type { InstanceState } from '../engine/state.ts';
import { insertHistory } from './histories.ts';
import { dropJobs, insertJob } from './jobs.ts';
import { queueStepMessages } from './outbox.ts';
import { readdressTask } from './readdress-task.ts';
import type { InstanceStepsTable, InstancesTable, TasksTable } from './schema.ts';
import { serviceCallJob, serviceCallKeys } from './service-call-job.ts';

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/**
 * Writes all effects of one event on the request in `state`, in their order; `db` must be a transaction that holds
 * the request's row. A task that is opened gets the uuid `taskUuid`.
 */
export async function writeEffects(
  db: Db,
  state: InstanceState,
  effects: readonly Effect[],
  taskUuid: string,
): Promise<void> {
  const writer = new EffectWriter(db, state, taskUuid);
  for (const effect of effects) await writer.write(effect);
  await writer.writeInstance();
}

class EffectWriter {
  readonly #db: Db;
  readonly #state: InstanceState;
  readonly #taskUuid: string;
  #values: FormValues;
  #instance: Updateable<InstancesTable> = {};
  /** Task each step's history entries belong to. */
  readonly #tasks = new Map<string, number>();

  constructor(db: Db, state: InstanceState, taskUuid: string) {
    this.#db = db;
    this.#state = state;
    this.#taskUuid = taskUuid;
    this.#values = state.values;
  }

  async write(effect: Effect): Promise<void> {
    switch (effect.kind) {
      case 'SET_VALUES':
        this.#values = { ...this.#values, ...effect.values };
        this.#instance.data = JSON.stringify(this.#values);
        return;
      case 'STEP_REACHED':
        this.#instance.current_step = effect.stepId;
        return this.#setStep(effect.stepId, {
          status: 'NONE',
          approved: null,
          details: null,
          started_at: effect.at,
          due_at: effect.dueAt,
          finished_at: null,
          finished_by: null,
        });
      case 'STEP_FINISHED':
        return this.#setStep(effect.stepId, {
          status: 'FINISHED',
          approved: effect.approved,
          details: effect.details,
          finished_at: effect.at,
          finished_by: effect.by,
        });
      case 'STEP_FAILED':
        return this.#setStep(effect.stepId, { status: 'FAILED', details: effect.failure.message });
      case 'STEP_RESET':
        return this.#setStep(effect.stepId, {
          status: 'NONE',
          approved: null,
          details: null,
          started_at: null,
          due_at: null,
          finished_at: null,
          finished_by: null,
        });
      case 'STEP_CANCELED':
        return this.#setStep(effect.stepId, { canceled: true });
      case 'OPEN_TASK':
        return this.#openTask(effect);
      case 'READDRESS_TASK':
        return this.#readdressTask(effect);
      case 'CLOSE_TASK':
        return this.#closeTask(effect);
      case 'CALL_SERVICE':
        return insertJob(this.#db, serviceCallJob({ ...this.#state, ...effect }));
      case 'DROP_SERVICE_CALLS':
        return dropJobs(this.#db, serviceCallKeys(this.#state.idk));
      case 'WRITE_HISTORY':
        return this.#writeHistory(effect);
      case 'NOTIFY':
        return this.#notify(effect);
      case 'SEND_MESSAGES':
        return this.#sendMessages(effect);
      case 'FINISH_INSTANCE':
        this.#instance = { ...this.#instance, status: 'FINISHED', finished_at: effect.at, current_step: null };
        if (effect.motive !== undefined) this.#instance.motive = effect.motive;
        return;
      case 'CANCEL_INSTANCE':
        this.#instance = {
          ...this.#instance,
          status: 'CANCELED',
          finished_at: effect.at,
          current_step: null,
          motive: effect.motive,
        };
        return;
    }
  }

  async writeInstance(): Promise<void> {
    await this.#db
      .updateTable('instances')
      .set({ ...this.#instance, revision: this.#state.revision + 1 })
      .where('idk', '=', this.#state.idk)
      .execute();
  }

  async #setStep(stepId: string, change: Updateable<InstanceStepsTable>): Promise<void> {
    await this.#db
      .updateTable('instance_steps')
      .set(change)
      .where('idk', '=', this.#state.idk)
      .where('step_id', '=', stepId)
      .execute();
  }

  async #openTask(effect: EffectOf<'OPEN_TASK'>): Promise<void> {
    const task: Insertable<TasksTable> = {
      uuid: this.#taskUuid,
      idk: this.#state.idk,
      step_id: effect.stepId,
      title: effect.title,
      type: effect.type,
      created_at: effect.at,
      due_at: effect.dueAt,
      requester_id: this.#state.requester.id,
      process_id: this.#state.processId,
      process_title: this.#state.processTitle,
    };
    const { id } = await this.#db.insertInto('tasks').values(task).returning('id').executeTakeFirstOrThrow();
    this.#tasks.set(effect.stepId, id);
    await this.#db
      .insertInto('task_addressees')
      .values([
        ...effect.users.map((userId) => ({ task_id: id, user_id: userId, group_id: null })),
        ...effect.groups.map((groupId) => ({ task_id: id, user_id: null, group_id: groupId })),
      ])
      .execute();
  }

  async #readdressTask(effect: EffectOf<'READDRESS_TASK'>): Promise<void> {
    const { id, step_id } = await readdressTask(this.#db, effect.uuid, effect);
    this.#tasks.set(step_id, id);
  }

  async #closeTask(effect: EffectOf<'CLOSE_TASK'>): Promise<void> {
    const { id, step_id } = await this.#db
      .updateTable('tasks')
      .set({
        status: effect.status,
        finished_at: effect.at,
        finished_by: effect.by,
        approved: effect.approved,
        motive: effect.motive,
      })
      .where('uuid', '=', effect.uuid)
      .where('status', '=', 'TO_DO')
      .returning(['id', 'step_id'])
      .executeTakeFirstOrThrow();
    this.#tasks.set(step_id, id);
  }

  async #writeHistory({ entry }: EffectOf<'WRITE_HISTORY'>): Promise<void> {
    await insertHistory(this.#db, {
      idk: this.#state.idk,
      step_id: entry.stepId,
      task_id: entry.stepId === null ? null : (this.#tasks.get(entry.stepId) ?? null),
      kind: entry.kind,
      message: entry.message,
      user_id: entry.by,
      created_at: entry.at,
    });
  }

  async #sendMessages(effect: EffectOf<'SEND_MESSAGES'>): Promise<void> {
    const taskUuid = effect.taskUuid ?? this.#taskUuid;
    await queueStepMessages(this.#db, { ...effect, taskUuid, protocol: this.#state.protocol });
  }

  async #notify(effect: EffectOf<'NOTIFY'>): Promise<void> {
    const { protocol } = this.#state;
    await sql`
      insert into notifications (user_id, message, protocol, created_at)
      select id, ${effect.message}, ${protocol}::uuid, ${effect.at}::timestamptz from users
      where active
        and id is distinct from ${effect.except}::integer
        and (
          id = any (${effect.users}::integer[])
          or id in (select user_id from group_members where group_id = any (${effect.groups}::integer[]))
        )
      order by id`.execute(this.#db);
  }
}
