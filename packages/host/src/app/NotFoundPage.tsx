import { LinkButton } from '@tramita/widgets/ui';
import { ChevronLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { EntryPage } from '../entry/EntryPage.tsx';
import { useTexts } from '../messages/portal-language.ts';

/** Shown for any unknown address. Does not require sign-in. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const { notFound } = useTexts();
  return (
    <EntryPage
      track="lost"
      heading={notFound.heading}
      line={notFound.line}
      action={
        <LinkButton href="/" icon={<ChevronLeft />} size="action">
          {notFound.back}
        </LinkButton>
      }
      foot={notFound.address(decodedPath(pathname))}
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
