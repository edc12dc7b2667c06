import type { summaryMessages } from '../../features/summary.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `summaryMessages`. */
export const summaryTexts: TextsOf<typeof summaryMessages> = {
  goodMorning: (name: string) => `Good morning, ${name}`,
  goodAfternoon: (name: string) => `Good afternoon, ${name}`,
  goodEvening: (name: string) => `Good evening, ${name}`,
  counts: 'Counts',
  mine: 'My requests',
  attendance: 'Service desk',
  toDo: 'To do',
  inProgress: 'In progress',
  assignedToMe: 'Assigned to me',
  unread: (count: number) => `${formatInteger(count, 'en')} unread`,
  withOthers: 'waiting for other people',
  failedCount: 'The count could not be loaded',
  retry: 'Try again',
  retryCount: (name: string) => `Try again: ${name}`,
  oldestAssigned: 'Oldest assigned to me',
  oldestToDo: 'Oldest in the queue',
  seeAll: (total: number | null) =>
    total === null ? 'See all' : total === 1 ? 'See the task' : `See all (${formatInteger(total, 'en')})`,
  failedRows: 'Error loading data.',
  nothing: 'No items found',
  nothingAssigned: 'Tasks that you assign to yourself appear here.',
  nothingToDo: 'The tasks in your queue appear here.',
  ownRequests: 'My requests in progress',
  nothingRequested: 'What you request appears here until it is completed.',
  seeRequests: (total: number | null) =>
    total === null ? 'See all' : total === 1 ? 'See the request' : `See all (${formatInteger(total, 'en')})`,
  /** `elapsed` is a text such as "for 3 hr" or "since yesterday". */
  waitingSince: (elapsed: string) => `Waiting ${elapsed}`,
  withYou: 'with you',
  withPeople: (names: string) => `with ${names}`,
  stopped: 'stopped at this step',
  idk: 'IDK',
  process: 'Process',
  createdAt: 'Created on',
  waiting: 'Waiting time',
  loading: 'Loading...',
};
