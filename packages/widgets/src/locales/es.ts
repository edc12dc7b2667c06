import { translation } from '../messages/es/translation.ts';
import { addLanguage } from '../messages/language/language.ts';

// importing this file makes the Spanish texts available at once; without it they are loaded on demand
addLanguage('es', translation);

export type { Locale } from '../messages/language/locale.ts';
