import type { Locale } from '@tramita/widgets/provider';
import { createContext, useContext } from 'react';

/** Changes the user's language: shows it and keeps the choice. Rejects, and changes nothing, if it fails to load. */
export type ChooseLanguage = (locale: Locale) => Promise<void>;

export const LanguageChoiceContext = createContext<ChooseLanguage | null>(null);

/** Returns the function that changes the user's language. Throws outside of `<SignedIn>`. */
export function useLanguageChoice(): ChooseLanguage {
  const choose = useContext(LanguageChoiceContext);
  if (!choose) throw new Error('useLanguageChoice needs a surrounding <SignedIn>.');
  return choose;
}
