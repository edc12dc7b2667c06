import { formatInteger } from '@tramita/widgets/ui';
import { signInTexts } from './sign-in.ts';

/** Names of pages in the drawer, the top bar and the command palette. */
const pages = {
  services: 'Serviços',
  summary: 'Resumo',
  toDo: 'À fazer',
  inProgress: 'Em andamento',
  finished: 'Concluídas',
  canceled: 'Canceladas',
  assignedToMe: 'Atribuídas a mim',
  assignedInProgress: 'Atribuídas a mim, em andamento',
  assignedFinished: 'Atribuídas a mim, concluídas',
  assignedCanceled: 'Atribuídas a mim, canceladas',
  report: 'Relatório',
  request: 'Solicitação',
  dashboard: 'Dashboard',
  processes: 'Processos',
  departments: 'Área e Setor Responsável',
  groups: 'Grupos',
  absences: 'Minhas ausências',
  myData: 'Meus dados',
  calendars: 'Calendários',
  integrations: 'Integrações',
  audit: 'Auditoria',
  people: 'Pessoas',
  peopleImport: 'Importar pessoas',
  pending: 'Pendências',
  register: 'Cadastros',
  outbox: 'Caixa de saída',
  sheets: 'Planilhas gravadas',
  updates: 'Atualizações',
  rating: 'Avaliação do atendimento',
};

/** Headings of the drawer. */
const sections = {
  myTasks: 'Minhas solicitações',
  attendance: 'Atendimento',
  report: 'Relatório',
  administration: 'Administrativo',
};

/** Headings of the command palette. */
const commandGroups = {
  number: 'Solicitação',
  recent: 'Solicitações recentes',
  views: 'Visões',
  pages: 'Páginas',
  services: 'Serviços',
};

/** Portuguese texts of the portal. The texts of the widgets are in their package. */
export const portalTexts = {
  signIn: signInTexts,
  pages,
  sections,
  shell: {
    skip: 'Ir para o conteúdo',
    mainMenu: 'Menu principal',
    collapseMenu: 'Recolher menu',
    expandMenu: 'Expandir menu',
    closeMenu: 'Fechar menu',
    openMenu: 'Abrir menu',
    userMenu: 'Menu do usuário',
    signOut: 'Sair',
    /** @param status the user's status in the records of employees */
    restricted: (status: string | undefined) =>
      `Sua situação no cadastro de funcionários é ${status ?? 'restrita'}. Alguns acessos estão restritos.`,
    /** Continues the name of a list. */
    tasks: (count: number) => `, ${count === 1 ? '1 tarefa' : `${formatInteger(count, 'pt-BR')} tarefas`}`,
    /** Continues the name of a list. */
    unread: (count: number) => `, ${count === 1 ? '1 não lida' : `${count} não lidas`}`,
    /** Continues the name of the updates. */
    newUpdate: ', há novidades desta semana',
    updatesWithNew: 'Atualizações, há novidades desta semana',
    language: 'Idioma',
    languageFailed: 'Não foi possível carregar o idioma',
    languageFailedDetail: 'Verifique a conexão e tente novamente.',
  },
  support: {
    open: 'Falar com o suporte',
    panel: 'Suporte',
    heading: 'Precisa de ajuda?',
    text: 'Fale com o time de suporte da sua empresa.',
    email: 'E-mail',
    phone: 'Telefone',
  },
  palette: {
    title: 'Ir para',
    open: 'Ir para...',
    input: 'Página, serviço ou IDK',
    results: 'Destinos',
    nothing: 'Nenhum item encontrado',
    count: (count: number) => (count === 1 ? '1 destino' : `${count} destinos`),
    groups: commandGroups,
    openRequest: (idk: string) => `Abrir IDK ${idk}`,
    requestHint: 'Solicitação',
    pageHint: 'Ir para',
    serviceHint: 'Solicitar',
    list: (section: string, page: string) => `${section}: ${page}`,
    notFound: 'Não foi possível encontrar a tarefa',
    failed: 'Ocorreu um erro inesperado. A solicitação não foi aberta; tente novamente.',
  },
  notFound: {
    heading: 'Página não encontrada',
    line: 'O endereço pode ter mudado ou o serviço saiu do catálogo.',
    back: 'Voltar',
    address: (path: string) => `Endereço acessado: ${path}`,
  },
  crash: {
    heading: 'Algo deu errado ao exibir essa página!',
    line: 'Recarregue a página e tente novamente.',
    reload: 'Recarregar',
  },
  noPermission: {
    title: 'Usuário sem permissão de acesso',
    detail: (page: string) =>
      page === ''
        ? 'Se precisar, peça à administração do portal.'
        : `Você não tem acesso a ${page}. Se precisar, peça à administração do portal.`,
  },
  frame: {
    closed: 'A tarefa foi fechada',
    openAgain: 'Abrir novamente',
  },
};
