import type { commonMessages } from '../common.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import { basicTexts, partTexts } from './basic.ts';

/** English texts of `commonMessages`. */
export const commonTexts: TextsOf<typeof commonMessages> = {
  ...basicTexts,
  ...partTexts,
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  confirm: 'Confirm',
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  leave: 'Leave',
  clear: 'Clear',
  undo: 'Undo',
  required: 'required',
  optional: 'optional',
  noItems: 'No items found',
  empty: 'Nothing here',
  errorTitle: 'Could not load',
  listNotLoaded: 'The list was not loaded',
  forbiddenTitle: 'You do not have access to this page',
  forbiddenDetail: 'If you need this page for your work, ask your manager for access.',
  unsavedQuestion: 'Your changes were not saved. Are you sure you want to leave?',
  unsavedLeave: 'Leave',
  unsavedStay: 'Go back',

  range: (from: string, to: string) => `${from}–${to}`,
  ofTotal: (total: string) => `of ${total}`,
  rowsPerPage: 'Rows per page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pagination: 'Pagination',

  sortAscending: (column: string) => `${column}: sort from lowest to highest`,
  sortDescending: (column: string) => `${column}: sort from highest to lowest`,

  openOptions: 'Show options',
  clearSelection: 'Clear selection',
  removeItem: (item: string) => `Remove ${item}`,
  search: 'Search...',
  clearSearch: 'Clear search',
  searching: 'Searching',
  optionCount: (count: number) => (count === 1 ? '1 option' : `${formatInteger(count, 'en')} options`),
  loadMore: 'Load more',
  selectPlaceholder: 'Select',
  selectionLimit: (max: number) => `You can select only ${max}`,

  datePlaceholder: 'dd/mm/yyyy',
  badDate: 'Enter a valid date',
  openCalendar: 'Open calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'today',

  showPassword: 'Show password',
  hidePassword: 'Hide password',

  closeNotice: 'Close notice',
  noticeTimes: (count: number) => (count === 1 ? '1 time' : `${formatInteger(count, 'en')} times`),

  trackName: (done: number, total: number) => `Step ${done} of ${total}`,
  trackDone: 'completed',
  trackSkipped: 'not needed',
  trackNow: 'current',
  trackAhead: 'pending',
  trackFail: 'failed',

  progress: (percent: number) => `${percent}% complete`,
};
