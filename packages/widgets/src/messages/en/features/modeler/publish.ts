import type { publishMessages } from '../../../features/modeler/publish.ts';
import { type DateLike, formatDate } from '../../../format/format-date.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const places = {
  process: 'Go to the process',
  step: 'Go to the step',
  connection: 'Go to the connection',
  field: 'Go to the field',
};

const checkNames = [
  'The end is the last step',
  'No empty step in the flow',
  'Connections of decisions filled in',
  'There is a step besides start, end and decision',
  'Category set',
  'Department set',
  'Sector set',
  'Allowed user statuses',
  'NPS set',
  'Valid spreadsheet',
  'Form without problems',
  'Steps, connections and expressions can run',
];

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'en')} ${many}`;

/** English texts of `publishMessages`. */
export const publishTexts: TextsOf<typeof publishMessages> = {
  title: (version: number) => `Publish version ${version}`,
  untitled: 'Unnamed process',
  problems: 'Problems that prevent publishing',
  goTo: (kind: keyof typeof places) => places[kind],
  checksPassed: (passed: number, all: number) => `${passed} of ${all} ${all === 1 ? 'check passed' : 'checks passed'}`,
  showChecks: 'Show all',
  hideChecks: 'Hide',
  checkName: (check: number) => checkNames[check - 1] ?? '',
  checkPassed: 'passed',
  checkFailed: 'has problems',
  impact: 'Impact',
  impactLoading: 'Calculating the impact...',
  impactFailed: 'Could not calculate the impact',
  retry: 'Try again',
  running: (count: number, version: number) =>
    `${counted(count, 'request in progress stays', 'requests in progress stay')} on version ${version}`,
  runningHint: (count: number, idk: number, createdAt: DateLike) =>
    count === 1
      ? `It keeps the current steps, due dates and form until its end. It is IDK ${idk}, opened on ${formatDate(createdAt, 'en')}.`
      : `They keep the current steps, due dates and form until their end. The oldest is IDK ${idk}, opened on ${formatDate(createdAt, 'en')}.`,
  noneRunning: 'No requests in progress',
  drafts: (count: number) => `${counted(count, 'saved task draft', 'saved task drafts')} with the current form`,
  newRequests: (version: number) => `New requests use version ${version}`,
  newRequestsHint: 'Once published, for everyone who can open this service.',
  changes: (version: number) => `What changes compared with version ${version}`,
  publishedBy: (createdAt: DateLike, who: string | undefined) =>
    who ? `published on ${formatDate(createdAt, 'en')} by ${who}` : `published on ${formatDate(createdAt, 'en')}`,
  unchangedHint: (version: number) => `Publishing now creates version ${version} with the same content.`,
  noChanges: (version: number) => `Nothing changes compared with version ${version}.`,
  changesLoading: 'Comparing the versions...',
  changesFailed: 'Could not compare with the published version',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  outdated: (version: number, who: string | undefined) =>
    who
      ? `${who} published version ${version} while you were editing`
      : `Version ${version} was published while you were editing`,
  draftPublished: (version: number) => `This draft has already been published as version ${version}`,
  outdatedHint: (mine: number) =>
    `Compare before you decide: if you publish, version ${mine} replaces it with what is on this screen.`,
  theirChanges: (theirs: number, mine: number) => `What version ${theirs} changed compared with version ${mine}`,
  fix: (count: number) => (count === 1 ? 'Fix the problem to publish' : `Fix the ${count} problems to publish`),
  back: 'Back to the flow',
  publish: (version: number) => `Publish version ${version}`,
  publishAnyway: (version: number) => `Publish version ${version} anyway`,
  withoutForm: 'You are publishing a process without a form. Are you sure?',
  yes: 'Yes',
  no: 'No',
  published: 'Process published',
  forbidden: 'You do not have permission to publish',
  failed: 'Could not publish the process',
  failedDetail: 'Nothing was published; your changes are still in this browser.',
  lostDetail: 'The server did not respond. Your changes are still here; try again, nothing will be published twice.',
};
