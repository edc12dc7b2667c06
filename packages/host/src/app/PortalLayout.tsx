import { Outlet } from 'react-router';
import { SignedIn } from '../auth/SignedIn.tsx';
import type { Session } from '../auth/session.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { Shell } from '../shell/Shell.tsx';

/** Every page behind the sign-in: the shell with the page inside. */
export function PortalLayout({ session, config }: { session: Session; config: PortalConfig }) {
  return (
    <SignedIn session={session}>
      <Shell productName={config.productName} onSignOut={() => void session.tokens.signOut()}>
        <Outlet />
      </Shell>
    </SignedIn>
  );
}
