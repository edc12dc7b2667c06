import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** The texts of the news feed. */
export const updatesMessages = defineMessages('updates', {
  feed: 'Publicações',
  searchLabel: 'Pesquisar atualizações',
  count: (total: number) => (total === 1 ? '1 publicação' : `${formatInteger(total)} publicações`),
  fresh: 'Nova',
  views: (count: number) => (count === 1 ? '1 visualização' : `${formatInteger(count)} visualizações`),
  all: 'Todas as atualizações',
  loading: 'Carregando...',
  loadingMore: 'Carregando mais publicações',
  listFailed: 'Não foi possível listar as atualizações.',
  oneFailed: 'Erro ao buscar publicação.',
  retry: 'Tentar novamente',
  nothing: 'Nenhum item encontrado',
  nothingHere: 'As novidades do portal aparecem aqui.',
  nothingFor: (query: string) => `Nenhuma publicação corresponde a "${query}". Tente outra palavra.`,
  choose: 'Escolha uma publicação para ler',
});
