import { setLocale } from '@tramita/client/contract';
import { type Locale, supportedLocale, usePersistentState, useTramita } from '@tramita/widgets/provider';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { usePortalConfig } from '../config/config-context.ts';
import { readLocale, rememberLocale } from '../messages/locale.ts';
import { usePortalLanguage } from '../messages/portal-language.ts';
import { LanguageChoiceContext } from './language-choice.ts';
import { SignInSplash } from './SignInSplash.tsx';
import { useUser } from './user-context.ts';

/**
 * Shows the language that the signed-in user chose in this browser, otherwise in another one, otherwise that of the
 * configuration. The server keeps the choice for messages such as e-mails.
 */
export function UserLanguage({ children }: { children: ReactNode }) {
  const config = usePortalConfig();
  const { locale, show } = usePortalLanguage();
  const [chosen, setChosen] = usePersistentState<Locale | null>('locale', null, readLocale);
  const user = useUser();
  const { client } = useTramita();
  const known = chosen ?? supportedLocale(user.locale ?? '') ?? null;
  const wanted = known ?? config.locale;
  const [isReady, setReady] = useState(locale === wanted);
  useEffect(() => {
    rememberLocale(known);
    // without its texts the portal stays in the language before
    void show(wanted)
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [known, wanted, show]);
  const latest = useRef<Locale>(wanted);
  const choose = useCallback(
    async (next: Locale) => {
      latest.current = next;
      await show(next);
      // a later choice may have loaded faster
      if (latest.current !== next) return;
      setChosen(next);
      // servers without this addition send messages in one language
      await client.call(setLocale, { body: { locale: next } }).catch(() => undefined);
    },
    [show, setChosen, client],
  );
  if (!isReady) return <SignInSplash state={{ status: 'loading', line: 'arriving' }} />;
  return <LanguageChoiceContext.Provider value={choose}>{children}</LanguageChoiceContext.Provider>;
}
