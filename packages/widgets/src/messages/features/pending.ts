import type { PendingKind } from '@tramita/client/contract';
import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';

const kinds: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Tarefas de pessoas inativas',
  TASKS_OF_EMPTY_GROUPS: 'Tarefas de grupos sem membros ativos',
  TASKS_OF_OWN_REQUESTS: 'Tarefas de ausentes que o substituto não pode fazer',
  STEPS_WITHOUT_ASSIGNEE: 'Etapas com falha por falta de responsável',
  PEOPLE_WITHOUT_SUPERIOR: 'Pessoas sem superior',
  INACTIVE_SUPERIORS: 'Superiores inativos',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Ausências sem substituto',
  GROUPS_WITHOUT_MEMBERS: 'Grupos sem membros ativos ou sem origem',
  AREAS_WITHOUT_RESPONSIBLE: 'Departamentos e setores sem responsável ativo',
  PROCESSES_WITH_INACTIVE: 'Processos com pessoas ou grupos inativos',
};

const explanations: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Sem acesso, elas não podem concluir o que está com elas.',
  TASKS_OF_EMPTY_GROUPS: 'Ninguém vê estas filas. Redistribua ou ponha alguém no grupo.',
  TASKS_OF_OWN_REQUESTS: 'O substituto abriu a solicitação, ou ela é para ele, e não há superior que a faça.',
  STEPS_WITHOUT_ASSIGNEE:
    'O fluxo parou: a regra da etapa não encontrou ninguém. Corrija o cadastro e execute a etapa novamente.',
  PEOPLE_WITHOUT_SUPERIOR: 'O cargo ou a filial delas abre processos que precisam de um.',
  INACTIVE_SUPERIORS: 'Aprovações de quem se reporta a eles não chegam a ninguém.',
  ABSENCES_WITHOUT_SUBSTITUTE: 'As tarefas de quem se ausenta esperam até a volta.',
  GROUPS_WITHOUT_MEMBERS: 'Tarefas enviadas a eles falham, ou a origem que os atualizava os excluiu.',
  AREAS_WITHOUT_RESPONSIBLE: 'Ninguém pode alterar o departamento ou setor nem os seus processos.',
  PROCESSES_WITH_INACTIVE: 'Ao chegar a estas etapas, as solicitações falham.',
};

const actions: Record<PendingKind, string> = {
  TASKS_OF_INACTIVE_PEOPLE: 'Redistribuir',
  TASKS_OF_EMPTY_GROUPS: 'Redistribuir',
  TASKS_OF_OWN_REQUESTS: 'Redistribuir',
  STEPS_WITHOUT_ASSIGNEE: 'Abrir solicitação',
  PEOPLE_WITHOUT_SUPERIOR: 'Definir superior',
  INACTIVE_SUPERIORS: 'Trocar superior',
  ABSENCES_WITHOUT_SUBSTITUTE: 'Definir substituto',
  GROUPS_WITHOUT_MEMBERS: 'Abrir grupo',
  AREAS_WITHOUT_RESPONSIBLE: 'Definir responsável',
  PROCESSES_WITH_INACTIVE: 'Abrir processo',
};

const many = (total: number, one: string, more: string) =>
  `${formatInteger(total, 'pt-BR')} ${total === 1 ? one : more}`;

/** Texts of the list of pending work. */
export const pendingMessages = defineMessages('pending', {
  list: 'Pendências',
  count: (total: number) => many(total, 'pendência', 'pendências'),
  stopping: (total: number) => `${many(total, 'impedimento', 'impedimentos')} ao trabalho de alguém`,
  index: 'Tipos de pendência',
  stopsWork: 'Param o trabalho',
  records: 'Cadastro',
  kindName: (kind: PendingKind) => kinds[kind],
  explanation: (kind: PendingKind) => explanations[kind],
  action: (kind: PendingKind) => actions[kind],
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  kindCount: (total: number, hasMore: boolean) =>
    hasMore ? `mais de ${formatInteger(total, 'pt-BR')}` : formatInteger(total, 'pt-BR'),
  showAll: (total: number) => `Ver todas as ${formatInteger(total, 'pt-BR')}`,
  since: (date: string) => `desde ${date}`,
  due: (date: string) => `prazo ${date}`,
  reports: (total: number) => `superior de ${many(total, 'pessoa', 'pessoas')}`,
  period: (from: string, until: string) => `de ${from} a ${until}`,
  department: 'Departamento',
  sector: 'Setor',
  noAssignee: 'Ninguém encontrado',
  allInOrder: 'Tudo em ordem: nenhuma pendência no cadastro.',
  select: (name: string) => `Selecionar ${name}`,
  selected: (total: number) => many(total, 'tarefa selecionada', 'tarefas selecionadas'),
  selectAll: (total: number) => `Selecionar as ${formatInteger(total, 'pt-BR')}`,
  clearSelection: 'Limpar seleção',
  redistribute: 'Redistribuir',
  redistributeTitle: (total: number) => `Redistribuir ${many(total, 'tarefa', 'tarefas')}`,
  people: 'Pessoas',
  groups: 'Grupos',
  reason: 'Motivo',
  reasonHint: 'Aparece no histórico das solicitações.',
  targetMissing: 'Escolha ao menos uma pessoa ou um grupo',
  reasonMissing: 'Informe o motivo',
  redistributed: (total: number) => many(total, 'tarefa redistribuída', 'tarefas redistribuídas'),
  ignored: (total: number) =>
    many(total, 'tarefa não pôde ser redistribuída', 'tarefas não puderam ser redistribuídas'),
  redistributeFailed: 'Não foi possível redistribuir',
  superior: 'Superior',
  superiorOf: (name: string) => `Superior de ${name}`,
  replaceSuperior: (total: number) => `Trocar superior de ${many(total, 'pessoa', 'pessoas')}`,
  newSuperior: 'Novo superior',
  forward: 'Encaminhar ao superior as tarefas de quem sai',
  forwardNote: 'Só as que mais ninguém pode fazer, de quem perder o acesso a partir de agora.',
  forwardFailed: 'Não foi possível salvar a configuração',
  substitute: 'Substituto',
  substituteOf: (name: string) => `Substituto de ${name}`,
  personMissing: 'Escolha uma pessoa',
  choose: 'Escolher',
  saved: 'Pendência resolvida',
  saveFailed: 'Não foi possível salvar',
  save: 'Salvar',
  cancel: 'Cancelar',
  optionsFailed: 'Não foi possível carregar as opções.',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  listFailed: 'Não foi possível carregar as pendências',
  forbidden: 'Só administradores veem as pendências.',
});
