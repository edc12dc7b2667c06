import type { TextsOf } from '../messages.ts';
import type { peopleMessages } from '../people.ts';

/** Spanish texts of `peopleMessages`. */
export const peopleTexts: TextsOf<typeof peopleMessages> = {
  placeholder: 'Busque por nombre, usuario o correo electrónico',
  you: 'Usted',
  failed: 'No fue posible obtener la información.',
  retry: 'Reintentar',
};
