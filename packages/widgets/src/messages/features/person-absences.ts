import { defineMessages } from '../define-messages.ts';

/** Texts about the absences of another person, in place of those of `absencesMessages` that speak to the user. */
export const personAbsencesMessages = defineMessages('personAbsences', {
  absences: 'Ausências',
  nothing: 'Esta pessoa não tem ausências programadas.',
  reasonHidden: 'Só a pessoa, o superior direto e os administradores veem o motivo.',
  withGroups: 'com as filas dos grupos da pessoa',
  endDetail: 'Os substitutos deixam de ver as tarefas da pessoa. As que eles já assumiram ficam com eles.',
  includeGroups: 'Incluir as filas dos grupos da pessoa',
  includeGroupsHint: 'Sem isso, os substitutos veem só as tarefas endereçadas à pessoa ou atribuídas a ela.',
});
