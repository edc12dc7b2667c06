import { ruleTexts } from '@tramita/client/languages/en';
import { labelIn } from '@tramita/client/rules';
import type { scimConnectionsMessages } from '../../features/scim-connections.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `scimConnectionsMessages`. */
export const scimConnectionsTexts: TextsOf<typeof scimConnectionsMessages> = {
  connections: 'SCIM connections',
  count: (total: number) => (total === 1 ? '1 SCIM connection' : `${formatInteger(total, 'en')} SCIM connections`),
  name: 'Name',
  lastCall: 'Last call',
  lastCallOf: (call: string, status: number, moment: string) => `${call}, response ${status}, on ${moment}`,
  noCall: 'No call',
  people: 'People',
  groups: 'Groups',
  actions: 'Actions',
  edit: (name: string) => `Open ${name}`,
  loading: 'Loading...',
  nothing: 'No SCIM connections',
  nothingHere:
    'A SCIM connection is a service account with the scope "Synchronize people by SCIM". Create the account and enter its token at the identity provider.',
  forbidden: 'You do not have permission',
  listFailed: 'The SCIM connections could not be loaded',
  retry: 'Try again',
  close: 'Close',
  createsRecords: 'Create missing job titles and branches',
  createsRecordsHint: 'Without this option, a person with an unknown job title or branch is rejected.',
  saveFailed: 'Could not be saved',
  saved: 'Connection updated',

  directoryGroups: 'Directory groups',
  groupsFailed: 'The directory groups could not be loaded',
  noGroups: 'The directory has not sent any groups yet',
  memberCount: (total: number) => (total === 1 ? '1 member' : `${formatInteger(total, 'en')} members`),
  use: 'Use',
  usageOf: (name: string) => `Use of ${name}`,
  nameOfUse: (use: string) => labelIn(ruleTexts.directoryGroupUses, use),
  group: 'Group',
  groupOf: (name: string) => `Group linked to ${name}`,
  role: 'Role',
  roleOf: (name: string) => `Role of the members of ${name}`,
  choose: 'Choose',
  optionsFailed: 'The options could not be loaded',
  save: 'Save',
  saveOf: (name: string) => `Save the use of ${name}`,
  savedUseOf: (name: string) => `Use of ${name} updated`,

  removedPeople: 'Removed people',
  removedHint: 'The directory removed these people. Their user names stay taken until they are released.',
  removedFailed: 'The removed people could not be loaded',
  noRemoved: 'No removed people',
  removedAt: (userName: string, moment: string) => `${userName}, removed on ${moment}`,
  release: 'Release user name',
  releaseOf: (name: string) => `Release the user name of ${name}`,
  releaseQuestion: (userName: string) => `Release the user name ${userName}?`,
  releaseDetail:
    'The directory can then create another person with this name. The removed person gets another user name.',
  released: 'User name released',
};
