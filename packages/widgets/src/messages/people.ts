import { defineMessages } from './define-messages.ts';

/** The texts of people's pickers. */
export const peopleMessages = defineMessages('people', {
  placeholder: 'Pesquise por nome, usuário ou e-mail',
  failed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
});
