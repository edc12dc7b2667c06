import { useContext } from 'react';
import { defaultLocale, type Locale } from '../messages/language/locale.ts';
import { UiEnvironmentContext } from '../ui/ui-surroundings.ts';
import { TramitaContext } from './tramita-context.ts';

/** Returns the language in which the surrounding widgets show texts, dates and numbers. */
export function useLocale(): Locale {
  const settings = useContext(TramitaContext);
  const { language } = useContext(UiEnvironmentContext);
  return (settings ? settings.language : language)?.locale ?? defaultLocale;
}
