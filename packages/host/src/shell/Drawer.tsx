import type { UnreadCounts, User } from '@tramita/client/contract';
import { IconButton, Logo } from '@tramita/widgets/ui';
import { PanelLeft, X } from 'lucide-react';
import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '../config/config-context.ts';
import * as styles from './Drawer.css.ts';
import { DrawerGroup } from './DrawerGroup.tsx';
import { visibleNavigation } from './navigation.ts';
import { Support } from './support/Support.tsx';
import type { DrawerState } from './use-drawer-state.ts';
import { useOfferedCalls } from './use-offered-calls.ts';

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
  const { pathname } = useLocation();
  const offered = useOfferedCalls(user);
  const list = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const scrollTop = useRef(state.scrollTop);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = scrollTop.current;
  }, []);
  useEffect(() => {
    if (!state.isOverlay) return;
    const opener = document.activeElement;
    closeButton.current?.focus();
    return () => {
      // the page is inert until React has rendered the closed drawer
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
    };
  }, [state.isOverlay]);
  const handleScroll = (event: UIEvent<HTMLDivElement>) => state.rememberScroll(event.currentTarget.scrollTop);
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
      <nav id="drawer" className={className.join(' ')} aria-label="Menu principal" onKeyDown={handleKeyDown}>
        <div className={styles.brand}>
          <Logo />
          <span className={styles.brandName}>{productName}</span>
          <IconButton
            className={styles.foldButton}
            name={state.isOpen ? 'Recolher menu' : 'Expandir menu'}
            aria-expanded={state.isOpen}
            icon={<PanelLeft />}
            onClick={state.toggle}
          />
          <IconButton
            ref={closeButton}
            className={styles.closeButton}
            name="Fechar menu"
            tooltip={false}
            icon={<X />}
            onClick={state.closeOverlay}
          />
        </div>
        {user.showOnlyPersonalMenu && (
          <p className={styles.restricted}>
            Sua situação no cadastro de funcionários é {user.status?.description ?? 'restrita'}. Alguns acessos estão
            restritos.
          </p>
        )}
        <div className={styles.nav} ref={list} onScroll={handleScroll}>
          {visibleNavigation(user, offered).map((group) => (
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
        <Support isHidden={pathname === '/report' || pathname.startsWith('/report/')} />
      </nav>
    </>
  );
}
