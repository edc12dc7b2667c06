import { defineMessages } from './define-messages.ts';

/** Texts of the people pickers. */
export const peopleMessages = defineMessages('people', {
  placeholder: 'Pesquise por nome, usuário ou e-mail',
  /** The current user in a list of people. */
  you: 'Você',
  failed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
});
