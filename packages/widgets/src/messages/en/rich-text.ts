import type { TextsOf } from '../messages.ts';
import type { richTextMessages } from '../rich-text.ts';

/** English texts of `richTextMessages`. */
export const richTextTexts: TextsOf<typeof richTextMessages> = {
  failed: 'The editor could not be loaded. What was written is still here.',
  tools: 'Formatting',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  heading: 'Heading',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link (Ctrl+K)',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Shift+Z)',
  address: 'Link',
  applyLink: 'Apply',
  removeLink: 'Remove link',
  badAddress: 'Enter a link that starts with https://',
};
