import type { personAbsencesMessages } from '../../features/person-absences.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `personAbsencesMessages`. */
export const personAbsencesTexts: TextsOf<typeof personAbsencesMessages> = {
  absences: 'Absences',
  nothing: 'This person has no planned absences.',
  reasonHidden: 'Only the person, the direct manager and administrators see the reason.',
  withGroups: "with the queues of the person's groups",
  endDetail: "The substitutes no longer see the person's tasks. Those that they already took stay with them.",
  includeGroups: "Include the queues of the person's groups",
  includeGroupsHint: 'Otherwise the substitutes see only tasks addressed to the person or taken by them.',
};
