import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';

/** Texts of the summary. */
export const summaryMessages = defineMessages('summary', {
  goodMorning: (name: string) => `Bom dia, ${name}`,
  goodAfternoon: (name: string) => `Boa tarde, ${name}`,
  goodEvening: (name: string) => `Boa noite, ${name}`,
  counts: 'Quantidades',
  mine: 'Minhas solicitações',
  attendance: 'Atendimento',
  toDo: 'À fazer',
  inProgress: 'Em andamento',
  assignedToMe: 'Atribuídas a mim',
  unread: (count: number) => (count === 1 ? '1 não lida' : `${formatInteger(count, 'pt-BR')} não lidas`),
  withOthers: 'aguardando outras pessoas',
  failedCount: 'Não foi possível carregar a quantidade',
  retry: 'Tentar novamente',
  retryCount: (name: string) => `Tentar novamente: ${name}`,
  oldestAssigned: 'Mais antigas atribuídas a mim',
  oldestToDo: 'Mais antigas da fila',
  seeAll: (total: number | null) =>
    total === null ? 'Ver todas' : total === 1 ? 'Ver a tarefa' : `Ver todas (${formatInteger(total, 'pt-BR')})`,
  failedRows: 'Erro ao carregar dados.',
  nothing: 'Nenhum item encontrado',
  nothingAssigned: 'As tarefas que você atribuir a si aparecem aqui.',
  nothingToDo: 'As tarefas da sua fila aparecem aqui.',
  ownRequests: 'Minhas solicitações em andamento',
  nothingRequested: 'O que você solicitar aparece aqui até ser concluído.',
  seeRequests: (total: number | null) =>
    total === null ? 'Ver todas' : total === 1 ? 'Ver a solicitação' : `Ver todas (${formatInteger(total, 'pt-BR')})`,
  /** `elapsed` is a text such as "há 3 h" or "desde ontem". */
  waitingSince: (elapsed: string) => `Aguardando ${elapsed}`,
  withYou: 'com você',
  withPeople: (names: string) => `com ${names}`,
  stopped: 'parou nesta etapa',
  idk: 'IDK',
  process: 'Processo',
  createdAt: 'Data de criação',
  waiting: 'Espera',
  loading: 'Carregando...',
});
