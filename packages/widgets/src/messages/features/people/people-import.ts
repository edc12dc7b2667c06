import { defineMessages } from '../../define-messages.ts';
import { formatInteger } from '../../format/format-number.ts';

const number = (value: number) => formatInteger(value, 'pt-BR');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Texts of the import of files. */
export const peopleImportMessages = defineMessages('peopleImport', {
  title: 'Importar pessoas',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  forbidden: 'Só administradores importam arquivos.',
  listFailed: 'Não foi possível carregar a importação',
  notFound: 'Não encontramos esta importação',
  notFoundDetail: 'Importações são guardadas por 90 dias.',

  steps: 'Etapas da importação',
  position: (step: number, steps: number) => `Etapa ${step} de ${steps}`,
  file: 'Arquivo',
  fileNote: 'CSV ou xlsx',
  check: 'Conferência',
  checkNote: 'Nada é gravado',
  apply: 'Aplicação',
  applyNote: 'Grava as mudanças',
  result: 'Resultado',
  resultNote: 'Números e erros',
  received: (time: string) => `Recebido às ${time}`,
  receivedOn: (date: string) => `Recebido em ${date}`,
  otherFile: 'Trocar arquivo',
  nextFile: 'Importar outro arquivo',
  toPeople: 'Ver pessoas',

  kind: 'O que o arquivo traz',
  people: 'Pessoas',
  branches: 'Filiais',
  'job-titles': 'Cargos',
  departments: 'Departamentos',
  sectors: 'Setores',
  groups: 'Grupos',
  members: 'Membros de grupos',
  categories: 'Categorias',
  tags: 'Etiquetas',
  holidays: 'Feriados',
  source: 'Origem',
  sourceHint: 'Use o mesmo nome em cada importação. Os dados importados só podem ser alterados por esta origem.',
  defaultSource: 'Arquivo',
  complete: 'O arquivo traz todas as pessoas',
  completeNote: 'Quem é desta origem e não está no arquivo será desativado.',
  template: 'Baixar modelo',
  templateAs: (format: string) => `Baixar modelo (${format})`,
  templateHint: 'O modelo traz os títulos das colunas e uma linha de exemplo; a planilha também explica cada coluna.',
  templateFile: (kind: string) => `modelo-${kind.toLowerCase().replaceAll(' ', '-')}`,
  templateFailed: 'Não foi possível baixar o modelo',
  chosenFile: 'Arquivo para conferir',
  dropStart: 'Arraste o arquivo para cá ou',
  choose: 'escolha um arquivo',
  limits: (size: string, lines: string) => `csv ou xlsx · até ${size} e ${lines} linhas`,
  dropHere: 'Solte o arquivo para importar',
  chooseFirst: 'Escolha um arquivo CSV ou xlsx',
  oneFile: 'Escolha um arquivo por vez',
  wrongType: (name: string) => `${name} não é um arquivo CSV nem xlsx`,
  emptyFile: (name: string) => `${name} está vazio`,
  fileChanged: 'O arquivo mudou depois de escolhido. Escolha-o novamente.',
  tooLarge: (name: string, size: string, limit: string) => `${name} tem ${size}; o limite é ${limit}`,
  sourceMissing: 'Preencha a origem',
  sourceTooLong: (max: number) => `Use no máximo ${max} caracteres`,
  start: 'Conferir arquivo',
  startHint: 'A conferência mostra o que mudaria e não grava nada.',
  sendFailed: 'Não foi possível enviar o arquivo',
  recent: 'Últimas importações',
  recentFailed: 'Não foi possível carregar as últimas importações',
  noneYet: 'Nenhum arquivo foi importado nos últimos 90 dias.',
  sentBy: (name: string) => `por ${name}`,
  CHECKING: 'Em conferência',
  CHECKED: 'Conferida, não aplicada',
  APPLYING: 'Em aplicação',
  APPLIED: 'Aplicada',
  FAILED: 'Não aplicada',

  counts: 'Números da importação',
  created: 'Novas',
  changed: 'Alteradas',
  unchanged: 'Sem mudança',
  reactivated: 'Reativadas',
  deactivated: 'Desativadas',
  refused: 'Recusadas',
  tabs: 'Mudanças',
  tabNew: 'Novas',
  tabChanged: 'Alteradas',
  tabDeactivated: 'Desativadas',
  tabAccess: 'Acessos',
  tabErrors: 'Erros',
  rows: (total: number) => counted(total, 'registro', 'registros'),
  loadingMore: 'Carregando mais...',
  rowsFailed: 'Não foi possível carregar as mudanças',
  errorsFailed: 'Não foi possível carregar os erros',
  noneNew: 'Nenhum registro novo',
  noneChanged: 'Nenhum registro muda',
  noneDeactivated: 'Ninguém será desativado',
  noneAccess: 'Ninguém ganha nem perde perfil ou acesso aos relatórios',
  noneErrors: 'Nenhum erro no arquivo',

  line: 'Linha',
  lineNumber: (line: number) => `Linha ${number(line)}`,
  person: 'Pessoa',
  record: 'Registro',
  attribute: 'Dado',
  before: 'Antes',
  after: 'Depois',
  values: 'Dados',
  reason: 'Motivo',
  gains: 'Ganha',
  loses: 'Perde',
  nothing: '—',
  empty: 'vazio',
  becomesEmpty: 'fica vazio',
  becomes: 'passa a ser',
  reactivatedMark: 'Reativada',
  gainsAccess: 'Ganha acesso',
  losesAccess: 'Perde acesso',
  missing: 'Não está no arquivo',
  inFile: (line: number) => `Inativa no arquivo, linha ${number(line)}`,
  filter: 'Filtrar por dado',
  every: 'Todas',
  moreAttributes: (count: number) => `Mais ${counted(count, 'dado', 'dados')}`,

  refusedLines: (lines: number, errors: number) =>
    `${counted(lines, 'linha recusada', 'linhas recusadas')}, ${counted(errors, 'erro', 'erros')}.`,
  othersApply: (lines: number) =>
    lines === 0
      ? 'Nenhuma linha pode ser aplicada.'
      : lines === 1
        ? 'A outra pode ser aplicada.'
        : `As outras ${number(lines)} podem ser aplicadas.`,
  downloadErrors: 'Baixar erros (CSV)',
  errorsFile: (name: string) => `erros-${name}.csv`,
  downloadFailed: 'Não foi possível baixar os erros',
  wholeLine: 'Linha inteira',

  decision: 'Antes de aplicar',
  deactivationsOverLimit: (count: number) =>
    count === 1 ? '1 desativação passa do limite' : `${number(count)} desativações passam do limite`,
  deactivationLimit: (limit: number, active: number) =>
    `O limite desta origem é ${counted(limit, 'pessoa', 'pessoas')}, de ${counted(active, 'ativa', 'ativas')}.`,
  deactivationEffect: 'Elas perdem o acesso na hora.',
  tasksLeft: (tasks: number) =>
    tasks === 1 ? '1 tarefa aberta fica sem responsável.' : `${number(tasks)} tarefas abertas ficam sem responsável.`,
  confirmDeactivations: (count: number) => `Confirmo a desativação de ${counted(count, 'pessoa', 'pessoas')}`,
  roleChangesOverLimit: (count: number) =>
    count === 1 ? '1 mudança de perfil passa do limite' : `${number(count)} mudanças de perfil passam do limite`,
  roleChangeLimit: (limit: number) => `O limite é ${counted(limit, 'pessoa', 'pessoas')} por importação.`,
  confirmRoleChanges: (count: number) => `Confirmo a mudança de perfil de ${counted(count, 'pessoa', 'pessoas')}`,
  allOrNothing: 'Só aplicar se não houver erros',
  allOrNothingNote: (lines: number) =>
    lines === 0
      ? 'O arquivo não tem erros'
      : lines === 1
        ? 'Com esta opção, a linha recusada impede tudo'
        : `Com esta opção, as ${number(lines)} linhas recusadas impedem tudo`,
  lines: (count: number) => counted(count, 'linha', 'linhas'),
  sheet: 'planilha xlsx',
  isComplete: 'Traz todas as pessoas desta origem',
  isPartial: 'Quem falta no arquivo continua como está',
  access: 'Acessos',
  accessChanges: (gains: number, loses: number) =>
    `${number(gains)} ${gains === 1 ? 'ganha' : 'ganham'}, ${number(loses)} ${loses === 1 ? 'perde' : 'perdem'}`,
  accessScope: 'Perfil ou relatórios,',
  seeAccess: (people: number) => (people === 1 ? 'ver a pessoa' : `ver as ${number(people)} pessoas`),
  warnings: 'Avisos',
  ignoredColumns: (count: number) => (count === 1 ? '1 coluna ignorada' : `${number(count)} colunas ignoradas`),

  checking: 'Conferindo o arquivo',
  checkingDetail: 'Você pode sair desta página e voltar depois: a conferência continua.',
  blockedChecking: 'O arquivo ainda está em conferência',
  blockedInvalid: 'Nenhuma linha do arquivo pode ser aplicada',
  blockedErrors: (lines: number) =>
    lines === 1 ? 'Corrija a linha recusada para aplicar' : `Corrija as ${number(lines)} linhas recusadas para aplicar`,
  blockedDeactivations: (count: number) =>
    `Confirme a desativação de ${counted(count, 'pessoa', 'pessoas')} para aplicar`,
  blockedRoleChanges: (count: number) =>
    `Confirme a mudança de perfil de ${counted(count, 'pessoa', 'pessoas')} para aplicar`,
  willApply: (count: number) =>
    count === 0
      ? 'O arquivo não muda nada no cadastro'
      : count === 1
        ? '1 mudança será gravada'
        : `${number(count)} mudanças serão gravadas`,
  willSkip: (lines: number) => counted(lines, 'linha recusada fica de fora', 'linhas recusadas ficam de fora'),
  applyNow: 'Aplicar',
  applyFailed: 'Não foi possível aplicar a importação',
  checkAgain: 'Conferir novamente',
  applying: 'Gravando as mudanças',
  applyingDetail: 'Você pode sair desta página: a importação continua.',
  checkFailed: 'O arquivo não pôde ser conferido',
  nothingWritten: 'Nada foi gravado',
  done: 'Importação concluída',
  doneDetail: (changes: number, date: string) =>
    changes === 0
      ? `O cadastro já estava igual ao arquivo em ${date}.`
      : changes === 1
        ? `1 mudança gravada em ${date}.`
        : `${number(changes)} mudanças gravadas em ${date}.`,
  leftOut: (lines: number) =>
    lines === 1
      ? '1 linha foi recusada e ficou de fora. Baixe o erro, corrija a linha e importe novamente.'
      : `${number(lines)} linhas foram recusadas e ficaram de fora. Baixe os erros, corrija as linhas e importe novamente.`,
});
