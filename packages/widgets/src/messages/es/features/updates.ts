import type { updatesMessages } from '../../features/updates.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatInteger(count, 'es')} ${many}`;

/** Spanish texts of `updatesMessages`. */
export const updatesTexts: TextsOf<typeof updatesMessages> = {
  feed: 'Publicaciones',
  searchLabel: 'Buscar novedades',
  count: (total: number) => counted(total, 'publicación', 'publicaciones'),
  fresh: 'Nueva',
  planned: (moment: string) => `Programada para ${moment}`,
  expired: 'Vencida',
  views: (count: number) => counted(count, 'visualización', 'visualizaciones'),
  videoCount: (count: number) => counted(count, 'video', 'videos'),
  imageCount: (count: number) => counted(count, 'imagen', 'imágenes'),
  fileCount: (count: number) => counted(count, 'archivo', 'archivos'),
  onlyFor: (names: string) => `Solo para ${names}`,
  until: (moment: string) => `Hasta ${moment}`,
  all: 'Todas las novedades',
  loading: 'Cargando...',
  loadingMore: 'Cargando más publicaciones',
  listFailed: 'No se pudieron listar las novedades.',
  oneFailed: 'Error al obtener la publicación.',
  gone: 'Ya no está publicada o no está destinada a usted.',
  retry: 'Intentar nuevamente',
  nothing: 'No se encontraron elementos',
  nothingHere: 'Las novedades del portal aparecen aquí.',
  nothingFor: (query: string) => `Ninguna publicación coincide con "${query}". Intente con otra palabra.`,
  choose: 'Elija una publicación para leer',

  create: 'Nueva publicación',
  edit: 'Editar publicación',
  remove: 'Eliminar publicación',
  removeQuestion: (title: string) => `¿Eliminar la publicación "${title}"?`,
  removeDetail: 'La publicación y los adjuntos dejan de aparecer para todas las personas. No se puede deshacer.',
  removeConfirm: 'Eliminar',
  removed: 'Publicación eliminada',
  removeFailed: 'Error al eliminar la publicación.',

  images: 'Imágenes',
  videos: 'Videos',
  files: 'Archivos',
  carousel: 'carrusel',
  slide: 'elemento',
  slideOf: (position: number, total: number) => `${position} de ${total}`,
  slideName: (position: number, total: number, name: string) => `${position} de ${total}: ${name}`,
  previous: (what: string) => `${what}: anterior`,
  next: (what: string) => `${what}: siguiente`,
  first: 'Este es el primer elemento',
  last: 'Este es el último elemento',
  showSlide: (name: string) => `Mostrar ${name}`,
  imageFailed: 'No se pudo mostrar esta imagen.',
  videoFrame: (provider: string) => `Video de ${provider}`,
  openVideo: 'Abrir en otra pestaña',
  download: 'Descargar',
  downloadName: (name: string) => `Descargar ${name}`,
  downloadFailed: 'No se pudo solicitar el archivo, intente nuevamente.',
};
