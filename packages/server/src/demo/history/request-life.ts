import type { Step } from '@tramita/client/contract';
import type { DemoPerson } from '../company/build-people.ts';
import { demoTags } from '../company/task-tags.ts';
import type { Backlog } from './backlog.ts';
import { isApproved, workingTimeOf } from './behaviour.ts';
import type { DrivenRequest } from './demo-driver.ts';
import {
  attendanceComments,
  cancelMotives,
  dislikedComments,
  likedComments,
  rejectionMotives,
  requesterComments,
} from './phrases.ts';
import type { Simulation } from './simulation.ts';
import { randomFile } from './small-files.ts';
import { nextWorkingTime } from './working-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Read marks older than this at the end of the history are not shown, so none are written. */
const readMarksMs = 12 * dayMs;

/** A request that must stop at a step: the times when the tasks before it are finished. */
export interface LifePlan {
  readonly entry: Backlog;
  readonly steps: readonly Date[];
}

/** Simulates one request after its start, either at random or following a plan. */
export class RequestLife {
  readonly #simulation: Simulation;
  readonly #request: DrivenRequest;
  readonly #end: Date;
  readonly #plan: LifePlan | null;
  #hops = 0;

  constructor(simulation: Simulation, request: DrivenRequest, end: Date, plan: LifePlan | null) {
    this.#simulation = simulation;
    this.#request = request;
    this.#end = end;
    this.#plan = plan;
  }

  /** Schedules the next action from the current state of the request. */
  async goOn(): Promise<void> {
    const { driver } = this.#simulation;
    const current = await driver.currentOf(this.#request);
    if (current.status === 'FINISHED') return this.#maybeRate();
    if (current.status !== 'IN_PROGRESS') return;
    if (current.task === null) return this.#giveUp();
    const workers = await driver.workersOf(this.#request);
    this.#look(workers.people);
    const isTarget = this.#plan !== null && current.step.id === this.#plan.entry.step;
    if (isTarget) return this.#stay(workers.people);
    this.#arrangeWork(current.step, workers);
  }

  /** Sometimes cancels the request. */
  maybeCancel(): void {
    const { random } = this.#request;
    if (this.#plan === null && random.chance(0.035)) this.#cancelAfter((0.5 + random.next() * 30) * hourMs);
  }

  #at(moment: Date, work: () => Promise<unknown>): void {
    this.#simulation.timeline.add(moment, async () => {
      await work();
    });
  }

  #later(ms: number): Date {
    return nextWorkingTime(new Date(this.#simulation.driver.now.getTime() + ms), this.#request.random);
  }

  #cancelAfter(ms: number): void {
    const { driver } = this.#simulation;
    this.#at(this.#later(ms), async () => {
      const { status } = await driver.currentOf(this.#request);
      if (status === 'IN_PROGRESS') await driver.cancel(this.#request, this.#request.random.pick(cancelMotives));
    });
  }

  /** Handles a request that failed at a service step; many are cancelled and sent again. */
  #giveUp(): void {
    const { random } = this.#request;
    if (random.chance(0.65)) this.#cancelAfter((6 + random.next() * 60) * hourMs);
  }

  #maybeRate(): void {
    const request = this.#request;
    const { driver } = this.#simulation;
    const { random } = request;
    if (request.service.hasNps === false || !random.chance(0.55)) return;
    const liked = random.chance(0.75);
    const words = liked ? likedComments : dislikedComments;
    const text = random.chance(liked ? 0.35 : 0.7) ? random.pick(words) : null;
    this.#at(this.#later((0.2 + random.next() * 70) * hourMs), () => driver.rate(request, liked, text));
  }

  /** Lets some addressees open a task before one of them works on it. */
  #look(people: readonly DemoPerson[]): void {
    const { driver } = this.#simulation;
    if (this.#end.getTime() - driver.now.getTime() > readMarksMs) return;
    const { random } = this.#request;
    for (const person of people.filter(() => random.chance(0.8))) {
      this.#at(new Date(driver.now.getTime() + random.next() * 5 * hourMs), () =>
        this.#ifOpen(() => driver.read(this.#request, person)),
      );
    }
  }

  async #ifOpen(work: () => Promise<unknown>): Promise<void> {
    const { task } = await this.#simulation.driver.currentOf(this.#request);
    if (task !== null) await work();
  }

  async #stay(people: readonly DemoPerson[]): Promise<void> {
    const { driver } = this.#simulation;
    const { random } = this.#request;
    const holder = people.find(({ userName }) => userName === this.#plan?.entry.heldBy);
    if (holder !== undefined) {
      const left = this.#end.getTime() - driver.now.getTime();
      this.#at(new Date(driver.now.getTime() + left * random.next()), () => driver.take(this.#request, holder));
    }
    if (random.chance(0.3)) await driver.tag(this.#request, random.pick(people), random.pick(demoTags));
    if (random.chance(0.35)) this.#say(people);
  }

  #say(people: readonly DemoPerson[]): void {
    const { driver } = this.#simulation;
    const { random, requester } = this.#request;
    const byRequester = random.chance(0.5);
    const by = byRequester ? requester : random.pick(people);
    const text = random.pick(byRequester ? requesterComments : attendanceComments);
    this.#at(this.#later((0.1 + random.next() * 3) * hourMs), () => driver.comment(this.#request, by, text));
  }

  #arrangeWork(step: Step, workers: { readonly people: readonly DemoPerson[]; readonly needsTaking: boolean }): void {
    const { driver } = this.#simulation;
    const { random } = this.#request;
    const planned = this.#plan?.steps[this.#hops];
    this.#hops += 1;
    const at = planned ?? this.#later(workingTimeOf(step, random));
    const by = this.#chooseWorker(workers.people);
    if (by === undefined) return;
    if (workers.needsTaking) {
      const before = random.int(1, 40) * minuteMs;
      const takenAt = new Date(Math.max(driver.now.getTime() + minuteMs / 2, at.getTime() - before));
      this.#at(takenAt < at ? takenAt : at, () => this.#ifOpen(() => driver.take(this.#request, by)));
    }
    if (random.chance(0.14)) this.#say(workers.people);
    if (random.chance(0.06)) {
      this.#at(driver.now, () => this.#ifOpen(() => driver.tag(this.#request, by, random.pick(demoTags))));
    }
    if (random.chance(0.07) || ('isAttachmentRequired' in step && step.isAttachmentRequired)) {
      const file = randomFile(random, this.#request.service.title);
      this.#at(new Date(at.getTime() - minuteMs / 2), () => this.#ifOpen(() => driver.attach(this.#request, by, file)));
    }
    this.#at(at, () => this.#finish(step, by));
  }

  #chooseWorker(people: readonly DemoPerson[]): DemoPerson | undefined {
    const { random } = this.#request;
    if (people.length === 0) return undefined;
    return random.weighted(people.map((person) => [person, person.userName === 'mariana.costa' ? 2 : 1] as const));
  }

  async #finish(step: Step, by: DemoPerson): Promise<void> {
    const { driver } = this.#simulation;
    const { random } = this.#request;
    const current = await driver.currentOf(this.#request);
    // cancelled meanwhile
    if (current.task === null || current.step.id !== step.id) return;
    const approved = this.#plan !== null || isApproved(step, random);
    const motive = approved ? undefined : random.pick(rejectionMotives);
    const values = this.#plan?.entry.values;
    const applied = await driver.finish(this.#request, { by, approved, motive, values });
    await this.#simulation.followUp(this.#request, applied, () => this.goOn());
  }
}
