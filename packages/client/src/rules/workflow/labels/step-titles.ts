import { specialAssignees } from '../../../contract/processes/flow-constants.ts';
import type { ModelStepType } from '../../../contract/processes/process-model.ts';

/** Labels of the kinds of steps; also the titles of new steps. */
export const stepTitles: Readonly<Record<ModelStepType, string>> = {
  START_EVENT: 'Início',
  USER_TASK: 'Tarefa (Usuário)',
  APPROVAL_TASK: 'Tarefa (Aprovação)',
  SERVICE_TASK: 'Tarefa de Serviço',
  GATEWAY: 'Decisão',
  END_EVENT: 'Final',
  ADD: 'Adicionar etapa',
};

/** Returns the name of a step in texts: its title, or the label of its kind if it has none. */
export const stepName = (
  { title, type }: { readonly title: string; readonly type: ModelStepType },
  labels?: { readonly step: (type: ModelStepType) => string },
): string => title.trim() || (labels?.step(type) ?? stepTitles[type]);

/** Icon of a kind of step in the published payload: a name that the user interface maps to a picture. */
export const stepIcons: Readonly<Record<ModelStepType, string>> = {
  START_EVENT: 'play',
  USER_TASK: 'user',
  APPROVAL_TASK: 'user-check',
  SERVICE_TASK: 'cog',
  GATEWAY: 'split',
  END_EVENT: 'flag',
  ADD: 'plus',
};

/** People that are resolved when a step is reached, offered first in all pickers: Iniciador and the two superiors. */
export const defaultAssignees: readonly { readonly id: number; readonly firstName: string }[] = [
  { id: specialAssignees.initiator, firstName: 'Iniciador' },
  { id: specialAssignees.superior, firstName: 'Superior direto' },
  { id: specialAssignees.superiorOfSuperior, firstName: 'Superior direto do superior' },
];
