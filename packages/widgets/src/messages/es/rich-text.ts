import type { TextsOf } from '../messages.ts';
import type { richTextMessages } from '../rich-text.ts';

/** Spanish texts of `richTextMessages`. */
export const richTextTexts: TextsOf<typeof richTextMessages> = {
  failed: 'No fue posible cargar el editor. Lo que se escribió continúa aquí.',
  tools: 'Formato',
  bold: 'Negrita (Ctrl+B)',
  italic: 'Cursiva (Ctrl+I)',
  heading: 'Título',
  list: 'Lista',
  numbers: 'Lista numerada',
  quote: 'Cita',
  link: 'Enlace (Ctrl+K)',
  undo: 'Deshacer (Ctrl+Z)',
  redo: 'Rehacer (Ctrl+Shift+Z)',
  address: 'Enlace',
  applyLink: 'Aplicar',
  removeLink: 'Quitar enlace',
  badAddress: 'Escriba un enlace que comience con https://',
};
