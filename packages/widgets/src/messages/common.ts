import { basicMessages, partMessages } from './basic.ts';
import { extendMessages } from './define-messages.ts';

/** Texts shared by several features, and texts of the design system's components. */
export const commonMessages = extendMessages(basicMessages, {
  ...partMessages,
  retry: 'Tentar novamente',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Salvar',
  confirm: 'Confirmar',
  yes: 'Sim',
  no: 'Não',
  back: 'Voltar',
  leave: 'Sair',
  clear: 'Limpar',
  undo: 'Desfazer',
  required: 'obrigatório',
  optional: 'opcional',
  noItems: 'Nenhum item encontrado',
  empty: 'Nada por aqui',
  errorTitle: 'Não foi possível carregar',
  listNotLoaded: 'A lista não foi carregada',
  forbiddenTitle: 'Você não tem acesso a esta página',
  forbiddenDetail: 'Se você precisa desta página no trabalho, peça o acesso à sua liderança.',
  unsavedQuestion: 'As alterações não foram salvas, tem certeza que deseja sair?',
  unsavedLeave: 'Sair',
  unsavedStay: 'Voltar',

  range: (from: string, to: string) => `${from}–${to}`,
  ofTotal: (total: string) => `de ${total}`,
  rowsPerPage: 'Linhas por página',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pagination: 'Paginação',

  sortAscending: (column: string) => `${column}: ordenar do menor para o maior`,
  sortDescending: (column: string) => `${column}: ordenar do maior para o menor`,

  openOptions: 'Mostrar opções',
  clearSelection: 'Limpar seleção',
  removeItem: (item: string) => `Remover ${item}`,
  search: 'Pesquisar...',
  clearSearch: 'Limpar pesquisa',
  searching: 'Pesquisando',
  optionCount: (count: number) => (count === 1 ? '1 opção' : `${count} opções`),
  loadMore: 'Carregar mais',
  selectPlaceholder: 'Selecione',
  selectionLimit: (max: number) => `É possível selecionar apenas ${max}`,

  datePlaceholder: 'dd/mm/aaaa',
  badDate: 'Digite uma data válida',
  openCalendar: 'Abrir calendário',
  calendar: 'Calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  today: 'hoje',

  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',

  closeNotice: 'Fechar aviso',
  /** Number of times an identical message was shown. */
  noticeTimes: (count: number) => (count === 1 ? '1 vez' : `${count} vezes`),

  trackName: (done: number, total: number) => `Etapa ${done} de ${total}`,
  trackDone: 'concluída',
  trackSkipped: 'não foi necessária',
  trackNow: 'atual',
  trackAhead: 'pendente',
  trackFail: 'com falha',

  progress: (percent: number) => `${percent}% concluído`,
});
