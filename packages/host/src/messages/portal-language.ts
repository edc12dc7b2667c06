import type { Locale } from '@tramita/widgets/provider';
import { createContext, useContext } from 'react';
import type { PortalTexts } from './portal-texts.ts';
import { portalTexts } from './pt/portal.ts';

/** A language whose texts are loaded. */
export interface PortalLanguage {
  readonly locale: Locale;
  readonly texts: PortalTexts;
}

/** The language of a portal that configures none; its texts are part of the code. */
export const portuguese: PortalLanguage = { locale: 'pt-BR', texts: portalTexts };

const load = {
  'pt-BR': async () => ({ portalTexts }),
  en: () => import('./en/portal.ts'),
  es: () => import('./es/portal.ts'),
};

/** Loads the texts of a language. Rejects if they fail to load; a later call tries again. */
export async function loadPortalLanguage(locale: Locale): Promise<PortalLanguage> {
  return { locale, texts: (await load[locale]()).portalTexts };
}

/** The language of the page, and the function that changes it. */
export interface ShownLanguage extends PortalLanguage {
  /** Shows another language, after its texts are loaded. Rejects, and changes nothing, if they fail to load. */
  readonly show: (locale: Locale) => Promise<void>;
}

export const PortalLanguageContext = createContext<ShownLanguage>({
  ...portuguese,
  show: () => Promise.reject(new Error('Another language needs a surrounding <PortalRoot>.')),
});

/** Returns the language of the page. */
export const usePortalLanguage = (): ShownLanguage => useContext(PortalLanguageContext);

/** Returns the texts of the portal in the language of the page. */
export const useTexts = (): PortalTexts => useContext(PortalLanguageContext).texts;
