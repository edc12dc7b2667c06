import type { UnreadCounts, User } from '@tramita/client/contract';
import { useCapabilities } from '@tramita/widgets/provider';
import { IconButton, Logo } from '@tramita/widgets/ui';
import { PanelLeft, X } from 'lucide-react';
import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '../config/config-context.ts';
import { useTexts } from '../messages/portal-language.ts';
import * as styles from './Drawer.css.ts';
import { DrawerGroup } from './DrawerGroup.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { entriesInPlace, visibleNavigation } from './navigation.ts';
import { Support } from './support/Support.tsx';
import type { DrawerState } from './use-drawer-state.ts';
import { useIsOffered } from './use-is-offered.ts';

export interface DrawerProps {
  user: User;
  counts: UnreadCounts;
  totals: Partial<UnreadCounts>;
  /** Whether there is an update of this week. */
  hasNewUpdate: boolean;
  state: DrawerState;
}

/** The side navigation: 248 px wide, a rail of icons if collapsed or narrow, over the page on a phone. */
export function Drawer({ user, counts, totals, hasNewUpdate, state }: DrawerProps) {
  const productName = useProductName();
  const texts = useTexts();
  const { shell } = texts;
  const supports = useCapabilities();
  // one response names all additions, so any of them shows whether it has arrived
  const isKnown = useIsOffered('directory.list') !== null;
  const groups = isKnown
    ? visibleNavigation(user, supports, texts)
    : entriesInPlace(visibleNavigation(user, () => true, texts));
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // a place that the user chose stays after a reload; `top` is null once it is reached
  const restored = useRef<{ top: number | null; pathname: string }>({
    top: state.scrollTop,
    pathname: state.scrolledOn,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: which entries there are depends on what the server supports
  useLayoutEffect(() => {
    if (!list.current) return;
    const place = restored.current;
    if (place.top !== null) {
      // the place may be reached only with entries that appear later
      list.current.scrollTop = place.top;
      if (list.current.scrollTop >= place.top) place.top = null;
    }
    if (place.pathname === pathname) return;
    restored.current = { top: null, pathname: '' };
    const entry = list.current.querySelector('[aria-current="page"]');
    if (entry) revealIn(list.current, entry);
  }, [pathname, supports, state.isOverlay]);
  useEffect(() => {
    if (!state.isOverlay) return;
    const opener = document.activeElement;
    closeButton.current?.focus();
    return () => {
      // the page is inert until React has rendered the closed drawer
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
    };
  }, [state.isOverlay]);
  const handleScroll = (event: UIEvent<HTMLDivElement>) =>
    state.rememberScroll(event.currentTarget.scrollTop, pathname);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.isOverlay) state.closeOverlay();
  };
  const className = [
    styles.drawer,
    !state.isOpen && styles.collapsed,
    !state.isOverlay && styles.drawerClosedOnPhone,
  ].filter((name) => name !== false);

  return (
    <>
      {state.isOverlay && <div className={styles.scrim} onClick={state.closeOverlay} aria-hidden="true" />}
      <nav id="drawer" className={className.join(' ')} aria-label={shell.mainMenu} onKeyDown={handleKeyDown}>
        <div className={styles.brand}>
          <Logo />
          <span className={styles.brandName}>{productName}</span>
          <IconButton
            className={styles.foldButton}
            name={state.isOpen ? shell.collapseMenu : shell.expandMenu}
            aria-expanded={state.isOpen}
            icon={<PanelLeft />}
            onClick={state.toggle}
          />
          <IconButton
            ref={closeButton}
            className={styles.closeButton}
            name={shell.closeMenu}
            tooltip={false}
            icon={<X />}
            onClick={state.closeOverlay}
          />
        </div>
        {user.showOnlyPersonalMenu && <p className={styles.restricted}>{shell.restricted(user.status?.description)}</p>}
        <div className={styles.nav} ref={list} onScroll={handleScroll}>
          {groups.map((group) => (
            <DrawerGroup
              key={group.id}
              group={group}
              counts={counts}
              totals={totals}
              hasNewUpdate={hasNewUpdate}
              state={state}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Support isHidden={pathname === '/report' || pathname.startsWith('/report/')} />
          <LanguageMenu />
        </div>
      </nav>
    </>
  );
}

/** Scrolls a list just as far as an entry needs to be visible. */
function revealIn(list: HTMLElement, entry: Element): void {
  const [box, shown] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (shown.bottom > box.bottom) list.scrollTop += shown.bottom - box.bottom;
  else if (shown.top < box.top) list.scrollTop -= box.top - shown.top;
}
