import { useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import type { Session } from '../auth/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { hasSearch } from './late-page.tsx';

/** Layout of the pages with drawer and top bar. */
export function ShellLayout({ session }: { session: Session }) {
  const matches = useMatches();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <SignInSplash state={{ status: 'error', line: 'other' }} />;
  const signOut = () => void session.tokens.signOut().catch(() => setFailed(true));
  return (
    <Shell hasSearch={hasSearch(matches)} onSignOut={signOut}>
      <Outlet />
    </Shell>
  );
}
