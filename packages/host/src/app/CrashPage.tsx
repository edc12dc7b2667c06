import { Button } from '@tramita/widgets/ui';
import { RotateCw } from 'lucide-react';
import { EntryPage } from '../entry/EntryPage.tsx';

/** Shown when rendering a page failed. */
export function CrashPage() {
  return (
    <EntryPage
      track="broken"
      heading="Algo deu errado ao exibir essa página!"
      line="Recarregue a página e tente novamente."
      action={
        <Button variant="primary" size="action" icon={<RotateCw />} onClick={() => location.reload()}>
          Recarregar
        </Button>
      }
    />
  );
}
