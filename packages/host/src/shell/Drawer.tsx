import type { UnreadCounts, User } from '@tramita/client/contract';
import { IconButton, Logo } from '@tramita/widgets/ui';
import { ChevronDown, PanelLeft } from 'lucide-react';
import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import * as styles from './Drawer.css.ts';
import { type NavigationEntry, type NavigationGroup, navigation } from './navigation.ts';
import type { DrawerState } from './use-drawer-state.ts';

export interface DrawerProps {
  user: User;
  counts: UnreadCounts;
  state: DrawerState;
}

/** The side navigation: 248 px wide, a rail of icons when folded or narrow, over the page on a phone. */
export function Drawer({ user, counts, state }: DrawerProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(state.scrollTop);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = scrollTop.current;
  }, []);
  const handleScroll = (event: UIEvent<HTMLDivElement>) => state.rememberScroll(event.currentTarget.scrollTop);
  const className = [
    styles.drawer,
    !state.isOpen && styles.collapsed,
    !state.isOpenOnPhone && styles.drawerClosedOnPhone,
  ];

  return (
    <>
      {state.isOpenOnPhone && <div className={styles.scrim} onClick={state.closeOnPhone} aria-hidden="true" />}
      <nav id="drawer" className={className.filter(Boolean).join(' ')} aria-label="Menu principal">
        <div className={styles.brand}>
          <Logo />
          <span className={styles.brandName}>Tramita</span>
          <IconButton
            className={styles.foldButton}
            name={state.isOpen ? 'Recolher menu' : 'Expandir menu'}
            aria-expanded={state.isOpen}
            icon={<PanelLeft />}
            onClick={state.toggle}
          />
        </div>
        {user.showOnlyPersonalMenu && (
          <p className={styles.restricted}>
            Sua situação no cadastro de funcionários é {user.status?.description ?? 'restrita'}. Alguns acessos estão
            restritos.
          </p>
        )}
        <div className={styles.nav} ref={list} onScroll={handleScroll}>
          {navigation
            .filter((group) => group.isVisible(user))
            .map((group) => (
              <Group key={group.id} group={group} counts={counts} state={state} />
            ))}
        </div>
      </nav>
    </>
  );
}

function Group({ group, counts, state }: { group: NavigationGroup; counts: UnreadCounts; state: DrawerState }) {
  const isFolded = state.foldedGroups.includes(group.id);
  const listId = `drawer-${group.id}`;
  return (
    <div className={styles.group}>
      {group.label && (
        <button
          type="button"
          className={styles.groupHeading}
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={() => state.toggleGroup(group.id)}
        >
          {group.label}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      )}
      <ul id={listId} hidden={isFolded} aria-label={group.label ?? undefined}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} count={entry.badge ? counts[entry.badge] : 0} onFollow={state.closeOnPhone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, count, onFollow }: { entry: NavigationEntry; count: number; onFollow: () => void }) {
  const Icon = entry.icon;
  return (
    <NavLink to={entry.to} className={styles.entry} title={entry.label} onClick={onFollow}>
      <Icon aria-hidden="true" />
      <span className={styles.entryLabel}>{entry.label}</span>
      {count > 0 && (
        <b className={styles.badge}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className={styles.srOnly}>, {count === 1 ? '1 não lida' : `${count} não lidas`}</span>
        </b>
      )}
    </NavLink>
  );
}
