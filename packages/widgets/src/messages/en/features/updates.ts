import type { updatesMessages } from '../../features/updates.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'en')} ${many}`;

/** English texts of `updatesMessages`. */
export const updatesTexts: TextsOf<typeof updatesMessages> = {
  feed: 'Publicações',
  searchLabel: 'Pesquisar atualizações',
  count: (total: number) => counted(total, 'publicação', 'publicações'),
  fresh: 'Nova',
  planned: (moment: string) => `Agendada para ${moment}`,
  expired: 'Expirada',
  views: (count: number) => counted(count, 'visualização', 'visualizações'),
  videoCount: (count: number) => counted(count, 'vídeo', 'vídeos'),
  imageCount: (count: number) => counted(count, 'imagem', 'imagens'),
  fileCount: (count: number) => counted(count, 'arquivo', 'arquivos'),
  onlyFor: (names: string) => `Só para ${names}`,
  until: (moment: string) => `Até ${moment}`,
  all: 'Todas as atualizações',
  loading: 'Carregando...',
  loadingMore: 'Carregando mais publicações',
  listFailed: 'Não foi possível listar as atualizações.',
  oneFailed: 'Erro ao buscar publicação.',
  gone: 'Ela saiu do ar ou não é destinada a você.',
  retry: 'Tentar novamente',
  nothing: 'Nenhum item encontrado',
  nothingHere: 'As novidades do portal aparecem aqui.',
  nothingFor: (query: string) => `Nenhuma publicação corresponde a "${query}". Tente outra palavra.`,
  choose: 'Escolha uma publicação para ler',

  create: 'Nova publicação',
  edit: 'Editar publicação',
  remove: 'Excluir publicação',
  removeQuestion: (title: string) => `Excluir a publicação "${title}"?`,
  removeDetail: 'A publicação e os anexos deixam de aparecer para todas as pessoas. Não é possível desfazer.',
  removeConfirm: 'Excluir',
  removed: 'Publicação excluída com sucesso',
  removeFailed: 'Erro ao deletar publicação.',

  images: 'Imagens',
  videos: 'Vídeos',
  files: 'Arquivos',
  carousel: 'carrossel',
  slide: 'item',
  slideOf: (position: number, total: number) => `${position} de ${total}`,
  slideName: (position: number, total: number, name: string) => `${position} de ${total}: ${name}`,
  previous: (what: string) => `${what}: anterior`,
  next: (what: string) => `${what}: seguinte`,
  first: 'Este é o primeiro item',
  last: 'Este é o último item',
  showSlide: (name: string) => `Mostrar ${name}`,
  imageFailed: 'Não foi possível mostrar esta imagem.',
  videoFrame: (provider: string) => `Vídeo de ${provider}`,
  openVideo: 'Abrir em outra aba',
  download: 'Baixar',
  downloadName: (name: string) => `Baixar ${name}`,
  downloadFailed: 'Não foi possível solicitar o arquivo, tente novamente.',
};
