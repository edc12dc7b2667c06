import { useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import type { Session } from '../auth/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { hasSearch, neededAddition } from './late-page.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useIsOffered } from './use-is-offered.ts';

/** Layout of the pages with drawer and top bar. A page that the backend does not implement is not found. */
export function ShellLayout({ session }: { session: Session }) {
  const matches = useMatches();
  const isOffered = useIsOffered(neededAddition(matches));
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <SignInSplash state={{ status: 'error', line: 'other' }} />;
  if (isOffered === false) return <NotFoundPage />;
  const signOut = () => void session.tokens.signOut().catch(() => setFailed(true));
  return (
    <Shell hasSearch={hasSearch(matches)} onSignOut={signOut}>
      {isOffered && <Outlet />}
    </Shell>
  );
}
