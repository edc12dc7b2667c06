import { defineMessages } from './define-messages.ts';

/** The common texts of the parts that the lightest widgets use; the others stand in `common.ts`. */
export const basicMessages = defineMessages('common', {
  loading: 'Carregando',
  charactersLeft: (left: number) =>
    left === 1 ? 'Resta 1 caractere' : `Restam ${left.toLocaleString('pt-BR')} caracteres`,
  charactersOver: (over: number) =>
    over === 1 ? '1 caractere a mais' : `${over.toLocaleString('pt-BR')} caracteres a mais`,
});
