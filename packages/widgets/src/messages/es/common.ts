import type { commonMessages } from '../common.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import { basicTexts, partTexts } from './basic.ts';

/** Spanish texts of `commonMessages`. */
export const commonTexts: TextsOf<typeof commonMessages> = {
  ...basicTexts,
  ...partTexts,
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  confirm: 'Confirmar',
  yes: 'Sí',
  no: 'No',
  back: 'Volver',
  leave: 'Salir',
  clear: 'Limpiar',
  undo: 'Deshacer',
  required: 'obligatorio',
  optional: 'opcional',
  noItems: 'No se encontraron elementos',
  empty: 'No hay nada aquí',
  errorTitle: 'No fue posible cargar',
  listNotLoaded: 'La lista no se cargó',
  forbiddenTitle: 'No tiene acceso a esta página',
  forbiddenDetail: 'Si necesita esta página para su trabajo, pida acceso a su jefatura.',
  unsavedQuestion: 'Los cambios no se guardaron, ¿seguro que desea salir?',
  unsavedLeave: 'Salir',
  unsavedStay: 'Volver',

  range: (from: string, to: string) => `${from}–${to}`,
  ofTotal: (total: string) => `de ${total}`,
  rowsPerPage: 'Filas por página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pagination: 'Paginación',

  sortAscending: (column: string) => `${column}: ordenar de menor a mayor`,
  sortDescending: (column: string) => `${column}: ordenar de mayor a menor`,

  openOptions: 'Mostrar opciones',
  clearSelection: 'Limpiar selección',
  removeItem: (item: string) => `Quitar ${item}`,
  search: 'Buscar...',
  clearSearch: 'Limpiar búsqueda',
  searching: 'Buscando',
  optionCount: (count: number) => (count === 1 ? '1 opción' : `${formatInteger(count, 'es')} opciones`),
  loadMore: 'Cargar más',
  selectPlaceholder: 'Seleccione',
  selectionLimit: (max: number) => `Solo es posible seleccionar ${max}`,

  datePlaceholder: 'dd/mm/aaaa',
  badDate: 'Escriba una fecha válida',
  openCalendar: 'Abrir calendario',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  today: 'hoy',

  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',

  closeNotice: 'Cerrar aviso',
  noticeTimes: (count: number) => (count === 1 ? '1 vez' : `${formatInteger(count, 'es')} veces`),

  trackName: (done: number, total: number) => `Etapa ${done} de ${total}`,
  trackDone: 'concluida',
  trackSkipped: 'no fue necesaria',
  trackNow: 'actual',
  trackAhead: 'pendiente',
  trackFail: 'con error',

  progress: (percent: number) => `${percent} % completado`,
};
