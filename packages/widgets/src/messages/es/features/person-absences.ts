import type { personAbsencesMessages } from '../../features/person-absences.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `personAbsencesMessages`. */
export const personAbsencesTexts: TextsOf<typeof personAbsencesMessages> = {
  absences: 'Ausencias',
  nothing: 'Esta persona no tiene ausencias programadas.',
  reasonHidden: 'Solo la persona, su superior directo y los administradores ven el motivo.',
  withGroups: 'con las colas de los grupos de la persona',
  endDetail: 'Los sustitutos dejan de ver las tareas de la persona. Las que ya asumieron se quedan con ellos.',
  includeGroups: 'Incluir las colas de los grupos de la persona',
  includeGroupsHint: 'Sin esto, los sustitutos ven solo las tareas dirigidas a la persona o asumidas por ella.',
};
