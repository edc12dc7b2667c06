import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SignedIn } from '../auth/SignedIn.tsx';
import type { Session } from '../auth/session.ts';
import { useProductName } from '../config/config-context.ts';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import * as styles from './PortalLayout.css.ts';

/** Layout of all pages that require sign-in. */
export function PortalLayout({ session }: { session: Session }) {
  return (
    <SignedIn session={session}>
      <Outlet />
    </SignedIn>
  );
}

/** Layout of a page that uses the whole window, without drawer and top bar. */
export function WindowLayout() {
  useDocumentTitle(useProductName(), 0);
  return (
    <main className={styles.whole}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  );
}
