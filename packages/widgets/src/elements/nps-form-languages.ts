import { basicTexts as englishBasics } from '../messages/en/basic.ts';
import { npsFormTexts as english } from '../messages/en/features/nps-form.ts';
import { basicTexts as spanishBasics } from '../messages/es/basic.ts';
import { npsFormTexts as spanish } from '../messages/es/features/nps-form.ts';
import { type Language, portuguese } from '../messages/language/language.ts';
import type { Locale } from '../messages/language/locale.ts';

/** The texts of the rating form in every language. They are small, and the element is one file that loads nothing. */
export const npsFormLanguages: Readonly<Record<Locale, Language>> = {
  'pt-BR': portuguese,
  en: { locale: 'en', texts: { common: englishBasics, npsForm: english } },
  es: { locale: 'es', texts: { common: spanishBasics, npsForm: spanish } },
};
