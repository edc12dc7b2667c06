import { noOpenTaskMessage } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';
import { wrongRangeText } from '../wrong-range.ts';

const tasks = (count: number) => (count === 1 ? '1 tarefa' : `${formatInteger(count, 'pt-BR')} tarefas`);
const requests = (count: number) => (count === 1 ? '1 solicitação' : `${formatInteger(count, 'pt-BR')} solicitações`);

/** Texts of the report and its exports. */
export const reportMessages = defineMessages('report', {
  report: 'Relatório',
  exports: 'Minhas exportações',
  list: 'Tarefas do relatório',
  forbidden: 'Usuário sem permissão de acesso',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  filtersFailed: 'Não foi possível carregar as opções dos filtros.',
  tasks,
  tasksOf: (count: number, ofRequests: number) => `${tasks(count)} de ${requests(ofRequests)}`,

  filters: 'Filtros',
  filtersGiven: (count: number) => (count === 1 ? '1 filtro' : `${count} filtros`),
  moreFilters: 'Mais filtros',
  clearFilters: 'Limpar filtros',
  removeFilter: (name: string) => `Remover filtro ${name}`,
  seeTasks: (count: number | null) => (count === null ? 'Ver tarefas' : `Ver ${tasks(count)}`),
  idk: 'IDK',
  process: 'Processo',
  step: 'Etapa',
  status: 'Status',
  type: 'Tipo',
  department: 'Departamento',
  sector: 'Setor',
  createdBy: 'Solicitante',
  assignees: 'Responsável',
  groups: 'Grupo',
  created: 'Solicitação criada',
  finished: 'Solicitação encerrada',
  taskCreated: 'Tarefa criada',
  taskFinished: 'Tarefa concluída',
  createdColumn: 'Criada',
  finishedColumn: 'Concluída',
  sla: 'Prazo',
  counted: 'Contadas no SLA',
  notCounted: 'Contadas ou não',
  nps: 'Avaliação',
  processes: (count: number) => (count === 1 ? '1 processo' : `${formatInteger(count, 'pt-BR')} processos`),
  from: (range: string) => `${range} de`,
  to: (range: string) => `${range} até`,
  all: 'Todos',
  partOfName: 'Parte do nome',
  number: 'Somente números',
  chooseProcess: 'Escolha um processo',
  chooseDepartment: 'Selecione um departamento...',
  range: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `a partir de ${from}`,
  until: (to: string) => `até ${to}`,
  wrongRange: wrongRangeText,

  noFilter: 'Escolha pelo menos um filtro',
  noFilterDetail: 'As tarefas aparecem aqui assim que houver um filtro. Ele fica guardado para a próxima visita.',
  lastDays: 'Criadas nos últimos 30 dias',
  inProgress: 'Em andamento',
  nothing: 'Nenhum item encontrado',
  nothingDetail: 'Nenhuma tarefa corresponde a estes filtros.',

  processAndStep: 'Processo e etapa',
  track: 'Andamento',
  noDate: 'em aberto',
  selectPage: 'Selecionar todas desta página',
  selectTask: (idk: number, step: string | null | undefined) =>
    step ? `Selecionar a tarefa ${idk}, ${step}` : `Selecionar a tarefa ${idk}`,
  columns: 'Colunas',
  columnsOfRequest: 'Datas da solicitação',
  actions: 'Ações do relatório',
  selected: (count: number) => `${formatInteger(count, 'pt-BR')} tarefa(s) selecionada(s)`,
  clearSelection: 'Limpar a seleção',
  ignored: (count: number) =>
    count === 1
      ? '1 já encerrada será ignorada ao encerrar ou cancelar'
      : `${formatInteger(count, 'pt-BR')} já encerradas serão ignoradas ao encerrar ou cancelar`,
  selectFirst: 'Selecione ao menos uma tarefa',
  noOpenTask: noOpenTaskMessage as string,
  /** A value with the name of its filter, as in "IDK 48213". */
  named: (name: string, value: string | number) => `${name} ${value}`,
  /** `range` is a text such as "01/11/2026 a 30/11/2026". */
  dated: (name: string, range: string) => `${name.toLowerCase()} ${range}`,

  finish: 'Encerrar',
  cancel: 'Cancelar',
  export: 'Exportar',
  finishTitle: (count: number) => `Encerrar ${requests(count)}`,
  cancelTitle: (count: number) => `Cancelar ${requests(count)}`,
  finishDetail: (count: number): string =>
    count === 1
      ? 'A solicitação termina agora, na etapa em que está. Isso não pode ser desfeito.'
      : 'As solicitações terminam agora, na etapa em que estão. Isso não pode ser desfeito.',
  cancelDetail: (count: number): string =>
    count === 1
      ? 'A solicitação é cancelada na etapa em que está. Isso não pode ser desfeito.'
      : 'As solicitações são canceladas na etapa em que estão. Isso não pode ser desfeito.',
  motiveRequired: 'Descreva o motivo para realizar a ação',
  finishDone: 'Tarefa(s) finaliza(s) com sucesso',
  cancelDone: 'Processo(s) cancelado(s) com sucesso',
  finishFailed: 'Não foi possível finalizar as solicitações selecionadas.',
  cancelFailed: 'Não foi possível cancelar as solicitações selecionadas.',
  finishedPart: (count: number) =>
    `${count === 1 ? '1 solicitação foi encerrada' : `${formatInteger(count, 'pt-BR')} solicitações foram encerradas`}. Confirme novamente para encerrar as demais.`,
  canceledPart: (count: number) =>
    `${count === 1 ? '1 solicitação foi cancelada' : `${formatInteger(count, 'pt-BR')} solicitações foram canceladas`}. Confirme novamente para cancelar as demais.`,
  someFailed: (count: number) =>
    count === 1
      ? '1 solicitação não pôde ser encerrada.'
      : `${formatInteger(count, 'pt-BR')} solicitações não puderam ser encerradas.`,
  someSkipped: (count: number) =>
    count === 1
      ? '1 solicitação já estava encerrada.'
      : `${formatInteger(count, 'pt-BR')} solicitações já estavam encerradas.`,

  exportPage: 'Exportar página atual',
  exportPageHint: (count: number) => `${tasks(count)}, em CSV`,
  exportAllList: 'Exportar todas páginas, lista',
  exportAllDetailed: 'Exportar todas páginas, detalhado',
  exportAllHint: (count: number) => tasks(count),
  exportDetailedHint: 'com o formulário',
  exportAsked: 'Exportação solicitada. Acompanhe em Minhas exportações.',
  exportFailed: 'Não foi possível exportar o relatório',
  seeExports: 'Ver exportações',
  pageFile: (day: string) => `relatorio-${day}.csv`,
  exportFile: (day: string, id: number) => `relatorio-${day}-${id}.csv`,

  exportsList: 'Exportações',
  exportsLead:
    'As exportações prontas ficam aqui para baixar. A lista se atualiza sozinha enquanto houver item na fila ou em progresso.',
  noExports: 'As exportações de todas as páginas de um relatório aparecem aqui.',
  exportsCount: (count: number) => (count === 1 ? '1 exportação' : `${formatInteger(count, 'pt-BR')} exportações`),
  exportsPending: (count: number) =>
    count === 1 ? '1 exportação em andamento' : `${formatInteger(count, 'pt-BR')} exportações em andamento`,
  createdAt: 'Data de criação',
  reportType: 'Tipo de relatório',
  download: 'Baixar',
  downloadOf: (created: string) => `Baixar a exportação de ${created}`,
  notReady: 'Disponível quando a exportação terminar',
  exportBroken: 'A exportação falhou. Solicite outra.',
  progress: (done: number, total: number) => `${formatInteger(done, 'pt-BR')} de ${tasks(total)}`,
  file: 'Arquivo',
});
