import type { FormValues, Step } from '@tramita/client/contract';
import { assigneeValues, historyMessages, type RequestState } from '@tramita/client/engine';
import type { Services } from '../../context.ts';
import { insertHistory } from '../../db/engine/histories.ts';
import { insertAttachments } from '../../db/engine/insert-request.ts';
import { loadRequester, loadRequestState } from '../../db/engine/request-state.ts';
import { nextJobDue } from '../../db/jobs/jobs.ts';
import { serviceCallKeys } from '../../db/jobs/service-call-job.ts';
import { type Applied, applyEvent, beginRequestById } from '../../flow/apply-event.ts';
import { runServiceCalls } from '../../flow/run-service-calls.ts';
import type { StoredAttachment } from '../../ports/stored-uploads.ts';
import type { DemoPerson } from '../company/build-people.ts';
import type { DemoDefinition } from '../definition/definition-builder.ts';
import type { Company } from '../demo-company.ts';
import { processIdOf, versionAt } from '../process-rows.ts';
import type { Random } from '../random.ts';
import type { DemoService } from '../services/demo-service.ts';
import { fillForm } from './fill-form.ts';
import { type SmallFile, sha256Hex } from './small-files.ts';

/** A request processed by the driver. */
export interface DrivenRequest {
  readonly idk: number;
  readonly protocol: string;
  readonly service: DemoService;
  readonly requester: DemoPerson;
  readonly demo: DemoDefinition;
  readonly random: Random;
}

/** A request to start. */
export interface StartOrder {
  readonly service: DemoService;
  readonly requester: DemoPerson;
  /** The sender. @default the requester */
  readonly startedBy?: DemoPerson;
  readonly values?: FormValues;
  readonly files?: readonly SmallFile[];
  /** Generates values and uuids of this request only. */
  readonly random: Random;
}

/** How a task is finished. */
export interface FinishOrder {
  readonly by: DemoPerson;
  readonly approved: boolean;
  readonly motive?: string;
  readonly values?: FormValues;
}

/**
 * Performs user actions through the engine at the simulated time. Every action writes the same rows as the product's
 * own calls; the clock is the services' clock, so that the engine and the jobs follow it.
 */
export class DemoDriver {
  readonly #services: Services;
  readonly #company: Company;
  readonly #end: Date;
  #now: Date;

  /** `services.now` is replaced by the driver's clock. */
  constructor(services: Omit<Services, 'now'>, company: Company, end: Date) {
    this.#services = { ...services, now: () => this.#now };
    this.#company = company;
    this.#end = end;
    this.#now = end;
  }

  get now(): Date {
    return this.#now;
  }

  setClock(now: Date): void {
    this.#now = now;
  }

  async start(order: StartOrder): Promise<{ request: DrivenRequest; applied: Applied }> {
    const { service, requester, random, files = [] } = order;
    const version = versionAt(service, this.#now, this.#end);
    const demo = service.versions[version - 1];
    const [first] = demo?.definition.steps ?? [];
    if (demo === undefined || first === undefined) throw new Error(`${service.title} cannot be started`);
    const stored = assigneeValues(demo.definition, await loadRequester(this.#services.db, requester.id));
    const values = fillForm(demo, first, this.#fillOptions(random, stored, order.values));
    const applied = await beginRequestById(
      this.#services,
      {
        processId: processIdOf(service, version),
        requesterId: requester.id,
        startedById: (order.startedBy ?? requester).id,
        values: { ...stored, ...values },
        attachments: await Promise.all(files.map((file) => this.#store(file, random))),
      },
      { newUuid: random.uuid },
    );
    const request = { idk: applied.idk, protocol: applied.protocol, service, requester, demo, random };
    return { request, applied };
  }

  async finish(request: DrivenRequest, { by, approved, motive, values }: FinishOrder): Promise<Applied> {
    const state = await this.#state(request);
    const step = stepOf(state);
    const isApproval = step.type === 'APPROVAL_TASK';
    const filled = fillForm(request.demo, step, this.#fillOptions(request.random, state.values, values));
    return applyEvent(
      this.#services,
      request.idk,
      {
        kind: 'FINISH_TASK',
        by,
        at: this.#now,
        taskUuid: openTaskOf(state).uuid,
        approved: isApproval ? approved : null,
        motive: isApproval && !approved ? (motive ?? 'Pedido fora da política.') : null,
        values: filled,
      },
      { newUuid: request.random.uuid },
    );
  }

  cancel(request: DrivenRequest, motive: string): Promise<Applied> {
    const event = { kind: 'CANCEL', by: request.requester, at: this.#now, motive } as const;
    return applyEvent(this.#services, request.idk, event, { newUuid: request.random.uuid });
  }

  /** Makes the service calls that are due; returns when the next attempt is due, or null. */
  async runServices(request: DrivenRequest): Promise<Date | null> {
    await runServiceCalls(this.#services, request.idk);
    return nextJobDue(this.#services.db, serviceCallKeys(request.idk));
  }

  async take(request: DrivenRequest, by: DemoPerson): Promise<void> {
    const state = await this.#state(request);
    const task = await this.#openTaskId(request);
    const { db } = this.#services;
    await db.updateTable('tasks').set({ held_by: by.id }).where('id', '=', task).execute();
    await insertHistory(db, {
      idk: request.idk,
      step_id: state.currentStep,
      task_id: task,
      kind: 'ASSIGNED',
      message: historyMessages.assigned(by.completeName, stepOf(state).title),
      user_id: by.id,
      created_at: this.#now,
    });
    await this.read(request, by);
  }

  async read(request: DrivenRequest, by: DemoPerson): Promise<void> {
    const row = { task_id: await this.#openTaskId(request), user_id: by.id };
    await this.#services.db
      .insertInto('task_reads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async tag(
    request: DrivenRequest,
    by: DemoPerson,
    label: { readonly id: number; readonly name: string },
  ): Promise<void> {
    const task = await this.#openTaskId(request);
    await this.#services.db.updateTable('tasks').set({ marker_id: label.id }).where('id', '=', task).execute();
    await this.#note(request, 'TAGGED', historyMessages.tagged(by.completeName, label.name), by);
  }

  async comment(request: DrivenRequest, by: DemoPerson, text: string): Promise<void> {
    const row = { idk: request.idk, user_id: by.id, comments: text, created_at: this.#now };
    await this.#services.db.insertInto('comments').values(row).execute();
    await this.#note(request, 'COMMENTED', historyMessages.commented(by.completeName), by);
  }

  async attach(request: DrivenRequest, by: DemoPerson, file: SmallFile): Promise<void> {
    const stored = await this.#store(file, request.random);
    await insertAttachments(this.#services.db, request.idk, [stored], by.id, this.#now);
    await this.#note(request, 'ATTACHED', historyMessages.attached(by.completeName, file.name), by);
  }

  async rate(request: DrivenRequest, liked: boolean, text: string | null): Promise<void> {
    const { db } = this.#services;
    const rating = { nps_status: liked ? 1 : 0, nps_comment: text, nps_at: this.#now };
    await db.updateTable('instances').set(rating).where('idk', '=', request.idk).execute();
    await this.#note(request, 'RATED', historyMessages.rated(request.requester.completeName, liked), request.requester);
  }

  /** Returns the state of a request; `task` is the uuid of its open task. */
  async currentOf(
    request: DrivenRequest,
  ): Promise<
    | { readonly status: 'IN_PROGRESS'; readonly step: Step; readonly task: string | null }
    | { readonly status: 'FINISHED' | 'CANCELED'; readonly step: null; readonly task: null }
  > {
    const state = await this.#state(request);
    if (state.status !== 'IN_PROGRESS') return { status: state.status, step: null, task: null };
    return { status: state.status, step: stepOf(state), task: state.openTask?.uuid ?? null };
  }

  /** Returns the users who may work on the open task: addressed by name or by group. */
  async workersOf(request: DrivenRequest): Promise<{ people: DemoPerson[]; stepId: string; needsTaking: boolean }> {
    const state = await this.#state(request);
    const task = openTaskOf(state);
    const members = this.#company.groups.filter(({ id }) => task.groups.includes(id)).flatMap((group) => group.members);
    const named = this.#company.people.filter(({ id }) => task.users.includes(id));
    return {
      people: [...new Set([...named, ...members])],
      stepId: task.stepId,
      needsTaking: task.groups.length > 0 || task.users.length !== 1,
    };
  }

  #fillOptions(random: Random, stored: FormValues, given: FormValues = {}) {
    return { random, now: this.#now, company: this.#company, stored, given };
  }

  async #state(request: DrivenRequest): Promise<RequestState> {
    const state = await loadRequestState(this.#services.db, request.idk, 'read');
    if (state === null) throw new Error(`There is no request ${request.idk}`);
    return state;
  }

  async #openTaskId(request: DrivenRequest): Promise<number> {
    const query = this.#services.db.selectFrom('tasks').select('id').where('idk', '=', request.idk);
    const { id } = await query.where('status', '=', 'TO_DO').executeTakeFirstOrThrow();
    return id;
  }

  async #note(
    request: DrivenRequest,
    kind: 'TAGGED' | 'COMMENTED' | 'ATTACHED' | 'RATED',
    message: string,
    by: DemoPerson,
  ): Promise<void> {
    const entry = { idk: request.idk, kind, message, user_id: by.id, created_at: this.#now };
    await insertHistory(this.#services.db, entry);
  }

  async #store(file: SmallFile, random: Random): Promise<StoredAttachment> {
    const storageKey = `demo/${random.uuid()}`;
    await this.#services.files.put(storageKey, file.bytes, file.contentType);
    return {
      originalFileName: file.name,
      size: file.bytes.byteLength,
      contentType: file.contentType,
      storageKey,
      sha256: await sha256Hex(file.bytes),
    };
  }
}

function stepOf(state: RequestState): Step {
  const step = state.definition.steps.find(({ id }) => id === state.currentStep);
  if (step === undefined) throw new Error(`Request ${state.idk} has no current step`);
  return step;
}

function openTaskOf(state: RequestState) {
  if (state.openTask === null) throw new Error(`Request ${state.idk} has no open task`);
  return state.openTask;
}
