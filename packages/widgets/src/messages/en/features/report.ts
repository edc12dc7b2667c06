import type { reportMessages } from '../../features/report.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const tasks = (count: number) => (count === 1 ? '1 task' : `${formatInteger(count, 'en')} tasks`);
const requests = (count: number) => (count === 1 ? '1 request' : `${formatInteger(count, 'en')} requests`);

/** English texts of `reportMessages`. */
export const reportTexts: TextsOf<typeof reportMessages> = {
  report: 'Report',
  exports: 'My exports',
  list: 'Report tasks',
  forbidden: 'You do not have permission to access this',
  loading: 'Loading...',
  retry: 'Try again',
  filtersFailed: 'The filter options could not be loaded.',
  tasks,
  tasksOf: (count: number, ofRequests: number) => `${tasks(count)} of ${requests(ofRequests)}`,

  filters: 'Filters',
  filtersGiven: (count: number) => (count === 1 ? '1 filter' : `${count} filters`),
  moreFilters: 'More filters',
  clearFilters: 'Clear filters',
  removeFilter: (name: string) => `Remove the ${name} filter`,
  seeTasks: (count: number | null) => (count === null ? 'Show tasks' : `Show ${tasks(count)}`),
  idk: 'IDK',
  process: 'Process',
  step: 'Step',
  status: 'Status',
  type: 'Type',
  department: 'Department',
  sector: 'Sector',
  createdBy: 'Requester',
  assignees: 'Assignee',
  groups: 'Group',
  created: 'Request created',
  finished: 'Request ended',
  taskCreated: 'Task created',
  taskFinished: 'Task completed',
  createdColumn: 'Created',
  finishedColumn: 'Completed',
  sla: 'Due date',
  counted: 'Counted in the SLA',
  notCounted: 'Counted or not',
  nps: 'Rating',
  processes: (count: number) => (count === 1 ? '1 process' : `${formatInteger(count, 'en')} processes`),
  from: (range: string) => `${range} from`,
  to: (range: string) => `${range} to`,
  all: 'All',
  partOfName: 'Part of the name',
  number: 'Numbers only',
  chooseProcess: 'Choose a process',
  chooseDepartment: 'Select a department...',
  range: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `from ${from}`,
  until: (to: string) => `until ${to}`,
  wrongRange: wrongRangeText,

  noFilter: 'Choose at least one filter',
  noFilterDetail: 'Tasks appear here as soon as there is a filter. It is kept for your next visit.',
  lastDays: 'Created in the last 30 days',
  inProgress: 'In progress',
  nothing: 'No items found',
  nothingDetail: 'No task matches these filters.',

  processAndStep: 'Process and step',
  track: 'Progress',
  noDate: 'open',
  selectPage: 'Select all on this page',
  selectTask: (idk: number, step: string | null | undefined) =>
    step ? `Select task ${idk}, ${step}` : `Select task ${idk}`,
  columns: 'Columns',
  columnsOfRequest: 'Request dates',
  actions: 'Report actions',
  selected: (count: number) => `${tasks(count)} selected`,
  clearSelection: 'Clear the selection',
  ignored: (count: number) =>
    `${formatInteger(count, 'en')} already ended and will be skipped when you end or cancel requests`,
  selectFirst: 'Select at least one task',
  noOpenTask: 'None of the selected tasks is open.',
  named: (name: string, value: string | number) => `${name} ${value}`,
  dated: (name: string, range: string) => `${name.toLowerCase()} ${range}`,

  finish: 'End',
  cancel: 'Cancel',
  export: 'Export',
  finishTitle: (count: number) => `End ${requests(count)}`,
  cancelTitle: (count: number) => `Cancel ${requests(count)}`,
  finishDetail: (count: number) =>
    count === 1
      ? 'The request ends now, at its current step. This cannot be undone.'
      : 'The requests end now, at their current steps. This cannot be undone.',
  cancelDetail: (count: number) =>
    count === 1
      ? 'The request is canceled at its current step. This cannot be undone.'
      : 'The requests are canceled at their current steps. This cannot be undone.',
  motiveRequired: 'Describe the reason for this action',
  finishDone: 'Tasks ended',
  cancelDone: 'Processes canceled',
  finishFailed: 'The selected requests could not be ended.',
  cancelFailed: 'The selected requests could not be canceled.',
  finishedPart: (count: number) => `${requests(count)} ended. Confirm again to end the others.`,
  canceledPart: (count: number) => `${requests(count)} canceled. Confirm again to cancel the others.`,
  someFailed: (count: number) => `${requests(count)} could not be ended.`,
  someSkipped: (count: number) =>
    count === 1 ? '1 request had already ended.' : `${formatInteger(count, 'en')} requests had already ended.`,

  exportPage: 'Export current page',
  exportPageHint: (count: number) => `${tasks(count)}, as CSV`,
  exportAllList: 'Export all pages, list',
  exportAllDetailed: 'Export all pages, detailed',
  exportAllHint: (count: number) => tasks(count),
  exportDetailedHint: 'with the form',
  exportAsked: 'Export requested. Follow it in My exports.',
  exportFailed: 'The report could not be exported',
  seeExports: 'See exports',
  pageFile: (day: string) => `report-${day}.csv`,
  exportFile: (day: string, id: number) => `report-${day}-${id}.csv`,

  exportsList: 'Exports',
  exportsLead:
    'Exports that are ready can be downloaded here. The list updates itself while an export is queued or running.',
  noExports: 'Exports of all pages of a report appear here.',
  exportsCount: (count: number) => (count === 1 ? '1 export' : `${formatInteger(count, 'en')} exports`),
  exportsPending: (count: number) =>
    count === 1 ? '1 export in progress' : `${formatInteger(count, 'en')} exports in progress`,
  createdAt: 'Created on',
  reportType: 'Report type',
  download: 'Download',
  downloadOf: (created: string) => `Download the export of ${created}`,
  notReady: 'Available when the export is finished',
  exportBroken: 'The export failed. Request another one.',
  progress: (done: number, total: number) => `${formatInteger(done, 'en')} of ${tasks(total)}`,
  file: 'File',
};
