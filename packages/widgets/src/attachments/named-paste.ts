import { extensionOf } from '@tramita/client/rules';
import { formatTime } from '../messages/format/format-date.ts';
import { defaultLocale } from '../messages/language/locale.ts';

/**
 * Gives a picture from the clipboard a unique name, because browsers use one name for all. Copied files keep theirs.
 */
export function namedPaste(file: File, now: Date, nameOf: (time: string, extension: string) => string): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = `${formatTime(now, defaultLocale).replace(':', 'h')}m${String(now.getSeconds()).padStart(2, '0')}`;
  return new File([file], nameOf(time, extensionOf(file.name)), { type: file.type });
}
