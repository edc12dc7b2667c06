import { Button, Spinner } from '@tramita/widgets/ui';
import { RotateCw } from 'lucide-react';
import { EntryPage } from '../app/EntryPage.tsx';
import type { SignInState } from './sign-in-state.ts';

/** What stands in place of the portal until somebody is signed in. */
export function SignInSplash({ state }: { state: Exclude<SignInState, { status: 'ok' }> }) {
  if (state.status === 'loading') {
    return (
      <EntryPage
        busy
        brand={false}
        track="arriving"
        heading="Tramita"
        line={
          <>
            <Spinner label={null} immediate /> Entrando com a sua conta
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
        <Button variant="primary" size="action" icon={<RotateCw />} onClick={() => location.reload()}>
          Recarregar
        </Button>
      }
      foot={`Se continuar, procure o suporte e informe ${new Date().toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}.`}
    />
  );
}
