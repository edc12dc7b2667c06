import type { calendarProblemMessages } from '../calendar/calendar-problem.ts';
import type { DueTraceTexts } from '../calendar/due-trace-messages.ts';
import type { ErrorTexts } from '../error-messages.ts';
import type { FormTexts } from '../form/form-messages.ts';
import type { motiveMessages } from '../motive.ts';
import type { requirementMessages } from '../requirements.ts';
import type { savedViewMessages } from '../saved-views.ts';
import type { DueTexts } from '../sla.ts';
import type { stepSuffixes } from '../tasks/step-state.ts';
import type { stopLabels } from '../tasks/track.ts';
import type { updateProblemMessages } from '../updates/updates.ts';
import type { changeTexts } from '../workflow/changes/change-texts.ts';
import type { workflowLabels } from '../workflow/labels/workflow-labels.ts';
import type { workflowProblems } from '../workflow/problems/workflow-problems.ts';
import type { simulationTexts } from '../workflow/simulation-texts.ts';
import type { LabelTexts } from './label-texts.ts';
import type { TextsLike } from './texts-like.ts';

/**
 * Every text that the rules return, by subject. The Portuguese tables are next to their rules; functions that return a
 * text take the table of another language as their last parameter.
 */
export interface RuleTexts extends LabelTexts {
  /** Messages of error codes, known and unknown. */
  readonly errors: ErrorTexts;
  /** Messages of field validation. */
  readonly form: FormTexts;
  /** Messages about motives. */
  readonly motives: TextsLike<typeof motiveMessages>;
  /** Why a person may not start a process. */
  readonly requirements: TextsLike<typeof requirementMessages>;
  /** Messages that reject a saved view. */
  readonly savedViews: TextsLike<typeof savedViewMessages>;
  /** Words for due times. */
  readonly due: DueTexts;
  /** Sentences that explain a due time. */
  readonly dueTrace: DueTraceTexts;
  /** Messages that reject a calendar. */
  readonly calendarProblems: TextsLike<typeof calendarProblemMessages>;
  /** Titles of the first and the last stop of a request. */
  readonly stops: TextsLike<typeof stopLabels>;
  /** Words after the titles of steps. */
  readonly stepSuffixes: TextsLike<typeof stepSuffixes>;
  /** Messages that reject an update. */
  readonly updates: TextsLike<typeof updateProblemMessages>;
  /** Names for the parts of a process. */
  readonly workflowLabels: TextsLike<typeof workflowLabels>;
  /** Results of a simulation. */
  readonly simulation: TextsLike<typeof simulationTexts>;
  /** Changes between two versions of a process. */
  readonly workflowChanges: TextsLike<typeof changeTexts>;
  /** Problems of a process. */
  readonly workflowProblems: TextsLike<typeof workflowProblems>;
}
