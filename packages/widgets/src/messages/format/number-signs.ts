import { commaSigns, type NumberSigns, pointSigns } from '@tramita/client/rules';
import type { Locale } from '../language/locale.ts';

/** The signs with which numbers are typed and shown in each language. */
export const numberSigns: Readonly<Record<Locale, NumberSigns>> = {
  'pt-BR': commaSigns,
  en: pointSigns,
  es: commaSigns,
};
