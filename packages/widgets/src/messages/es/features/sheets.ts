import type { sheetsMessages } from '../../features/sheets.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `sheetsMessages`. */
export const sheetsTexts: TextsOf<typeof sheetsMessages> = {
  list: 'Hojas de cálculo guardadas',
  count: (total: number) => (total === 1 ? '1 hoja de cálculo' : `${formatInteger(total, 'es')} hojas de cálculo`),
  search: 'Buscar hojas de cálculo',
  sheet: 'Hoja de cálculo',
  columns: 'Columnas',
  rows: 'Filas',
  rowsOf: (count: number) => (count === 1 ? 'fila' : 'filas'),
  lastRow: 'Última fila',
  file: 'Archivo',
  xlsx: 'Descargar xlsx',
  csv: 'Descargar csv',
  downloadOf: (label: string, tab: string) => `${label} de ${tab}`,
  fileName: (tab: string, format: string) => `${tab || 'hoja-de-calculo'}.${format}`,
  downloadFailed: 'No se pudo descargar la hoja de cálculo.',
  loading: 'Cargando...',
  retry: 'Intentar nuevamente',
  nothing: 'Ninguna hoja de cálculo',
  nothingHere:
    'Las filas que las tareas de servicio escriben en hojas de cálculo aparecen aquí, para descargar. Lo que se escribe en Google Sheets queda allí.',
  nothingFor: (query: string) => `Nada coincide con "${query}". Intente con otra palabra.`,
  forbidden: 'Solo los analistas de procesos y los administradores ven las hojas de cálculo guardadas.',
};
