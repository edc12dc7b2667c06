import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

const number = (total: number) => formatInteger(total, 'pt-BR');

/** Texts about exports of a person's data. */
export const dataExportMessages = defineMessages('dataExport', {
  preparing: 'Preparando os dados',
  progress: (done: number, total: number) =>
    total === 1 ? `${number(done)} de 1 solicitação` : `${number(done)} de ${number(total)} solicitações`,
  ready: 'Os dados estão prontos',
  until: (date: string) => `O arquivo fica disponível até ${date}, só para quem pediu.`,
  download: 'Baixar arquivo',
  downloaded: 'Dados baixados',
  downloadFailed: 'Não foi possível baixar os dados',
  failed: 'Não foi possível preparar os dados',
  file: (userName: string, day: string) => `dados-${userName}-${day}.zip`,
});
