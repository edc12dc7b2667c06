import { Button, Spinner } from '@tramita/widgets/ui';
import { RotateCw } from 'lucide-react';
import { EntryPage } from '../app/EntryPage.tsx';
import { useProductName } from '../config/config-context.ts';
import { callbackPath } from './session.ts';
import type { SignInState } from './sign-in-state.ts';

/** What stands in place of the portal until somebody is signed in. */
export function SignInSplash({ state }: { state: Exclude<SignInState, { status: 'ok' }> }) {
  const productName = useProductName();
  if (state.status === 'loading') {
    return (
      <EntryPage
        busy
        brand={false}
        track="arriving"
        heading={productName}
        line={
          <>
            <Spinner label={null} immediate /> {state.message}
          </>
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
      foot={`Se continuar, procure o suporte e informe ${new Date().toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}.`}
    />
  );
}

/** The answer of the issuer in the address can be used once: then the start page is what to load again. */
function reload(): void {
  if (location.pathname === callbackPath) location.replace('/');
  else location.reload();
}
