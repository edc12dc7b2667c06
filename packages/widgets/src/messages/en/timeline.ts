import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { timelineMessages } from '../timeline.ts';

/** English texts of `timelineMessages`. */
export const timelineTexts: TextsOf<typeof timelineMessages> = {
  dialogTitle: 'Process Steps',
  steps: 'Steps',
  progress: (current: number, total: number) => `${current} of ${total}`,
  loading: 'Loading the steps',
  loadFailed: 'The information could not be fetched.',
  retry: 'Try again',
  department: 'Responsible department',
  sector: 'Responsible sector',
  owner: 'Process owner',
  skipped: 'Not needed',
  withYou: 'With you',
  withPeople: (names: string) => `With ${names}`,
  heldSince: (holder: string, since: string) => `${holder} ${since}`,
  automatic: 'Automatic',
  members: (count: number) => (count === 1 ? '1 person' : `${formatInteger(count, 'en')} people`),
  unassigned: 'Unassigned',
  version: (version: number) => `Version ${version} of the process`,
  stepHistory: (count: number) =>
    count === 1 ? 'Step history (1 entry)' : `Step history (${formatInteger(count, 'en')} entries)`,
  absent: (name: string, until: string, substitute: string) =>
    `${name} is absent until ${until}; ${substitute} answers for this task.`,
  earlierRound: 'before the request was sent back',
};
