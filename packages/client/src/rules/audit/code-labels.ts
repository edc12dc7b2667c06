import type { OptionalDay } from '../../contract/administration/calendar-settings.ts';
import type { DirectoryGroupUse } from '../../contract/administration/scim.ts';
import type { WebhookEvent } from '../../contract/administration/webhooks.ts';
import type { ServiceScope } from '../../contract/base/scopes.ts';
import type { SlaCounting } from '../../contract/processes/flow-constants.ts';
import type { SubstitutionFilter } from '../../contract/tasks/task-list.ts';
import type { UpdateAttachmentType } from '../../contract/updates.ts';

/** Names of the ways to count agreed times. */
export const slaCountingLabels: Readonly<Record<SlaCounting, string>> = {
  ELAPSED: 'Horas corridas',
  WORKING: 'Horas úteis',
};

/** Names of the types of attachment of an update. */
export const updateAttachmentTypeLabels: Readonly<Record<UpdateAttachmentType, string>> = {
  VIDEO: 'Vídeo',
  IMAGE: 'Imagem',
  FILE: 'Arquivo',
};

/** Names of the filters by substitution. */
export const substitutionFilterLabels: Readonly<Record<SubstitutionFilter, string>> = {
  ALL: 'Todas',
  MINE: 'Só as minhas',
  SUBSTITUTIONS: 'Só as substituições',
};

/** Names of the uses of a directory group. */
export const directoryGroupUseLabels: Readonly<Record<DirectoryGroupUse, string>> = {
  NONE: 'Sem uso',
  ATTENDANCE: 'Atendimento',
  REQUEST: 'Solicitação',
  PROFILE: 'Perfil',
};

/** Names of the scopes of a service account. */
export const serviceScopeLabels: Readonly<Record<ServiceScope, string>> = {
  'people:read': 'Ler pessoas',
  'people:write': 'Alterar pessoas e cadastros',
  scim: 'Sincronizar pessoas por SCIM',
  'requests:read': 'Ler solicitações',
  'requests:start': 'Abrir solicitações em nome de pessoas',
  'tasks:read': 'Ler tarefas',
  'tasks:write': 'Comentar, anexar e etiquetar',
  'reports:read': 'Ler relatórios e painéis',
  'audit:read': 'Ler a trilha de auditoria',
};

/** Names of the events of a webhook. */
export const webhookEventLabels: Readonly<Record<WebhookEvent, string>> = {
  'request.started': 'Solicitação aberta',
  'request.finished': 'Solicitação concluída',
  'request.canceled': 'Solicitação cancelada',
  'step.reached': 'Etapa alcançada',
  'step.failed': 'Etapa com falha',
  'task.opened': 'Tarefa aberta',
  'task.taken': 'Tarefa assumida',
  'task.finished': 'Tarefa concluída',
  'request.rated': 'Solicitação avaliada',
  'person.created': 'Pessoa cadastrada',
  'person.changed': 'Pessoa alterada',
  'person.deactivated': 'Pessoa desativada',
  'process.published': 'Processo publicado',
};

/** Names of the days on which public offices may close. */
export const optionalDayLabels: Readonly<Record<OptionalDay, string>> = {
  CARNIVAL_MONDAY: 'Segunda-feira de Carnaval',
  CARNIVAL_TUESDAY: 'Terça-feira de Carnaval',
  ASH_WEDNESDAY: 'Quarta-feira de Cinzas (até as 14:00)',
  CORPUS_CHRISTI: 'Corpus Christi',
  PUBLIC_SERVANT: 'Dia do Servidor Público (28 de outubro)',
  CHRISTMAS_EVE: 'Véspera de Natal (24 de dezembro)',
  NEW_YEARS_EVE: 'Véspera de Ano-Novo (31 de dezembro)',
};
