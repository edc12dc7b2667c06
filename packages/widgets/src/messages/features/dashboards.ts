import { defineMessages } from '../define-messages.ts';
import { formatInteger, formatPercent } from '../format/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { wrongRangeText } from '../wrong-range.ts';

/** Formats a share from 0 to 1 as a percentage: "87,40%". Returns a dash for null. */
export const formatShare = (share: number | null, locale: Locale): string =>
  share === null ? '—' : formatPercent(share * 100, locale);

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

/** Formats a difference of two shares in percentage points: "+2,60 p.p.". */
const formatPoints = (difference: number): string =>
  signed(
    Math.round(difference * 10_000),
    `${formatPercent(Math.abs(difference) * 100, 'pt-BR').replace('%', '')} p.p.`,
  );

/** A difference of two counts: a sign would repeat its word. */
const moreOrLess = (difference: number): string =>
  difference === 0
    ? 'igual'
    : `${formatInteger(Math.abs(difference), 'pt-BR')} ${difference > 0 ? 'a mais' : 'a menos'}`;

const tasks = (count: number) => (count === 1 ? '1 tarefa' : `${formatInteger(count, 'pt-BR')} tarefas`);
const ratings = (count: number) => (count === 1 ? '1 avaliação' : `${formatInteger(count, 'pt-BR')} avaliações`);

/** Texts of the SLA and NPS dashboards. */
export const dashboardsMessages = defineMessages('dashboards', {
  dashboards: 'Dashboard',
  nps: 'Relatório de NPS',
  sla: 'Relatório de SLA',
  forbidden: 'Usuário sem permissão de acesso',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  refreshFailed: 'Não foi possível atualizar os gráficos.',
  optionsFailed: 'Não foi possível carregar as opções dos filtros.',

  filters: 'Filtros',
  from: 'Data inicial',
  to: 'Data final',
  period: 'Período',
  status: 'Status',
  department: 'Departamento',
  sectors: 'Setores',
  processes: 'Processos',
  all: 'Todos',
  chooseDepartment: 'Selecione um departamento...',
  filter: 'Filtrar',
  canFilter: 'Clique para filtrar',
  cannotFilter: 'Preencha os filtros primeiro...',
  clear: 'Limpar Filtros',
  wrongRange: wrongRangeText,
  notFiltered: 'Escolha um departamento e clique em Filtrar',
  notFilteredDetail: 'Os gráficos do departamento, de seus setores e de seus processos aparecem aqui.',
  nothing: 'Nenhum item encontrado',
  nothingDetail: 'Não há dados para este período e estes filtros.',
  range: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `a partir de ${from}`,
  until: (to: string) => `até ${to}`,
  anyTime: 'todas as datas',

  inside: 'Dentro do prazo',
  outside: 'Fora do prazo',
  withoutSla: 'Sem SLA',
  liked: 'Gostei',
  disliked: 'Não Gostei',
  total: 'Total no período',
  tasks,
  ratings,
  countedTasks: (count: number): string => (count === 1 ? 'tarefa' : 'tarefas'),
  countedRatings: (count: number): string => (count === 1 ? 'avaliação' : 'avaliações'),
  insideColumn: 'Dentro',
  outsideColumn: 'Fora',
  insideShare: '% dentro',
  likedShare: '% Gostei',

  better: 'melhor',
  worse: 'pior',
  equal: 'igual',
  higher: 'maior',
  lower: 'menor',
  change: 'Variação',
  before: (share: string) => `antes ${share}`,
  /** Shown after "melhor", "pior" or "igual". */
  beforeIn: (share: string, range: string, isEqual: boolean) => `${isEqual ? 'aos' : 'que os'} ${share} de ${range}`,
  points: formatPoints,
  countChange: (difference: number, before: number) =>
    `${moreOrLess(difference)} (antes ${formatInteger(before, 'pt-BR')})`,
  sortBy: (column: string) => `Ordenar por ${column}`,
  save: (graph: string) => `Salvar o gráfico ${graph}`,
  saveTable: 'Salvar a tabela (CSV)',
  saveBuckets: 'Salvar os números por período (CSV)',
  bucketsFile: (table: string) => `${table} por período`,
  saveImage: 'Salvar a imagem (PNG)',
  imageFailed: 'Não foi possível salvar a imagem.',
  print: 'Imprimir',
  seeInReport: 'Ver no relatório',
  seeCount: (count: string) => `${count}, ver no relatório`,

  graph: 'Tipo de gráfico',
  pie: 'Pizza',
  columns: 'Colunas',
  part: 'Resultado',
  count: 'Quantidade',
  share: '%',
  bucket: 'Período',
  byBucket: 'Ver os números por período',
  chartOf: (graph: string, name: string) => `${graph}: ${name}`,
  slice: (part: string, count: string) => `${part}: ${count}`,
  columnOf: (bucket: string, counts: string) => `${bucket}: ${counts}`,
  showSeries: (name: string) => `Mostrar ${name} no gráfico`,
  slaShare: (name: string, share: number) =>
    `Em ${name}, ${Math.round(share * 100)} de cada 100 tarefas ficaram dentro do prazo.`,
  npsShare: (name: string, share: number) =>
    `Em ${name}, ${Math.round(share * 100)} de cada 100 avaliações foram "Gostei".`,
  slaWorst: (name: string, share: string) => `${name} tem a maior proporção fora do prazo: ${share}.`,
  npsWorst: (name: string, share: string) => `${name} tem a maior proporção de "Não Gostei": ${share}.`,
  slaNoneWorst: 'Nenhuma tarefa fora do prazo.',
  npsNoneWorst: 'Nenhuma avaliação "Não Gostei".',
  slaWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: o pior período foi ${bucket}, com ${formatInteger(bad, 'pt-BR')} de ${tasks(total)} fora do prazo (${share}).`,
  npsWorstBucket: (name: string, bucket: string, bad: number, total: number, share: string) =>
    `${name}: o pior período foi ${bucket}, em que ${formatInteger(bad, 'pt-BR')} de ${ratings(total)} ${bad === 1 ? 'foi' : 'foram'} "Não Gostei" (${share}).`,

  steps: (process: string) => `Etapas de ${process}`,
  stepsIn: (process: string, bucket: string) => `Etapas de ${process} em ${bucket}`,
  wholePeriod: 'Ver o período todo',
  pickProcess: 'Clique em uma fatia ou coluna do gráfico para ver as etapas do processo.',
  step: 'Etapa',
  slaTime: 'SLA',
  noSla: 'sem SLA',
  slaMinutes: (amount: number) => `${amount} min`,
  slaHours: (amount: number) => `${amount} h`,
  slaDays: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),

  items: (name: string) => `Avaliações de ${name}`,
  itemsIn: (name: string, bucket: string) => `Avaliações de ${name} em ${bucket}`,
  pickAnswer: 'Clique em uma fatia ou coluna de um gráfico para ver as avaliações.',
  process: 'Processo',
  requester: 'Solicitante',
  comment: 'Comentário',
  noComment: 'sem comentário',
  sector: 'Setor',
  assignees: 'Responsáveis',
  createdAt: 'Data de criação',
  processData: 'Dados da solicitação',
  none: '—',
});
