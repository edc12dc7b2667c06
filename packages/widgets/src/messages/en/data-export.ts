import type { dataExportMessages } from '../data-export.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

const number = (total: number) => formatInteger(total, 'en');

/** English texts of `dataExportMessages`. */
export const dataExportTexts: TextsOf<typeof dataExportMessages> = {
  preparing: 'Preparing the data',
  progress: (done: number, total: number) =>
    total === 1 ? `${number(done)} of 1 request` : `${number(done)} of ${number(total)} requests`,
  ready: 'The data are ready',
  until: (date: string) => `The file is available until ${date}, only to the user who asked for it.`,
  download: 'Download file',
  downloaded: 'Data downloaded',
  downloadFailed: 'The data could not be downloaded',
  failed: 'The data could not be prepared',
  file: (userName: string, day: string) => `data-${userName}-${day}.zip`,
};
