import type { Locale } from '@tramita/widgets/provider';
import { Button } from '@tramita/widgets/ui';
import { LogIn, RotateCw } from 'lucide-react';
import { useContext, useLayoutEffect } from 'react';
import { PortalConfigContext } from '../config/config-context.ts';
import { EntryPage } from '../entry/EntryPage.tsx';
import { SupportContact } from '../entry/SupportContact.tsx';
import { usePortalLanguage, useTexts } from '../messages/portal-language.ts';
import { hideSplash, showSplash } from '../splash.ts';
import { callbackPath } from './session.ts';
import type { SignInState } from './sign-in-state.ts';

/** Shown instead of the portal until the user is signed in. */
export function SignInSplash({ state }: { state: Exclude<SignInState, { status: 'ok' }> }) {
  const { texts, locale } = usePortalLanguage();
  const { signIn } = texts;
  if (state.status === 'loading') return <Splash line={signIn[state.line]} />;
  if (state.status === 'asked') {
    return (
      <EntryPage
        track="lost"
        heading={signIn.asideHeading}
        line={signIn[state.line]}
        action={
          <Button variant="primary" size="action" icon={<LogIn />} onClick={state.enter}>
            {signIn.enter}
          </Button>
        }
      />
    );
  }
  if (state.status === 'left') {
    return (
      <EntryPage
        track="broken"
        heading={signIn.leftHeading}
        line={signIn.leftLine}
        action={
          <Button variant="primary" size="action" icon={<RotateCw />} onClick={reload}>
            {signIn.enterAgain}
          </Button>
        }
      />
    );
  }
  return (
    <EntryPage
      track="broken"
      heading={signIn.failedHeading}
      line={signIn[state.line]}
      note={state.isUnregistered && <Unregistered />}
      action={
        <Button variant="primary" size="action" icon={<RotateCw />} onClick={reload}>
          {signIn.reload}
        </Button>
      }
      foot={signIn.contactSupport(momentIn(locale))}
    />
  );
}

/** Whom a person who is not registered yet can ask. */
function Unregistered() {
  const { signIn } = useTexts();
  const support = useContext(PortalConfigContext)?.support;
  return (
    <>
      <p>{signIn.unregistered}</p>
      {support && <SupportContact contact={support} />}
    </>
  );
}

/** Keeps the splash of the document, so that nothing flickers before the first page. */
function Splash({ line }: { line: string }) {
  useLayoutEffect(() => {
    showSplash(line);
    return hideSplash;
  }, [line]);
  return null;
}

/** The current day and time; English writes the day before the month, as the widgets do. */
const momentIn = (locale: Locale): string =>
  new Date().toLocaleString(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'short', timeStyle: 'short' });

/** Reloads the page, or opens the start page because the authorization code in the address works only once. */
function reload(): void {
  if (location.pathname === callbackPath) location.replace('/');
  else location.reload();
}
