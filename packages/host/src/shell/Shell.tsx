import { type ReactNode, type UIEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { Drawer } from './Drawer.tsx';
import { pageTitle } from './page-title.ts';
import * as styles from './Shell.css.ts';
import { TopBar } from './TopBar.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useDrawerState } from './use-drawer-state.ts';
import { useUnread } from './use-unread.ts';

export interface ShellProps {
  productName: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every page: drawer, top bar, and the page below. */
export function Shell({ productName, onSignOut, children }: ShellProps) {
  const user = useUser();
  const drawer = useDrawerState();
  const unread = useUnread();
  const { pathname } = useLocation();
  const { title, parent } = pageTitle(pathname);
  const [isScrolled, setScrolled] = useState(false);
  useDocumentTitle(productName, unread.notifications);
  const handleScroll = (event: UIEvent<HTMLElement>) => setScrolled(event.currentTarget.scrollTop > 0);

  return (
    <div className={drawer.isOpen ? styles.app : `${styles.app} ${styles.appCollapsed}`}>
      <a className={styles.skipLink} href="#page">
        Ir para o conteúdo
      </a>
      <Drawer user={user} counts={unread.tasks} state={drawer} />
      <div className={styles.main}>
        <TopBar
          user={user}
          title={title}
          parentTitle={parent}
          isScrolled={isScrolled}
          isDrawerOpen={drawer.isOpenOnPhone}
          onOpenDrawer={drawer.openOnPhone}
          onSignOut={onSignOut}
        />
        <main id="page" tabIndex={-1} className={styles.page} onScroll={handleScroll} key={pathname.split('/')[1]}>
          {children}
        </main>
      </div>
    </div>
  );
}
