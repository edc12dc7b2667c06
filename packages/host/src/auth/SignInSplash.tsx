import { Button } from '@tramita/widgets/ui';
import { LogIn, RotateCw } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { EntryPage } from '../entry/EntryPage.tsx';
import { hideSplash, showSplash } from '../splash.ts';
import { callbackPath } from './session.ts';
import { signInMessages } from './sign-in-messages.ts';
import type { SignInState } from './sign-in-state.ts';

/** Shown instead of the portal until the user is signed in. */
export function SignInSplash({ state }: { state: Exclude<SignInState, { status: 'ok' }> }) {
  if (state.status === 'loading') return <Splash line={state.message} />;
  if (state.status === 'asked') {
    return (
      <EntryPage
        track="lost"
        heading={signInMessages.asideHeading}
        line={state.message}
        action={
          <Button variant="primary" size="action" icon={<LogIn />} onClick={state.enter}>
            {signInMessages.enter}
          </Button>
        }
      />
    );
  }
  if (state.status === 'left') {
    return (
      <EntryPage
        track="broken"
        heading={signInMessages.leftHeading}
        line={signInMessages.leftLine}
        action={
          <Button variant="primary" size="action" icon={<RotateCw />} onClick={reload}>
            {signInMessages.enterAgain}
          </Button>
        }
      />
    );
  }
  return (
    <EntryPage
      track="broken"
      heading="Erro ao acessar o app!"
      line={state.message}
      action={
        <Button variant="primary" size="action" icon={<RotateCw />} onClick={reload}>
          Recarregar
        </Button>
      }
      foot={`Se continuar, fale com o suporte e informe ${new Date().toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}.`}
    />
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

/** Reloads the page, or opens the start page because the authorization code in the address works only once. */
function reload(): void {
  if (location.pathname === callbackPath) location.replace('/');
  else location.reload();
}
