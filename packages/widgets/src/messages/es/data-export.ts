import type { dataExportMessages } from '../data-export.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

const number = (total: number) => formatInteger(total, 'es');

/** Spanish texts of `dataExportMessages`. */
export const dataExportTexts: TextsOf<typeof dataExportMessages> = {
  preparing: 'Preparando los datos',
  progress: (done: number, total: number) =>
    total === 1 ? `${number(done)} de 1 solicitud` : `${number(done)} de ${number(total)} solicitudes`,
  ready: 'Los datos están listos',
  until: (date: string) => `El archivo está disponible hasta el ${date}, solo para quien lo pidió.`,
  download: 'Descargar archivo',
  downloaded: 'Datos descargados',
  downloadFailed: 'No se pudieron descargar los datos',
  failed: 'No se pudieron preparar los datos',
  file: (userName: string, day: string) => `datos-${userName}-${day}.zip`,
};
