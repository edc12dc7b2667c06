import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { privacyMessages } from '../privacy.ts';

/** English texts of `privacyMessages`. */
export const privacyTexts: TextsOf<typeof privacyMessages> = {
  cancel: 'Cancel',
  loading: 'Loading...',
  reason: 'Reason',
  reasonRequired: 'Enter the reason',

  legalBlock: 'Legal block',
  legalBlockActive: 'Legal block active',
  blockHelp: 'While there is a legal block, the data are neither anonymized nor removed.',
  blocked: (name: string, date: string) => `Blocked by ${name} on ${date}`,
  block: 'Block',
  blockAdded: 'Legal block created',
  blockFailed: 'The legal block could not be created',
  liftReason: 'Reason for lifting it',
  lift: 'Lift block',
  liftDone: 'Legal block lifted',
  liftFailed: 'The legal block could not be lifted',
  blocksFailed: 'The legal blocks could not be loaded',
  blockOutdated: 'Another person changed the legal block while this window was open',
  blockOutdatedDetail: 'This window now shows its present state. The reason that you typed is still here.',
  formerBlocks: 'Former blocks',
  lifted: (name: string, date: string) => `Lifted by ${name} on ${date}`,

  anonymise: 'Anonymize',
  anonymiseQuestion: (name: string) => `Anonymize ${name}?`,
  anonymiseFinal: 'This cannot be undone.',
  changes: 'What changes',
  changed: (id: number) =>
    `The name becomes “Pessoa removida ${id}” everywhere. E-mail, picture, CPF, registration, roles, links to sources, absences, drafts and messages are deleted.`,
  stays: 'What stays',
  stayed:
    'Codes, numbers, dates, decisions, ratings and counts stay the same. Form values, comments and attachments stay as they were written.',
  typeUserName: (userName: string) => `To confirm, type the user name: ${userName}`,
  anonymised: 'Person anonymized',
  anonymiseFailed: 'The person could not be anonymized',
  anonymisedOn: (date: string) => `The data of this person were removed on ${date} and cannot be changed.`,

  retentionOf: (process: string) => `Data retention of ${process}`,
  retentionHelp:
    'After this time, counted from the end of the request, values, attachments, comments and history texts are removed. Number, steps, dates, decisions and rating stay.',
  keepFor: 'Time',
  noLimit: 'No limit',
  months: (limit: string) => `${limit} months`,
  legalReason: 'Legal reason',
  save: 'Save',
  saved: 'Data retention saved',
  saveFailed: 'The data retention could not be saved',
  retentionFailed: 'The data retention could not be loaded',
  simulate: 'Simulate',
  simulateFailed: 'The data retention could not be simulated',
  simulated: (requests: number, blocked: number) =>
    `${requests === 1 ? 'The content of 1 request would be removed' : `The content of ${formatInteger(requests, 'en')} requests would be removed`} today.${
      blocked === 0 ? '' : ` ${formatInteger(blocked, 'en')} with a legal block.`
    }`,
  waiting: (requests: number) => `${formatInteger(requests, 'en')} requests wait for a confirmation`,
  waitingHelp: 'The first removal affects more than 1,000 requests and starts only after it is confirmed.',
  confirm: 'Confirm removal',
  confirmed: 'Removal confirmed',
  confirmFailed: 'The removal could not be confirmed',
};
