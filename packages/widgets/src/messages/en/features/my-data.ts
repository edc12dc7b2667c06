import type { myDataMessages } from '../../features/my-data.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `myDataMessages`. */
export const myDataTexts: TextsOf<typeof myDataMessages> = {
  title: 'My data',
  about: 'What the company has registered about you, and where each value comes from.',
  download: 'Download my data',
  loading: 'Loading your data',
  loadFailed: 'Your data could not be loaded',
  forbidden: 'You do not have permission for this',
  origin: (name: string) => `Source: ${name}`,
  noRoles: 'No roles',
  noGroups: 'No groups',
  purpose: 'Purpose and criteria',
  noPurpose: 'The company has not yet stated what it uses these data for.',
  editPurpose: 'Change the purpose and the criteria',
  purposeHint: 'Everyone sees this text in My data, and exports of data contain it.',
  cancel: 'Cancel',
  save: 'Save',
  purposeSaved: 'Text saved',
  purposeFailed: 'The text could not be saved',
  tooLong: 'The text is too long',
};
