import type { TextsOf } from '../messages.ts';
import type { peopleMessages } from '../people.ts';

/** Spanish texts of `peopleMessages`. */
export const peopleTexts: TextsOf<typeof peopleMessages> = {
  placeholder: 'Pesquise por nome, usuário ou e-mail',
  /** The current user in a list of people. */
  you: 'Usted',
  failed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
};
