import type { TextsOf } from '../messages.ts';
import type { stepRetryMessages } from '../step-retry.ts';

/** English texts of `stepRetryMessages`. */
export const stepRetryTexts: TextsOf<typeof stepRetryMessages> = {
  executeAgain: 'Run again',
  redirectHere: 'Redirect to this step',
  ofStep: (action: string, title: string) => `${action}: ${title}`,
  executeQuestion: (title: string) => `Run the step ${title} again?`,
  redirectQuestion: (title: string) => `Redirect the flow to the step ${title}?`,
  executeMeaning: 'The failed step will run once more.',
  redirectMeaning:
    'Open tasks will be canceled, and the steps from this one on will be done again. What was filled in stays in the request.',
  motive: 'Reason (optional)',
  motiveHint: 'It is kept in the history of the request.',
  motiveTooLong: (max: number) => `Use up to ${max} characters`,
  yes: 'Yes',
  no: 'No',
  failed: 'An unexpected error occurred',
  failedDetail: 'The request did not advance.',
  nowAt: (title: string) => `The request is at the step ${title}.`,
  failedAgain: (title: string) => `The step ${title} failed again.`,
  finished: 'The request was completed.',
};
