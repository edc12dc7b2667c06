import type { dynamicFormMessages } from '../form.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `dynamicFormMessages`. */
export const dynamicFormTexts: TextsOf<typeof dynamicFormMessages> = {
  invalidForm: 'Incorrect entries - please check the fields highlighted in red in the form.',
  invalidFormShort: 'Fill in all fields of the form correctly to continue',
  invalidFormTitle: 'Check the form',
  invalidFormClose: 'OK',
  wrongFields: (count: number) =>
    count === 1 ? '1 field to correct' : `${formatInteger(count, 'en')} fields to correct`,
  noWrongFields: 'No fields to correct',
  filledFields: (filled: number, total: number) => `${filled} of ${total} filled in`,
  sectionDone: 'completed',
  sectionNow: 'in progress',
  sectionFail: 'with errors',
  sectionAhead: 'to be filled in',
  unnamedSection: 'Details',

  draftChanged: 'The form has changed since your draft',
  draftKept: (labels: string) => `Kept: ${labels}.`,
  draftDropped: 'These fields were removed from the form. Copy what you still need from here:',
  draftGaps: 'The draft does not keep passwords or files',
  draftGapsAgain: (labels: string) => `Enter again: ${labels}.`,
  draftRead: 'OK',
  draftSavedAt: (time: string) => `Draft saved at ${time}`,
  draftSavedOn: (date: string, time: string) => `Draft saved on ${date} at ${time}`,

  moneyPlaceholder: '0.00',
  passwordConfirmation: (label: string) => `${label} (confirmation)`,
  showPassword: 'Show password',

  chipsPlaceholder: 'Type and press Enter',
  chipAdded: (item: string) => `${item} added`,
  chipRemoved: (item: string) => `${item} removed`,

  searchPlaceholder: 'Search',
  searchFailed: 'The options could not be loaded. Type again to retry.',

  acceptanceRunning: 'Recording the acceptance',
  acceptanceDone: (value: string) => `Acceptance recorded: ${value}`,
  acceptanceNone: 'Acceptance not recorded',
  geolocationMissing: 'Location not provided',
  ipFailed: 'The IP address could not be determined',
  acceptanceFailed: 'The acceptance could not be recorded. Check the permissions of your browser.',

  filePrompt: 'Drag, paste or',
  filePick: 'choose a file',
  fileLimits: (extensions: string, size: string) => `${extensions} · up to ${size} per file`,
  fileReading: 'Reading the file',
  fileChosen: (name: string) => `File ${name} chosen`,
  fileRemove: (name: string) => `Remove ${name}`,
  fileNone: 'No file',
};
