import { useState } from 'react';
import { Outlet } from 'react-router';
import { SignedIn } from '../auth/SignedIn.tsx';
import { SignInSplash } from '../auth/SignInSplash.tsx';
import type { Session } from '../auth/session.ts';
import { signInMessages } from '../auth/sign-in-state.ts';
import { Shell } from '../shell/Shell.tsx';

/** Every page behind the sign-in: the shell with the page inside. */
export function PortalLayout({ session }: { session: Session }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <SignInSplash state={{ status: 'error', message: signInMessages.other }} />;
  const signOut = () => void session.tokens.signOut().catch(() => setFailed(true));
  return (
    <SignedIn session={session}>
      <Shell onSignOut={signOut}>
        <Outlet />
      </Shell>
    </SignedIn>
  );
}
