import { type Locale, usePersistentState } from '@tramita/widgets/provider';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { usePortalConfig } from '../config/config-context.ts';
import { readLocale, rememberLocale } from '../messages/locale.ts';
import { usePortalLanguage } from '../messages/portal-language.ts';
import { LanguageChoiceContext } from './language-choice.ts';
import { SignInSplash } from './SignInSplash.tsx';

/** Shows the language that the signed-in user chose in this browser, otherwise that of the configuration. */
export function UserLanguage({ children }: { children: ReactNode }) {
  const config = usePortalConfig();
  const { locale, show } = usePortalLanguage();
  const [chosen, setChosen] = usePersistentState<Locale | null>('locale', null, readLocale);
  const wanted = chosen ?? config.locale;
  const [isReady, setReady] = useState(locale === wanted);
  useEffect(() => {
    rememberLocale(chosen);
    // without its texts the portal stays in the language before
    void show(wanted)
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [chosen, wanted, show]);
  const latest = useRef<Locale>(wanted);
  const choose = useCallback(
    async (next: Locale) => {
      latest.current = next;
      await show(next);
      // a later choice may have loaded faster
      if (latest.current === next) setChosen(next);
    },
    [show, setChosen],
  );
  if (!isReady) return <SignInSplash state={{ status: 'loading', line: 'arriving' }} />;
  return <LanguageChoiceContext.Provider value={choose}>{children}</LanguageChoiceContext.Provider>;
}
