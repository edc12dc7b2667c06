import { useContext } from 'react';
import { defaultLocale, type Locale } from '../messages/language/locale.ts';
import { TramitaContext } from './tramita-context.ts';

/** Returns the language in which the surrounding widgets show texts, dates and numbers. */
export function useLocale(): Locale {
  return useContext(TramitaContext)?.language?.locale ?? defaultLocale;
}
