import type { editConflictMessages } from '../edit-conflict.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `editConflictMessages`. */
export const editConflictTexts: TextsOf<typeof editConflictMessages> = {
  title: 'Another person saved a newer version while you were editing',
  changed: (fields) => `Changed fields: ${fields}`,
  detail: 'What you filled in is still here. Save again to replace the other version in the fields that you changed.',
  load: 'Load the other version',
};
