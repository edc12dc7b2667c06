import { specialAssignees } from '../../../contract/processes/flow-constants.ts';
import type { ModelStepType } from '../../../contract/processes/process-model.ts';

/** What a kind of step is called on screen; also the title a new step starts with. */
export const stepTitles: Readonly<Record<ModelStepType, string>> = {
  START_EVENT: 'Início',
  USER_TASK: 'Tarefa (Usuário)',
  APPROVAL_TASK: 'Tarefa (Aprovação)',
  SERVICE_TASK: 'Tarefa de Serviço',
  GATEWAY: 'Decisão',
  END_EVENT: 'Final',
  ADD: 'Adicionar etapa',
};

/** What a step is called where it is named: its title, or its kind while it has none. */
export const stepName = ({ title, type }: { readonly title: string; readonly type: ModelStepType }): string =>
  title.trim() || stepTitles[type];

/** Icon of a kind of step, as publishing sends it: a name for whoever draws it. */
export const stepIcons: Readonly<Record<ModelStepType, string>> = {
  START_EVENT: 'play',
  USER_TASK: 'user',
  APPROVAL_TASK: 'user-check',
  SERVICE_TASK: 'cog',
  GATEWAY: 'split',
  END_EVENT: 'flag',
  ADD: 'plus',
};

/** People found when a step is reached, offered first wherever people are chosen: Iniciador and the two superiors. */
export const defaultAssignees: readonly { readonly id: number; readonly firstName: string }[] = [
  { id: specialAssignees.initiator, firstName: 'Iniciador' },
  { id: specialAssignees.superior, firstName: 'Superior direto' },
  { id: specialAssignees.superiorOfSuperior, firstName: 'Superior direto do superior' },
];
