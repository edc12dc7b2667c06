import type { basicMessages, partMessages } from '../basic.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `basicMessages`. */
export const basicTexts: TextsOf<typeof basicMessages> = {
  loading: 'Cargando',
  charactersLeft: (left: number) =>
    left === 1 ? 'Queda 1 carácter' : `Quedan ${formatInteger(left, 'es')} caracteres`,
};

/** Spanish texts of `partMessages`. */
export const partTexts: TextsOf<typeof partMessages> = {
  partFailed: 'No fue posible abrir. Verifique la conexión e inténtelo nuevamente.',
  notificationsRegion: 'Avisos',
  charactersOver: (over: number) =>
    over === 1 ? '1 carácter de más' : `${formatInteger(over, 'es')} caracteres de más`,
};
