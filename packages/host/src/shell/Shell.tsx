import { canSeeAttendance } from '@tramita/client/rules';
import { lazyPart, useOpenedPart } from '@tramita/widgets/ui';
import { lazy, type ReactNode, Suspense, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useProductName } from '../config/config-context.ts';
import { useTexts } from '../messages/portal-language.ts';
import { Drawer } from './Drawer.tsx';
import { PageNameContext } from './page-name.ts';
import { pageAt, pageTitle } from './page-title.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { usePalette } from './palette/use-palette.ts';
import * as styles from './Shell.css.ts';
import { searchPlace, toolLink } from './TopBar.css.ts';
import { TopBar } from './TopBar.tsx';
import { TopBarSlotsContext } from './top-bar-slots.ts';
import { UpdatesLink } from './UpdatesLink.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useDrawerState } from './use-drawer-state.ts';
import { useUnread } from './use-unread.ts';
import { useWeeklyUpdate } from './use-weekly-update.ts';

const NotificationsBell = lazy(async () => ({
  default: (await import('./notifications/NotificationsBell.tsx')).NotificationsBell,
}));
const commandPalette = lazyPart(async () => (await import('./palette/CommandPalette.tsx')).CommandPalette);

export interface ShellProps {
  /** Whether the page renders its search into the top bar, where space is reserved while the page loads. */
  hasSearch: boolean;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every page: drawer, top bar, and the page below. */
export function Shell({ hasSearch, onSignOut, children }: ShellProps) {
  const user = useUser();
  const drawer = useDrawerState();
  const unread = useUnread(canSeeAttendance(user));
  const hasNewUpdate = useWeeklyUpdate();
  const { pathname } = useLocation();
  const texts = useTexts();
  const { title, parent } = pageTitle(pathname, texts);
  const place = pageAt(pathname);
  const [name, setName] = useState<string | null>(null);
  const page = useRef<HTMLElement>(null);
  const scroll = useScrolled(page, `${place?.parent}/${place?.page}`);
  const [search, searchSlot] = useState<HTMLElement | null>(null);
  const [selection, selectionSlot] = useState<HTMLElement | null>(null);
  const palette = usePalette(search);
  const CommandPalette = useOpenedPart(commandPalette, palette.isOpen, palette.close);
  const slots = useMemo(() => ({ search, selection }), [search, selection]);
  const productName = useProductName();
  useDocumentTitle(name ?? productName, unread.notifications);

  return (
    <div className={drawer.isOpen ? styles.app : `${styles.app} ${styles.appCollapsed}`}>
      <a className={styles.skipLink} href="#page" inert={drawer.isOverlay}>
        {texts.shell.skip}
      </a>
      <Drawer user={user} counts={unread.tasks} totals={unread.totals} hasNewUpdate={hasNewUpdate} state={drawer} />
      <div className={styles.main} inert={drawer.isOverlay}>
        <TopBar
          user={user}
          title={name ?? title}
          parentTitle={name === null ? parent : null}
          isScrolled={scroll.isScrolled}
          search={<PaletteButton onOpen={palette.open} />}
          searchSlot={searchSlot}
          selectionSlot={selectionSlot}
          isDrawerOpen={drawer.isOverlay}
          onOpenDrawer={drawer.openOverlay}
          onSignOut={onSignOut}
        >
          <UpdatesLink hasNewUpdate={hasNewUpdate} />
          <Suspense fallback={<span className={toolLink} />}>
            <NotificationsBell onUnreadChange={unread.setNotifications} onTaskCountsChange={unread.setTasks} />
          </Suspense>
        </TopBar>
        <main id="page" ref={page} tabIndex={-1} className={styles.page} onScrollCapture={scroll.onScroll}>
          <TopBarSlotsContext.Provider value={slots}>
            <PageNameContext.Provider value={setName}>
              <Suspense fallback={hasSearch && search && createPortal(<div className={searchPlace} />, search)}>
                {children}
              </Suspense>
            </PageNameContext.Provider>
          </TopBarSlotsContext.Provider>
        </main>
      </div>
      {palette.isOpen && CommandPalette && <CommandPalette onClose={palette.close} />}
    </div>
  );
}

/** Whether the page or a list in it is scrolled. Another page starts at its top. */
function useScrolled(page: { readonly current: HTMLElement | null }, name: string) {
  const [scrolled, setScrolled] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useLayoutEffect(() => {
    // in a low window the parent of the page scrolls
    for (const element of [page.current, page.current?.parentElement]) if (element) element.scrollTop = 0;
    setScrolled(null);
  }, [page, name]);
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React also passes on scrolling in dialogs, which are outside the page
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.clientHeight > currentTarget.clientHeight / 2) setScrolled(target.scrollTop > 0 ? name : null);
  };
  return { isScrolled: scrolled === name, onScroll: handleScroll };
}
