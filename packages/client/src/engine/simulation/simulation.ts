import type { FieldProblem } from '../../contract/base/problem.ts';
import type { FormValues } from '../../contract/processes/form-values.ts';
import type { Scenario } from '../../contract/processes/process-model.ts';
import type { StepType, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import type { simulationTexts } from '../../rules/workflow/simulation-texts.ts';
import type { WorkingTime } from '../working-time.ts';
import type { SimulatedPeople } from './simulated-people.ts';

/** The process to run, its scenario, people and time. */
export interface SimulationSource {
  readonly definition: WorkflowDefinition;
  /** Title of the process; used in messages only. */
  readonly title: string;
  readonly scenario: Pick<Scenario, 'values' | 'answers'>;
  readonly people: SimulatedPeople;
  /** Time of all events; dates in conditions are relative to it. */
  readonly at: Date;
  /**
   * Whether a step that is reached more often than the scenario answers it repeats its last answer. Otherwise the
   * simulation waits there, for users who answer step by step. @default true
   */
  readonly repeatsAnswers?: boolean;
  /** Calendars in which the agreed times count; null for elapsed time. @default null */
  readonly workingTime?: WorkingTime | null;
  /** Sentences about the end of the simulation. @default the Portuguese ones */
  readonly texts?: typeof simulationTexts;
}

/** One step that the request reached; visits are in the order of the path. */
export interface SimulatedVisit {
  readonly stepId: string;
  readonly title: string;
  readonly type: StepType;
  /** Addressees of the task, people first; empty for steps without a task. */
  readonly assignees: readonly string[];
  /** Time agreed for the step, in minutes; null without an agreement. */
  readonly slaMinutes: number | null;
  /**
   * When the task would be due if each earlier task took exactly its agreed time, ISO 8601; null without an agreed time.
   */
  readonly dueAt: string | null;
  /** Label of the connection that a decision took; null if none was taken. */
  readonly taken: string | null;
  /** The answer: the decision of an approval, or the status of a service. */
  readonly approved: boolean | null;
  readonly statusCode: number | null;
}

/**
 * How a simulation ends: at the end of the process; at a step without an answer in the scenario; where the flow stopped,
 * with the reason; at a rejected form, with the problems of its fields; or never.
 */
export type SimulationEnd =
  | { readonly kind: 'FINISHED' }
  | { readonly kind: 'WAITING'; readonly stepId: string }
  | { readonly kind: 'STOPPED'; readonly stepId: string; readonly message: string }
  | {
      readonly kind: 'REFUSED';
      readonly stepId: string;
      readonly message: string;
      readonly problems: readonly FieldProblem[];
    }
  | { readonly kind: 'ENDLESS' };

/** The result of a simulated request. */
export interface Simulation {
  readonly visits: readonly SimulatedVisit[];
  readonly end: SimulationEnd;
  /** Values of the request at the end, by field name, including the built-in ones. */
  readonly values: FormValues;
  /** Sum of the agreed times of the reached steps, in minutes; null if no step has one. */
  readonly slaMinutes: number | null;
}
