import { defineMessages } from './define-messages.ts';

/** The texts of people's pickers. */
export const peopleMessages = defineMessages('people', {
  placeholder: 'Procure por nome, login ou e-mail',
  failed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
});
