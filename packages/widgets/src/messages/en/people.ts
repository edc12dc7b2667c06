import type { TextsOf } from '../messages.ts';
import type { peopleMessages } from '../people.ts';

/** English texts of `peopleMessages`. */
export const peopleTexts: TextsOf<typeof peopleMessages> = {
  placeholder: 'Pesquise por nome, usuário ou e-mail',
  /** The current user in a list of people. */
  you: 'You',
  failed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
};
