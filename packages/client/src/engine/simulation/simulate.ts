import type { FormField } from '../../contract/processes/form.ts';
import type { FormValues } from '../../contract/processes/form-values.ts';
import type { Scenario, ScenarioOutcome } from '../../contract/processes/process-model.ts';
import type { Step } from '../../contract/processes/workflow.ts';
import { readableForm } from '../../rules/form/readable-form.ts';
import { validateSubmission } from '../../rules/form/validate-submission.ts';
import { motiveRequiredMessage } from '../../rules/motive.ts';
import { dueAt } from '../../rules/sla.ts';
import { chooseConnection } from '../../rules/tasks/gateway.ts';
import { simulationTexts } from '../../rules/workflow/simulation-texts.ts';
import { afterEffects } from '../after-effects.ts';
import { assigneeValues } from '../assignee-data.ts';
import { type HumanStep, resolveAssignees } from '../assignees.ts';
import { readableFields } from '../built-in-values.ts';
import { decide } from '../decide.ts';
import type { Effect } from '../effects.ts';
import type { EngineEvent, RequestState } from '../state.ts';
import { dueOf } from '../working-time.ts';
import type { SimulatedVisit, Simulation, SimulationEnd, SimulationSource } from './simulation.ts';

type Answer = Scenario['answers'][number];

/** Maximum number of steps of a simulation; beyond it the flow counts as an endless loop. */
const mostVisits = 200;
const protocol = '00000000-0000-4000-8000-000000000000';

/**
 * Simulates a request, with the same `decide` that runs requests: the request form is filled in with the scenario's
 * values, and each step gets the scenario's answers in order; the last one is repeated. Forms are checked as on the
 * server. Pure: the same source gives the same simulation.
 *
 * @example
 * const { visits, end } = simulate({ definition, title, scenario, people: simulatedPeople(definition), at: new Date() });
 */
export function simulate(source: SimulationSource): Simulation {
  return new Run(source).run();
}

/**
 * Returns the form of a step as an assignee would see it when the simulation reaches the step.
 * @param values those of the request at that point; see {@link Simulation}
 */
export function simulatedForm(
  { definition, people }: Pick<SimulationSource, 'definition' | 'people'>,
  stepId: string,
  values: FormValues,
): FormField[] {
  const known = { ...values, ...assigneeValues(definition, people.requester) };
  const decides = definition.steps.some(({ id, type }) => id === stepId && type === 'APPROVAL_TASK');
  const reader = { worksAtStep: true, seesApproverFields: decides };
  return readableForm({ processId: 0, definition, stepId, values: known }, reader);
}

/** Returns the part of a simulation that is stored with its scenario. */
export function outcomeOf({ visits, end }: Simulation): ScenarioOutcome {
  return { path: visits.map(({ stepId }) => stepId), end: end.kind };
}

/** Returns whether two runs reached the same steps in the same order and ended alike. */
export function isSameOutcome(one: ScenarioOutcome, other: ScenarioOutcome): boolean {
  return one.end === other.end && one.path.join('\n') === other.path.join('\n');
}

class Run {
  readonly #source: SimulationSource;
  readonly #visits: SimulatedVisit[] = [];
  readonly #answered = new Map<string, number>();
  /** The moment at which the tasks so far are due. */
  #reached: Date;
  #state: RequestState;
  readonly #texts: typeof simulationTexts;
  #failure = '';
  #error = '';

  constructor(source: SimulationSource) {
    this.#source = source;
    this.#reached = source.at;
    this.#texts = source.texts ?? simulationTexts;
    this.#state = freshRequest(source);
  }

  run(): Simulation {
    const end = this.#start() ?? this.#follow();
    const minutes = this.#visits.flatMap(({ slaMinutes }) => slaMinutes ?? []);
    return {
      visits: this.#visits,
      end,
      values: this.#state.values,
      slaMinutes: minutes.length > 0 ? minutes.reduce((sum, next) => sum + next, 0) : null,
    };
  }

  #start(): SimulationEnd | null {
    const { definition, scenario, people, at } = this.#source;
    const [first] = definition.steps;
    if (!first) return { kind: 'STOPPED', stepId: '', message: this.#texts.noSteps };
    const filled = this.#fill(first.id, scenario.values);
    if ('kind' in filled) {
      this.#visits.push(visitOf(first, []));
      return filled;
    }
    this.#apply({ kind: 'START', by: people.requester, at, values: filled.values });
    return null;
  }

  #follow(): SimulationEnd {
    for (;;) {
      const { status, currentStep, steps } = this.#state;
      if (status === 'FINISHED') return { kind: 'FINISHED' };
      const step = this.#source.definition.steps.find(({ id }) => id === currentStep);
      if (!step) return { kind: 'STOPPED', stepId: currentStep ?? '', message: this.#failure };
      if (steps[step.id]?.status === 'FAILED') {
        return { kind: 'STOPPED', stepId: step.id, message: this.#failure };
      }
      if (this.#visits.length >= mostVisits) return { kind: 'ENDLESS' };
      const end = this.#answer(step);
      if (end) return end;
    }
  }

  /** Gives the step the scenario's answer; returns the end of the simulation if it cannot continue. */
  #answer(step: Step): SimulationEnd | null {
    const answer = this.#nextAnswer(step.id);
    if (!answer) return { kind: 'WAITING', stepId: step.id };
    return step.type === 'SERVICE_TASK' ? this.#answerCall(step, answer) : this.#finishTask(step, answer);
  }

  #answerCall(step: Step, { values = {}, statusCode = 200 }: Answer): null {
    const { at } = this.#source;
    this.#note({ statusCode });
    const isSuccess = statusCode >= 200 && statusCode < 300;
    const error = statusCode === 0 ? this.#texts.noAnswer : this.#texts.statusCode(statusCode);
    this.#error = error;
    this.#apply(
      isSuccess
        ? { kind: 'SERVICE_SUCCEEDED', at, stepId: step.id, statusCode, values }
        : { kind: 'SERVICE_FAILED', at, stepId: step.id, statusCode, error, attemptsLeft: 0 },
    );
    return null;
  }

  #finishTask(step: Step, answer: Answer): SimulationEnd | null {
    const { openTask } = this.#state;
    const isApproval = step.type === 'APPROVAL_TASK';
    if (!openTask || (isApproval && answer.approved === undefined)) return { kind: 'WAITING', stepId: step.id };
    const approved = isApproval ? (answer.approved ?? null) : null;
    const motive = answer.motive?.trim() || null;
    if (approved === false && motive === null) {
      const problems = [{ name: 'motive', message: motiveRequiredMessage }];
      return { kind: 'REFUSED', stepId: step.id, message: motiveRequiredMessage, problems };
    }
    const filled = this.#fill(step.id, answer.values ?? {});
    if ('kind' in filled) return filled;
    this.#note({ approved });
    const by = { id: 0, completeName: this.#visits.at(-1)?.assignees[0] ?? '' };
    const { at } = this.#source;
    this.#apply({
      kind: 'FINISH_TASK',
      by,
      at,
      taskUuid: openTask.uuid,
      approved,
      motive: approved === false ? motive : null,
      values: filled.values,
    });
    return null;
  }

  /** Returns the values a form would send, or why the form would be rejected. */
  #fill(stepId: string, given: FormValues): { readonly values: FormValues } | SimulationEnd {
    const { at } = this.#source;
    const stored = { ...this.#state.values, ...assigneeValues(this.#source.definition, this.#source.people.requester) };
    const fields = simulatedForm(this.#source, stepId, stored);
    const names = new Set(fields.map(({ name }) => name));
    // values of fields that the form no longer has would be rejected as unknown
    const sent = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
    const { values, problems } = validateSubmission(fields, sent, { now: at, stored });
    if (problems.length > 0) {
      return { kind: 'REFUSED', stepId, message: this.#texts.formRefused, problems };
    }
    // a step that never shows a field does not change it
    for (const { name, rules } of fields) if (rules.visible === false) delete values[name];
    return { values };
  }

  #nextAnswer(stepId: string): Answer | undefined {
    const answers = this.#source.scenario.answers.filter((answer) => answer.stepId === stepId);
    const count = this.#answered.get(stepId) ?? 0;
    this.#answered.set(stepId, count + 1);
    return this.#source.repeatsAnswers === false ? answers[count] : answers[Math.min(count, answers.length - 1)];
  }

  #apply(event: EngineEvent): void {
    const effects = decide(this.#state, event);
    this.#state = afterEffects(this.#state, effects);
    for (const effect of effects) {
      if (effect.kind === 'STEP_FAILED') this.#failure = this.#sentenceOn(effect);
      if (effect.kind !== 'STEP_REACHED') continue;
      const step = this.#source.definition.steps.find(({ id }) => id === effect.stepId);
      if (step) this.#visits.push(this.#visit(step));
    }
  }

  #sentenceOn({ stepId, failure }: Extract<Effect, { kind: 'STEP_FAILED' }>): string {
    const step = this.#source.definition.steps.find(({ id }) => id === stepId);
    const isDecision = step?.type === 'GATEWAY';
    return this.#texts.failure({ ...failure, step: step?.title ?? '', isDecision, error: this.#error });
  }

  /** Values do not change between two steps of one event, so these are the values that a decision read. */
  #visit(step: Step): SimulatedVisit {
    if (step.type === 'GATEWAY') {
      const { definition, at } = this.#source;
      const taken = chooseConnection(step.connections, readableFields(definition), this.#state.values, at);
      return { ...visitOf(step, []), taken: taken?.label ?? null };
    }
    const isHuman = step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK';
    const { dueAt: due } = dueOf(step, this.#source.workingTime, this.#reached);
    if (due) this.#reached = due;
    const names = isHuman ? resolveAssignees(step as HumanStep, this.#state).names : [];
    return { ...visitOf(step, names), dueAt: due?.toISOString() ?? null };
  }

  /** Stores the answer of the step in the visit it belongs to. */
  #note(answered: Partial<Pick<SimulatedVisit, 'approved' | 'statusCode'>>): void {
    const last = this.#visits.pop();
    if (last) this.#visits.push({ ...last, ...answered });
  }
}

function visitOf(step: Step, assignees: readonly string[]): SimulatedVisit {
  const due = 'sla' in step ? dueAt(new Date(0), step.sla, step.slaUnit) : null;
  return {
    stepId: step.id,
    title: step.title,
    type: step.type,
    assignees,
    slaMinutes: due === null ? null : Date.parse(due) / 60_000,
    dueAt: null,
    taken: null,
    approved: null,
    statusCode: null,
  };
}

function freshRequest({ definition, title, people }: SimulationSource): RequestState {
  return {
    idk: 0,
    revision: 0,
    protocol,
    status: 'IN_PROGRESS',
    definition,
    processId: 0,
    processTitle: title,
    processVersion: 0,
    hasNps: false,
    requester: people.requester,
    startedBy: people.requester.id,
    owners: [],
    people: people.people,
    groups: people.groups,
    serviceCallsInARow: 0,
    currentStep: null,
    steps: Object.fromEntries(
      definition.steps.map(({ id }) => [id, { status: 'NONE', approved: null, reached: null }]),
    ),
    values: {},
    openTask: null,
  };
}
