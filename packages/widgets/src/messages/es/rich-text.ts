import type { TextsOf } from '../messages.ts';
import type { richTextMessages } from '../rich-text.ts';

/** Spanish texts of `richTextMessages`. */
export const richTextTexts: TextsOf<typeof richTextMessages> = {
  failed: 'Não foi possível carregar o editor. O que foi escrito continua aqui.',
  tools: 'Formatação',
  bold: 'Negrito (Ctrl+B)',
  italic: 'Itálico (Ctrl+I)',
  heading: 'Título',
  list: 'Lista',
  numbers: 'Lista numerada',
  quote: 'Citação',
  link: 'Link (Ctrl+K)',
  undo: 'Desfazer (Ctrl+Z)',
  redo: 'Refazer (Ctrl+Shift+Z)',
  address: 'Link',
  applyLink: 'Aplicar',
  removeLink: 'Remover link',
  badAddress: 'Digite um link que comece com https://',
};
