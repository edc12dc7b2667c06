import type { secretMessages } from '../../../features/modeler/secrets.ts';
import type { TextsOf } from '../../../messages.ts';

/** Spanish texts of `secretMessages`. */
export const secretTexts: TextsOf<typeof secretMessages> = {
  stored: 'Valor guardado, no se muestra',
  replace: 'Reemplazar el valor guardado',
  keep: 'Conservar el valor guardado',
};
