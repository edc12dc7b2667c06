import { ruleTexts } from '@tramita/client/languages/en';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { taskActionsMessages } from '../task-actions.ts';

/** English texts of `taskActionsMessages`. */
export const taskActionsTexts: TextsOf<typeof taskActionsMessages> = {
  back: 'Back',
  affects: (tasks: number) =>
    tasks === 1 ? 'The action applies to 1 task.' : `The action applies to ${formatInteger(tasks, 'en')} tasks.`,

  motiveLabel: 'Reason',
  motiveRequired: 'Enter the reason',
  bulkMotiveRequired: ruleTexts.motives.bulkMotiveRequired,

  transferTitle: (tasks: number) =>
    tasks === 1 ? 'Transfer the task' : `Transfer ${formatInteger(tasks, 'en')} tasks`,
  transfer: 'Transfer',
  people: 'People',
  peoplePlaceholder: 'Search by name, user or e-mail',
  shortcuts: 'People related to the requester',
  initiator: 'Requester',
  superior: 'Direct manager',
  superiorOfSuperior: 'Manager of the direct manager',
  groups: 'Groups',
  groupsPlaceholder: 'Search by group name',
  targetRequired: 'Select at least one user or group',
  pickerFailed: 'The information could not be fetched.',
  retry: 'Try again',

  tagTitle: (tasks: number) => (tasks === 1 ? 'Tag the task' : `Tag ${formatInteger(tasks, 'en')} tasks`),
  tags: 'Tags',
  removeTag: 'Remove tag',
  currentTag: 'current',
  confirmTag: 'Confirm',
  tagRequired: 'Choose a tag',
  tagsLoading: 'Loading the tags',
  tagsFailed: 'The registered names could not be listed.',
  noTags: 'No items found',
  tagSet: 'Tag assigned.',
  tagRemoved: 'Tag removed.',
  tagFailed: 'The tag could not be assigned or removed now. Try again later.',
};
