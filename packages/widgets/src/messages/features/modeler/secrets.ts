import { defineMessages } from '../../define-messages.ts';

/** Texts of values that are write-only after publishing. */
export const secretMessages = defineMessages('modelerSecrets', {
  stored: 'Valor guardado, não é exibido',
  replace: 'Substituir o valor guardado',
  keep: 'Manter o valor guardado',
});
