import { errorMessage } from '@tramita/client/rules';
import { resolveMessages } from '../../../messages/resolve-messages.ts';
import { errorTexts } from '../../../messages/rules/errors.ts';
import type { Tramita } from '../../../provider/tramita-context.ts';

/** Returns the message of an error code in the language of the page. */
export const refusalMessage = (code: string | undefined, { messages, language }: Tramita): string =>
  errorMessage(code, resolveMessages(errorTexts, messages, language));
