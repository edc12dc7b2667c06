import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** Common texts that the smallest widgets need. All other common texts are in `common.ts`. */
export const basicMessages = defineMessages('common', {
  loading: 'Carregando',
  charactersLeft: (left: number) =>
    left === 1 ? 'Resta 1 caractere' : `Restam ${formatInteger(left, 'pt-BR')} caracteres`,
});

/** Common texts of the design system's parts that the rating form does not have. */
export const partMessages = defineMessages('common', {
  partFailed: 'Não foi possível abrir. Verifique a conexão e tente novamente.',
  notificationsRegion: 'Avisos',
  charactersOver: (over: number) =>
    over === 1 ? '1 caractere a mais' : `${formatInteger(over, 'pt-BR')} caracteres a mais`,
});
