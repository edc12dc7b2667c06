import { defineMessages } from '../../define-messages.ts';
import { type DateLike, formatDate } from '../../format/format-date.ts';
import { formatInteger } from '../../format/format-number.ts';

const places = {
  process: 'Ir para o processo',
  step: 'Ir para a etapa',
  connection: 'Ir para a conexão',
  field: 'Ir para o campo',
};

const checkNames = [
  'O fim é a última etapa',
  'Nenhuma etapa vazia no fluxo',
  'Conexões de decisão preenchidas',
  'Há etapa além de início, fim e decisão',
  'Categoria definida',
  'Departamento definido',
  'Setor definido',
  'Status de usuário permitidos',
  'NPS definido',
  'Planilha válida',
  'Formulário sem problemas',
  'Etapas, conexões e expressões podem ser executadas',
];

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'pt-BR')} ${many}`;

/** Texts of the dialog that publishes a process. */
export const publishMessages = defineMessages('modelerPublish', {
  title: (version: number) => `Publicar a versão ${version}`,
  untitled: 'Processo sem nome',
  problems: 'Problemas que impedem a publicação',
  goTo: (kind: keyof typeof places) => places[kind],
  checksPassed: (passed: number, all: number) =>
    `${passed} de ${all} ${all === 1 ? 'verificação correta' : 'verificações corretas'}`,
  showChecks: 'Ver todas',
  hideChecks: 'Ocultar',
  checkName: (check: number) => checkNames[check - 1] ?? '',
  checkPassed: 'correta',
  checkFailed: 'com problemas',
  impact: 'Impacto',
  impactLoading: 'Calculando o impacto...',
  impactFailed: 'Não foi possível calcular o impacto',
  retry: 'Tentar novamente',
  running: (count: number, version: number) =>
    `${counted(count, 'solicitação', 'solicitações')} em andamento ${count === 1 ? 'continua' : 'continuam'} na versão ${version}`,
  runningHint: (count: number, idk: number, createdAt: DateLike) =>
    count === 1
      ? `Segue até o fim com as etapas, os prazos e o formulário atuais. É a IDK ${idk}, aberta em ${formatDate(createdAt, 'pt-BR')}.`
      : `Seguem até o fim com as etapas, os prazos e o formulário atuais. A mais antiga é a IDK ${idk}, aberta em ${formatDate(createdAt, 'pt-BR')}.`,
  noneRunning: 'Nenhuma solicitação em andamento',
  drafts: (count: number) =>
    `${counted(count, 'rascunho de tarefa guardado', 'rascunhos de tarefas guardados')} com o formulário atual`,
  newRequests: (version: number) => `Novas solicitações usam a versão ${version}`,
  newRequestsHint: 'A partir da publicação, para quem puder abrir este serviço.',
  changes: (version: number) => `O que muda em relação à versão ${version}`,
  publishedBy: (createdAt: DateLike, who: string | undefined) =>
    who
      ? `publicada em ${formatDate(createdAt, 'pt-BR')} por ${who}`
      : `publicada em ${formatDate(createdAt, 'pt-BR')}`,
  unchangedHint: (version: number) => `Publicar agora cria a versão ${version} com o mesmo conteúdo.`,
  noChanges: (version: number) => `Nada muda em relação à versão ${version}.`,
  changesLoading: 'Comparando as versões...',
  changesFailed: 'Não foi possível comparar com a versão publicada',
  added: 'Novo',
  changed: 'Alterado',
  removed: 'Removido',
  outdated: (version: number, who: string | undefined) =>
    who
      ? `${who} publicou a versão ${version} enquanto você editava`
      : `A versão ${version} foi publicada enquanto você editava`,
  draftPublished: (version: number) => `Este rascunho já foi publicado como versão ${version}`,
  outdatedHint: (mine: number) =>
    `Compare antes de decidir: se você publicar, a versão ${mine} toma o lugar dela com o que está nesta tela.`,
  theirChanges: (theirs: number, mine: number) => `O que a versão ${theirs} mudou em relação à versão ${mine}`,
  fix: (count: number) =>
    count === 1 ? 'Corrija o problema para publicar' : `Corrija os ${count} problemas para publicar`,
  back: 'Voltar ao fluxo',
  publish: (version: number) => `Publicar versão ${version}`,
  publishAnyway: (version: number) => `Publicar versão ${version} mesmo assim`,
  withoutForm: 'Você está publicando um processo sem formulário. Tem certeza disso?',
  yes: 'Sim',
  no: 'Não',
  published: 'Processo publicado',
  forbidden: 'Usuário sem permissão para publicação',
  failed: 'Não foi possível publicar o processo',
  failedDetail: 'Nada foi publicado; suas alterações continuam neste navegador.',
  lostDetail:
    'O servidor não respondeu. Suas alterações continuam aqui; tente novamente, nada será publicado em dobro.',
});
