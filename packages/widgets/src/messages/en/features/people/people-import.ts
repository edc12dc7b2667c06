import type { peopleImportMessages } from '../../../features/people/people-import.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const number = (value: number) => formatInteger(value, 'en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** English texts of `peopleImportMessages`. */
export const peopleImportTexts: TextsOf<typeof peopleImportMessages> = {
  title: 'Import people',
  loading: 'Loading...',
  retry: 'Try again',
  cancel: 'Cancel',
  forbidden: 'Only administrators import files.',
  listFailed: 'The import could not be loaded',
  notFound: 'We could not find this import',
  notFoundDetail: 'Imports are kept for 90 days.',

  steps: 'Steps of the import',
  position: (step: number, steps: number) => `Step ${step} of ${steps}`,
  file: 'File',
  fileNote: 'CSV or xlsx',
  check: 'Check',
  checkNote: 'Writes nothing',
  apply: 'Application',
  applyNote: 'Writes the changes',
  result: 'Result',
  resultNote: 'Numbers and errors',
  received: (time: string) => `Received at ${time}`,
  receivedOn: (date: string) => `Received on ${date}`,
  otherFile: 'Change file',
  nextFile: 'Import another file',
  toPeople: 'See people',

  kind: 'Content of the file',
  people: 'People',
  branches: 'Branches',
  'job-titles': 'Job titles',
  departments: 'Departments',
  sectors: 'Sectors',
  groups: 'Groups',
  members: 'Members of groups',
  categories: 'Categories',
  tags: 'Tags',
  holidays: 'Holidays',
  source: 'Source',
  sourceHint: 'Use the same name for each import. Imported data can only be changed by this source.',
  defaultSource: 'File',
  complete: 'The file contains all people',
  completeNote: 'People of this source who are not in the file will be deactivated.',
  template: 'Download template',
  templateAs: (format: string) => `Download template (${format})`,
  templateHint: 'The template has the headings and an example line; the spreadsheet also explains each column.',
  templateFile: (kind: string) => `template-${kind.toLowerCase().replaceAll(' ', '-')}`,
  templateFailed: 'The template could not be downloaded',
  chosenFile: 'File to check',
  dropStart: 'Drag the file here or',
  choose: 'choose a file',
  limits: (size: string, lines: string) => `csv or xlsx · up to ${size} and ${lines} lines`,
  dropHere: 'Drop the file to import it',
  chooseFirst: 'Choose a CSV or xlsx file',
  oneFile: 'Choose one file at a time',
  wrongType: (name: string) => `${name} is neither a CSV nor an xlsx file`,
  emptyFile: (name: string) => `${name} is empty`,
  fileChanged: 'The file changed after you chose it. Choose it again.',
  tooLarge: (name: string, size: string, limit: string) => `${name} has ${size}; the limit is ${limit}`,
  sourceMissing: 'Enter the source',
  sourceTooLong: (max: number) => `Use at most ${max} characters`,
  start: 'Check file',
  startHint: 'The check shows what would change and writes nothing.',
  sendFailed: 'The file could not be sent',
  recent: 'Last imports',
  recentFailed: 'The last imports could not be loaded',
  noneYet: 'No file was imported in the last 90 days.',
  sentBy: (name: string) => `by ${name}`,
  CHECKING: 'Being checked',
  CHECKED: 'Checked, not applied',
  APPLYING: 'Being applied',
  APPLIED: 'Applied',
  FAILED: 'Not applied',

  counts: 'Numbers of the import',
  created: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  reactivated: 'Reactivated',
  deactivated: 'Deactivated',
  refused: 'Refused',
  tabs: 'Changes',
  tabNew: 'New',
  tabChanged: 'Changed',
  tabDeactivated: 'Deactivated',
  tabAccess: 'Access',
  tabErrors: 'Errors',
  rows: (total: number) => counted(total, 'record', 'records'),
  loadingMore: 'Loading more...',
  rowsFailed: 'The changes could not be loaded',
  errorsFailed: 'The errors could not be loaded',
  noneNew: 'No new record',
  noneChanged: 'No record changes',
  noneDeactivated: 'No one will be deactivated',
  noneAccess: 'No one gains or loses a role or access to the reports',
  noneErrors: 'The file has no errors',

  line: 'Line',
  lineNumber: (line: number) => `Line ${number(line)}`,
  person: 'Person',
  record: 'Record',
  attribute: 'Attribute',
  before: 'Before',
  after: 'After',
  values: 'Data',
  reason: 'Reason',
  gains: 'Gains',
  loses: 'Loses',
  nothing: '—',
  empty: 'empty',
  becomesEmpty: 'becomes empty',
  becomes: 'becomes',
  reactivatedMark: 'Reactivated',
  gainsAccess: 'Gains access',
  losesAccess: 'Loses access',
  missing: 'Not in the file',
  inFile: (line: number) => `Inactive in the file, line ${number(line)}`,
  filter: 'Filter by attribute',
  every: 'All',
  moreAttributes: (count: number) => `${counted(count, 'more attribute', 'more attributes')}`,

  refusedLines: (lines: number, errors: number) =>
    `${counted(lines, 'refused line', 'refused lines')}, ${counted(errors, 'error', 'errors')}.`,
  othersApply: (lines: number) =>
    lines === 0
      ? 'No line can be applied.'
      : lines === 1
        ? 'The other one can be applied.'
        : `The other ${number(lines)} can be applied.`,
  downloadErrors: 'Download errors (CSV)',
  errorsFile: (name: string) => `errors-${name}.csv`,
  downloadFailed: 'The errors could not be downloaded',
  wholeLine: 'Whole line',

  decision: 'Before applying',
  deactivationsOverLimit: (count: number) =>
    count === 1 ? '1 deactivation exceeds the limit' : `${number(count)} deactivations exceed the limit`,
  deactivationLimit: (limit: number, active: number) =>
    `The limit of this source is ${counted(limit, 'person', 'people')}, of ${number(active)} active.`,
  deactivationEffect: 'They lose access at once.',
  tasksLeft: (tasks: number) =>
    tasks === 1
      ? '1 open task is left without an assignee.'
      : `${number(tasks)} open tasks are left without an assignee.`,
  confirmDeactivations: (count: number) => `I confirm the deactivation of ${counted(count, 'person', 'people')}`,
  roleChangesOverLimit: (count: number) =>
    count === 1 ? '1 change of roles exceeds the limit' : `${number(count)} changes of roles exceed the limit`,
  roleChangeLimit: (limit: number) => `The limit is ${counted(limit, 'person', 'people')} per import.`,
  confirmRoleChanges: (count: number) => `I confirm the change of roles of ${counted(count, 'person', 'people')}`,
  allOrNothing: 'Apply only if there are no errors',
  allOrNothingNote: (lines: number) =>
    lines === 0
      ? 'The file has no errors'
      : lines === 1
        ? 'With this option, the refused line prevents everything'
        : `With this option, the ${number(lines)} refused lines prevent everything`,
  lines: (count: number) => counted(count, 'line', 'lines'),
  sheet: 'xlsx spreadsheet',
  isComplete: 'Contains all people of this source',
  isPartial: 'People missing from the file stay as they are',
  access: 'Access',
  accessChanges: (gains: number, loses: number) =>
    `${number(gains)} ${gains === 1 ? 'gains' : 'gain'}, ${number(loses)} ${loses === 1 ? 'loses' : 'lose'}`,
  accessScope: 'Role or reports,',
  seeAccess: (people: number) => (people === 1 ? 'see the person' : `see the ${number(people)} people`),
  warnings: 'Warnings',
  ignoredColumns: (count: number) => counted(count, 'ignored column', 'ignored columns'),

  checking: 'Checking the file',
  checkingDetail: 'You can leave this page and come back later: the check goes on.',
  blockedChecking: 'The file is still being checked',
  blockedInvalid: 'No line of the file can be applied',
  blockedErrors: (lines: number) =>
    lines === 1 ? 'Correct the refused line to apply' : `Correct the ${number(lines)} refused lines to apply`,
  blockedDeactivations: (count: number) => `Confirm the deactivation of ${counted(count, 'person', 'people')} to apply`,
  blockedRoleChanges: (count: number) =>
    `Confirm the change of roles of ${counted(count, 'person', 'people')} to apply`,
  willApply: (count: number) =>
    count === 0
      ? 'The file changes nothing'
      : count === 1
        ? '1 change will be written'
        : `${number(count)} changes will be written`,
  willSkip: (lines: number) => counted(lines, 'refused line is left out', 'refused lines are left out'),
  applyNow: 'Apply',
  applyFailed: 'The import could not be applied',
  checkAgain: 'Check again',
  applying: 'Writing the changes',
  applyingDetail: 'You can leave this page: the import goes on.',
  checkFailed: 'The file could not be checked',
  nothingWritten: 'Nothing was written',
  done: 'Import finished',
  doneDetail: (changes: number, date: string) =>
    changes === 0
      ? `The file already matched on ${date}.`
      : changes === 1
        ? `1 change written on ${date}.`
        : `${number(changes)} changes written on ${date}.`,
  leftOut: (lines: number) =>
    lines === 1
      ? '1 line was refused and left out. Download the error, correct the line and import it again.'
      : `${number(lines)} lines were refused and left out. Download the errors, correct the lines and import them again.`,
};
