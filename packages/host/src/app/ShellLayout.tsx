import { lazy, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import type { Session } from '../auth/session.ts';
import { pageAt } from '../shell/page-title.ts';
import { Shell } from '../shell/Shell.tsx';
import { useIsOffered } from '../shell/use-is-offered.ts';
import { hasSearch } from './late-page.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Suspends, so that the shell looks as while a page is loaded. */
const UnknownPage = lazy(() => new Promise<never>(() => {}));

/** Layout of the pages with drawer and top bar. A page whose calls the backend does not implement is not found. */
export function ShellLayout({ session }: { session: Session }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const isOffered = useIsOffered(pageAt(pathname)?.needs);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <SignInSplash state={{ status: 'error', line: 'other' }} />;
  if (isOffered === false) return <NotFoundPage />;
  const signOut = () => void session.tokens.signOut().catch(() => setFailed(true));
  return (
    <Shell hasSearch={hasSearch(matches)} onSignOut={signOut}>
      {isOffered ? <Outlet /> : <UnknownPage />}
    </Shell>
  );
}
