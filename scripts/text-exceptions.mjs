// Texts that `check-texts.mjs` accepts.

/** Texts that are the same in every language: names of products and keys, beginnings of addresses. */
export const shownAsWritten = [
  // the default name of the portal, which its configuration replaces
  { text: 'Portal de Workflow' },
  { text: 'Alt ↑' },
  { text: 'Alt ↓' },
  { text: 'Delete' },
  { text: 'https://' },
  { text: 'Google Drive' },
  // messages of errors
  { text: 'Invalid input' },
  { text: 'The position was refused' },
  { text: 'The browser has no position' },
];

/** Portuguese texts that Spanish writes in the same way. */
export const sameWords = [
  { text: '1 evento automático' },
  { text: '{} eventos automáticos' },
  { text: 'Automática' },
  { text: 'Máscara' },
  { text: 'Método' },
  { text: 'Máximo de caracteres' },
  { text: 'Página anterior' },
  { text: 'Páginas' },
  { text: 'Período' },
  { text: 'Sábado' },
  { text: 'Subtítulo' },
  { text: 'Tipo de gráfico' },
  { text: 'Título' },
  { text: 'Valor máximo' },
  { text: 'Valor mínimo' },
];
