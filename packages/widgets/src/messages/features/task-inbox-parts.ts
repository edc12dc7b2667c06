import { extendMessages } from '../define-messages.ts';
import { taskInboxMessages } from './task-inbox.ts';

/** Texts of the task inbox with those of its parts that are loaded on demand. */
export const taskInboxPartMessages = extendMessages(taskInboxMessages, {
  nothingHere: 'Quando houver tarefas nesta lista, elas aparecem aqui.',
  nothingFound: 'Nenhuma tarefa corresponde aos filtros escolhidos.',

  assigned: 'Tarefa atribuída a você',
  unassigned: 'Tarefa desatribuída',
  assignFailedDetail: 'A tarefa continua sem responsável. Tente novamente.',
  unassignFailedDetail: 'A tarefa continua atribuída a você. Tente novamente.',
  markUnreadFailedDetail: 'A tarefa continua como lida. Tente novamente.',
  actionFailed: 'Ocorreu um erro inesperado',

  orderBy: 'Ordenar por',
  direction: 'Sentido',
  newestFirst: 'Mais recentes',
  oldestFirst: 'Mais antigas',
  dueFirst: 'Vencem primeiro',
  dueLast: 'Vencem por último',
  ascending: 'Crescente',
  descending: 'Decrescente',
  seeTasks: (count: string) => `Ver ${count}`,

  columnOrderTitle: 'Ordem das colunas',
  columnOrderHelp: 'Arraste ou use as setas para mudar a ordem.',
  moveUp: (column: string) => `Mover ${column} para cima`,
  isFirst: 'Já é a primeira coluna',
  isLast: 'Já é a última coluna',
  moveDown: (column: string) => `Mover ${column} para baixo`,
  moved: (column: string, place: number, of: number) => `${column} na posição ${place} de ${of}`,
  resetColumns: 'Restaurar a ordem',

  shortcuts: 'Atalhos do teclado',
  shortcutNext: 'Próxima tarefa',
  shortcutPrevious: 'Tarefa anterior',
  shortcutOpen: 'Abrir a tarefa',
  shortcutSelect: 'Selecionar a tarefa',
  shortcutExtend: 'Selecionar também a próxima ou a anterior',
  shortcutSelectPage: 'Selecionar a página',
  shortcutBar: 'Ir para as ações das tarefas selecionadas',
  shortcutClose: 'Limpar a seleção ou fechar a tarefa',
  shortcutMenu: 'Menu da tarefa',
  shortcutFilter: 'Ir para o primeiro filtro',
  shortcutHelp: 'Mostrar estes atalhos',
});
