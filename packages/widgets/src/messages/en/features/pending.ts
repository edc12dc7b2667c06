import type { PendingKind } from '@tramita/client/contract';
import type { pendingMessages } from '../../features/pending.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

const kinds: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Tasks of inactive people',
  TASKS_OF_EMPTY_GROUPS: 'Tasks of groups without active members',
  TASKS_OF_OWN_REQUESTS: 'Tasks of absent people that the substitute cannot work',
  STEPS_WITHOUT_ASSIGNEE: 'Steps that failed without an assignee',
  PEOPLE_WITHOUT_SUPERIOR: 'People without a manager',
  INACTIVE_SUPERIORS: 'Inactive managers',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Absences without a substitute',
  GROUPS_WITHOUT_MEMBERS: 'Groups without active members or source',
  AREAS_WITHOUT_RESPONSIBLE: 'Departments and sectors without an active responsible person',
  PROCESSES_WITH_INACTIVE: 'Processes with inactive people or groups',
};

const explanations: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Without access they cannot finish what is with them.',
  TASKS_OF_EMPTY_GROUPS: 'Nobody sees these queues. Redistribute the tasks or add someone to the group.',
  TASKS_OF_OWN_REQUESTS: 'The substitute opened the request or it is for them, and there is no manager to work it.',
  STEPS_WITHOUT_ASSIGNEE:
    'The flow stopped: the rule of the step found nobody. Correct the records and run the step again.',
  PEOPLE_WITHOUT_SUPERIOR: 'Their job title or branch starts processes that need one.',
  INACTIVE_SUPERIORS: 'Approvals for the people who report to them reach nobody.',
  ABSENCES_WITHOUT_SUBSTITUTE: 'The tasks of the absent person wait for their return.',
  GROUPS_WITHOUT_MEMBERS: 'Tasks sent to them fail, or the source that updated them deleted them.',
  AREAS_WITHOUT_RESPONSIBLE: 'Nobody can change the department or sector or its processes.',
  PROCESSES_WITH_INACTIVE: 'Requests fail when they reach these steps.',
};

const actions: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Redistribute',
  TASKS_OF_EMPTY_GROUPS: 'Redistribute',
  TASKS_OF_OWN_REQUESTS: 'Redistribute',
  STEPS_WITHOUT_ASSIGNEE: 'Open request',
  PEOPLE_WITHOUT_SUPERIOR: 'Set manager',
  INACTIVE_SUPERIORS: 'Replace manager',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Set substitute',
  GROUPS_WITHOUT_MEMBERS: 'Open group',
  AREAS_WITHOUT_RESPONSIBLE: 'Set responsible person',
  PROCESSES_WITH_INACTIVE: 'Open process',
};

const many = (total: number, one: string, more: string) => `${formatInteger(total, 'en')} ${total === 1 ? one : more}`;

/** English texts of `pendingMessages`. */
export const pendingTexts: TextsOf<typeof pendingMessages> = {
  list: 'Pending work',
  count: (total: number) => many(total, 'pending item', 'pending items'),
  stopping: (total: number) => `${many(total, 'obstacle', 'obstacles')} to the work of someone`,
  index: 'Kinds of pending work',
  stopsWork: 'Stops work',
  records: 'Records',
  kindName: (kind: PendingKind) => kinds[kind],
  explanation: (kind: PendingKind) => explanations[kind],
  action: (kind: PendingKind) => actions[kind],
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  kindCount: (total: number, hasMore: boolean) =>
    hasMore ? `more than ${formatInteger(total, 'en')}` : formatInteger(total, 'en'),
  showAll: (total: number) => `Show all ${formatInteger(total, 'en')}`,
  since: (date: string) => `since ${date}`,
  due: (date: string) => `due ${date}`,
  reports: (total: number) => `manager of ${many(total, 'person', 'people')}`,
  period: (from: string, until: string) => `from ${from} to ${until}`,
  department: 'Department',
  sector: 'Sector',
  noAssignee: 'Nobody found',
  allInOrder: 'All in order: nothing is pending in the records.',
  select: (name: string) => `Select ${name}`,
  selected: (total: number) => many(total, 'task selected', 'tasks selected'),
  selectAll: (total: number) => `Select all ${formatInteger(total, 'en')}`,
  clearSelection: 'Clear selection',
  redistribute: 'Redistribute',
  redistributeTitle: (total: number) => `Redistribute ${many(total, 'task', 'tasks')}`,
  people: 'People',
  groups: 'Groups',
  reason: 'Reason',
  reasonHint: 'It appears in the history of the requests.',
  targetMissing: 'Choose at least one person or group',
  reasonMissing: 'Enter the reason',
  redistributed: (total: number) => many(total, 'task redistributed', 'tasks redistributed'),
  ignored: (total: number) => many(total, 'task could not be redistributed', 'tasks could not be redistributed'),
  redistributeFailed: 'The tasks could not be redistributed',
  superior: 'Manager',
  superiorOf: (name: string) => `Manager of ${name}`,
  replaceSuperior: (total: number) => `Replace manager of ${many(total, 'person', 'people')}`,
  newSuperior: 'New manager',
  forward: 'Forward tasks of people who leave to their manager',
  forwardNote: 'Only those that no one else can work, of people who lose access from now on.',
  forwardFailed: 'The setting could not be saved',
  substitute: 'Substitute',
  substituteOf: (name: string) => `Substitute of ${name}`,
  personMissing: 'Choose a person',
  choose: 'Choose',
  saved: 'Solved',
  saveFailed: 'It could not be saved',
  save: 'Save',
  cancel: 'Cancel',
  optionsFailed: 'The options could not be loaded.',
  loading: 'Loading...',
  retry: 'Try again',
  listFailed: 'The pending work could not be loaded',
  forbidden: 'Only administrators can see the pending work.',
};
