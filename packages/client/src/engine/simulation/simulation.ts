import type { FieldProblem } from '../../contract/base/problem.ts';
import type { FormValues } from '../../contract/processes/form.ts';
import type { Scenario } from '../../contract/processes/process-model.ts';
import type { StepType, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import type { SimulatedPeople } from './simulated-people.ts';

/** What is run, with what, by whom and when. */
export interface SimulationSource {
  readonly definition: WorkflowDefinition;
  /** Shown in messages only. */
  readonly title: string;
  readonly scenario: Pick<Scenario, 'values' | 'answers'>;
  readonly people: SimulatedPeople;
  /** The moment everything happens at: dates in conditions count from it. */
  readonly at: Date;
  /**
   * Whether a step that is come to more often than the scenario answers it gets its last answer again. Without it the
   * simulation waits there, as for somebody who answers step by step. @default true
   */
  readonly repeatsAnswers?: boolean;
}

/** One step the request came to, in the order it came to them. */
export interface SimulatedVisit {
  readonly stepId: string;
  readonly title: string;
  readonly type: StepType;
  /** Whom the task is addressed to, people first; empty for steps without one. */
  readonly assignees: readonly string[];
  /** Time agreed for the step, in minutes; null without one. */
  readonly slaMinutes: number | null;
  /** Label of the connection a decision took; null where none was taken. */
  readonly taken: string | null;
  /** What was answered: the decision of an approval, the status a service answered. */
  readonly approved: boolean | null;
  readonly statusCode: number | null;
}

/**
 * How a simulation ends: at the end of the process; at a step whose answer the scenario lacks; where the flow stopped,
 * with the reason; at a form that was refused, with the problems of its fields; or never.
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

/** What became of a request on paper. */
export interface Simulation {
  readonly visits: readonly SimulatedVisit[];
  readonly end: SimulationEnd;
  /** Values of the request as they are then, by field name, the built-in ones among them. */
  readonly values: FormValues;
  /** Agreed times of the steps the request came to, in minutes; null when none has one. */
  readonly slaMinutes: number | null;
}
