import { translation } from '../messages/en/translation.ts';
import { addLanguage } from '../messages/language/language.ts';

// importing this file makes the English texts available at once; without it they are loaded on demand
addLanguage('en', translation);

export type { Locale } from '../messages/language/locale.ts';
