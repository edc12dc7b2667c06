import { LinkButton } from '@tramita/widgets/ui';
import { ChevronLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { EntryPage } from '../entry/EntryPage.tsx';

/** Shown for any unknown address. Does not require sign-in. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <EntryPage
      track="lost"
      heading="Página não encontrada"
      line="O endereço pode ter mudado ou o serviço saiu do catálogo."
      action={
        <LinkButton href="/" icon={<ChevronLeft />} size="action">
          Voltar
        </LinkButton>
      }
      foot={`Endereço acessado: ${decodedPath(pathname)}`}
    />
  );
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
