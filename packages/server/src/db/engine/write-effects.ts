import type { FormValues } from '@tramita/client/contract';
import type { Effect, RequestState } from '@tramita/client/engine';
import type { Updateable } from 'kysely';
import { insertRows, type PlainRow, updateRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import { dropJobs, insertJob, type NewJob } from '../jobs/jobs.ts';
import { serviceCallJob, serviceCallKeys } from '../jobs/service-call-job.ts';
import { closeCallbacks } from '../jobs/service-callbacks.ts';
import { queueFailureMessage, queueStepMessages } from '../messages/outbox.ts';
import { hiddenAfter } from '../processes/hidden-fields.ts';
import type { InstanceStepsTable, InstancesTable } from '../tables/schema.ts';
import {
  type Addressees,
  addressTasks,
  type ClosedTask,
  closeTasks,
  insertNotices,
  type Notice,
  type OpenedTask,
  openTasks,
  releaseTasks,
  type TaskRef,
} from './effect-rows.ts';

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/**
 * Writes all effects of one event on the request in `state`; `db` must be a transaction that has locked the request's
 * row. A task opened by the event gets the uuid `taskUuid`.
 */
export async function writeEffects(
  db: Db,
  state: RequestState,
  effects: readonly Effect[],
  taskUuid: string,
): Promise<void> {
  const batch = new EffectBatch();
  batch.add(state, effects, taskUuid);
  await batch.write(db);
}

const untouched: Updateable<InstanceStepsTable> = {
  status: 'NONE',
  approved: null,
  details: null,
  started_at: null,
  due_at: null,
  calendar_version_id: null,
  finished_at: null,
  finished_by: null,
};

/**
 * Collects effects on one or more requests and writes them together, with one statement for each kind of row. Accepts
 * at most one event for each request, because each event was decided on the current state of the request.
 */
export class EffectBatch {
  readonly #steps = new Map<string, { readonly key: PlainRow; change: Updateable<InstanceStepsTable> }>();
  readonly #instances: { readonly key: PlainRow; readonly change: Updateable<InstancesTable> }[] = [];
  readonly #closed: { readonly task: TaskRef; readonly row: ClosedTask }[] = [];
  readonly #opened: { readonly task: TaskRef; readonly row: OpenedTask }[] = [];
  readonly #released: (Addressees & { readonly by: number | null })[] = [];
  readonly #addressed: Addressees[] = [];
  readonly #histories: { readonly row: PlainRow; readonly task: TaskRef | undefined }[] = [];
  readonly #notices: Notice[] = [];
  readonly #messages: Parameters<typeof queueStepMessages>[1][] = [];
  readonly #failures: Parameters<typeof queueFailureMessage>[1][] = [];
  readonly #droppedCalls: number[] = [];
  readonly #jobs: NewJob[] = [];

  /** Adds the effects of one event on the request in `state`, in their order. */
  add(state: RequestState, effects: readonly Effect[], taskUuid: string): void {
    // the task that history entries of a step belong to at this point of the event
    const tasks = new Map<string, TaskRef>();
    let values: FormValues = state.values;
    const change: Updateable<InstancesTable> = { revision: state.revision + 1 };
    for (const effect of effects) {
      if (effect.kind === 'SET_VALUES') {
        values = { ...values, ...effect.values };
        // not stringified here: the whole row is sent as JSON
        Object.assign(change, { data: values });
      } else this.#addEffect(effect, { state, tasks, change, taskUuid });
    }
    change.hidden_fields = hiddenAfter(state, effects, values);
    this.#instances.push({ key: { idk: state.idk }, change });
  }

  #addEffect(effect: Exclude<Effect, { kind: 'SET_VALUES' }>, event: EventUnderWay): void {
    const { state, tasks, change, taskUuid } = event;
    switch (effect.kind) {
      case 'STEP_REACHED':
        change.current_step = effect.stepId;
        this.#setStep(state, effect.stepId, {
          ...untouched,
          started_at: effect.at,
          due_at: effect.dueAt,
          calendar_version_id: effect.calendarVersion ?? null,
        });
        break;
      case 'STEP_FINISHED':
        this.#setStep(state, effect.stepId, {
          status: 'FINISHED',
          approved: effect.approved,
          details: effect.details,
          finished_at: effect.at,
          finished_by: effect.by,
        });
        break;
      case 'STEP_FAILED':
        this.#setStep(state, effect.stepId, { status: 'FAILED', details: effect.failure.message });
        break;
      case 'STEP_RESET':
        this.#setStep(state, effect.stepId, untouched);
        break;
      case 'STEP_CANCELED':
        this.#setStep(state, effect.stepId, { canceled: true });
        break;
      case 'OPEN_TASK':
        this.#openTask(effect, event);
        break;
      case 'READDRESS_TASK': {
        const task = taskAt(tasks, state.openTask?.stepId, effect.uuid);
        this.#released.push({ ...effect, task });
        this.#addressed.push({ ...effect, task });
        break;
      }
      case 'CLOSE_TASK':
        this.#closeTask(effect, event);
        break;
      case 'CALL_SERVICE':
        this.#jobs.push(serviceCallJob({ ...state, ...effect }));
        break;
      case 'DROP_SERVICE_CALLS':
        this.#droppedCalls.push(state.idk);
        break;
      case 'WRITE_HISTORY':
        this.#writeHistory(effect, event);
        break;
      case 'NOTIFY':
        this.#notices.push({ ...effect, protocol: state.protocol });
        break;
      case 'SEND_MESSAGES':
        this.#messages.push({ ...effect, taskUuid: effect.taskUuid ?? taskUuid, protocol: state.protocol });
        break;
      case 'NOTIFY_FAILURE':
        this.#failures.push({ ...effect, protocol: state.protocol });
        break;
      case 'FINISH_REQUEST':
        Object.assign(change, { status: 'FINISHED', finished_at: effect.at, current_step: null });
        if (effect.motive !== undefined) change.motive = effect.motive;
        break;
      case 'CANCEL_REQUEST':
        Object.assign(change, { status: 'CANCELED', finished_at: effect.at, current_step: null });
        change.motive = effect.motive;
        break;
    }
  }

  /** Writes all effects; `db` must be a transaction that has locked the requests' rows. */
  async write(db: Db): Promise<void> {
    await closeTasks(
      db,
      this.#closed.map(({ task }) => task),
      this.#closed.map(({ row }) => row),
    );
    await releaseTasks(db, this.#released);
    await openTasks(
      db,
      this.#opened.map(({ task }) => task),
      this.#opened.map(({ row }) => row),
    );
    await addressTasks(db, this.#addressed);
    await writeChanges(db, 'instance_steps', [...this.#steps.values()]);
    const histories = this.#histories.map(({ row, task }) => ({ ...row, task_id: task?.id ?? null }));
    await insertRows(db, 'histories', historyColumns, histories);
    await insertNotices(db, this.#notices);
    for (const message of this.#messages) await queueStepMessages(db, message);
    for (const message of this.#failures) await queueFailureMessage(db, message);
    if (this.#droppedCalls.length > 0) {
      await dropJobs(db, this.#droppedCalls.map(serviceCallKeys));
      await closeCallbacks(db, this.#droppedCalls);
    }
    for (const job of this.#jobs) await insertJob(db, job);
    await writeChanges(db, 'instances', this.#instances);
  }

  #setStep({ idk }: RequestState, stepId: string, change: Updateable<InstanceStepsTable>): void {
    const key = { idk, step_id: stepId };
    const name = JSON.stringify(key);
    this.#steps.set(name, { key, change: { ...this.#steps.get(name)?.change, ...change } });
  }

  #openTask(effect: EffectOf<'OPEN_TASK'>, { state, tasks, taskUuid }: EventUnderWay): void {
    const task = taskAt(tasks, effect.stepId, taskUuid);
    const row: OpenedTask = {
      uuid: taskUuid,
      idk: state.idk,
      step_id: effect.stepId,
      title: effect.title,
      type: effect.type,
      created_at: effect.at,
      due_at: effect.dueAt,
      calendar_version_id: effect.calendarVersion ?? null,
      requester_id: state.requester.id,
      process_id: state.processId,
      process_title: state.processTitle,
    };
    this.#opened.push({ task, row });
    this.#addressed.push({ ...effect, task });
  }

  #closeTask(effect: EffectOf<'CLOSE_TASK'>, { state, tasks }: EventUnderWay): void {
    const { uuid, status, at, by, approved, motive } = effect;
    const row = { uuid, status, finished_at: at, finished_by: by, approved, motive };
    this.#closed.push({ task: taskAt(tasks, state.openTask?.stepId, uuid), row });
  }

  #writeHistory({ entry }: EffectOf<'WRITE_HISTORY'>, { state, tasks }: EventUnderWay): void {
    const { stepId, kind, message, by, onBehalfOf = null, at } = entry;
    const row = {
      idk: state.idk,
      step_id: stepId,
      kind,
      message,
      user_id: by,
      on_behalf_of: onBehalfOf,
      created_at: at,
    };
    this.#histories.push({ row, task: stepId === null ? undefined : tasks.get(stepId) });
  }
}

interface EventUnderWay {
  readonly state: RequestState;
  readonly tasks: Map<string, TaskRef>;
  /** Changes of the request's own row. */
  readonly change: Updateable<InstancesTable>;
  readonly taskUuid: string;
}

const historyColumns = ['idk', 'step_id', 'task_id', 'kind', 'message', 'user_id', 'on_behalf_of', 'created_at'];

function taskAt(tasks: Map<string, TaskRef>, stepId: string | undefined, uuid: string): TaskRef {
  const task: TaskRef = { uuid, id: null };
  if (stepId !== undefined) tasks.set(stepId, task);
  return task;
}

/** Runs one update statement for each set of columns that change together. */
async function writeChanges(
  db: Db,
  table: 'instances' | 'instance_steps',
  rows: readonly { readonly key: PlainRow; readonly change: object }[],
): Promise<void> {
  const sets = new Map<string, { readonly keys: string[]; readonly columns: string[]; readonly rows: PlainRow[] }>();
  for (const { key, change } of rows) {
    const columns = Object.keys(change).sort();
    const set = sets.get(columns.join()) ?? { keys: Object.keys(key), columns, rows: [] };
    set.rows.push({ ...key, ...change });
    sets.set(columns.join(), set);
  }
  for (const set of sets.values()) await updateRows(db, table, set.keys, set.columns, set.rows);
}
