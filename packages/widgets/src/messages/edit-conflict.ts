import { defineMessages } from './define-messages.ts';

/** Texts of a form whose item another user saved meanwhile. */
export const editConflictMessages = defineMessages('editConflict', {
  title: 'Outra pessoa salvou uma versão mais nova enquanto você editava',
  changed: (fields: string) => `Campos alterados: ${fields}`,
  detail:
    'O que você preencheu continua aqui. Salve novamente para substituir a outra versão nos campos que você mudou.',
  load: 'Carregar a outra versão',
});
