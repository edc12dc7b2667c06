import type { errorMessages } from '../error-messages.ts';
import type { formMessages } from '../form/form-messages.ts';
import type { changeTexts } from '../workflow/changes/change-texts.ts';
import type { workflowLabels } from '../workflow/labels/workflow-labels.ts';
import type { workflowProblems } from '../workflow/problems/workflow-problems.ts';
import type { simulationTexts } from '../workflow/simulation-texts.ts';

/** The texts of a table in any language: the same keys and parameters, other words. */
export type TextsLike<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Table[Key] };

/**
 * Every text that the rules return, by subject. The Portuguese tables are next to their rules; functions that return a
 * text take the table of another language as their last parameter.
 */
export interface RuleTexts {
  /** Messages of error codes. */
  readonly errors: TextsLike<typeof errorMessages>;
  /** Messages of field validation. */
  readonly form: TextsLike<typeof formMessages>;
  /** Names for the parts of a process. */
  readonly workflowLabels: TextsLike<typeof workflowLabels>;
  /** Results of a simulation. */
  readonly simulation: TextsLike<typeof simulationTexts>;
  /** Changes between two versions of a process. */
  readonly workflowChanges: TextsLike<typeof changeTexts>;
  /** Problems of a process. */
  readonly workflowProblems: TextsLike<typeof workflowProblems>;
}
