import type { EndpointId, User } from '@tramita/client/contract';
import { useCapabilities } from '@tramita/widgets/provider';
import { Avatar, IconButton, Menu } from '@tramita/widgets/ui';
import { CalendarOff, ChevronDown, ChevronRight, IdCard, LogOut, MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/portal-language.ts';
import { pageAt } from './page-title.ts';
import * as styles from './TopBar.css.ts';

/** Pages about the user, in the menu of every user. */
const ownPages = [
  { href: '/absences', name: 'absences', icon: CalendarOff },
  { href: '/my-data', name: 'myData', icon: IdCard },
] as const;

export interface TopBarProps {
  user: User;
  title: string;
  /** Text before the title, e.g. the drawer group. */
  parentTitle?: string | null;
  /** Whether the page below is scrolled. */
  isScrolled: boolean;
  /** Tools of the page or the shell, left of the user. */
  children?: ReactNode;
  /** Shown in place of the search if the page has none. */
  search?: ReactNode;
  /** Refs of the elements that pages fill; see `TopBarSlots`. */
  searchSlot: (element: HTMLElement | null) => void;
  selectionSlot: (element: HTMLElement | null) => void;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  onSignOut: () => void;
}

/** The bar above every page with the page's title and the user. */
export function TopBar(props: TopBarProps) {
  const { user, title, parentTitle, isScrolled, children, search, isDrawerOpen, onOpenDrawer, onSignOut } = props;
  const { shell, pages } = useTexts();
  const supports = useCapabilities();
  const isShown = (needs: EndpointId | undefined) => needs === undefined || supports(needs);
  return (
    <header className={styles.bar} data-scrolled={isScrolled}>
      <IconButton
        className={`${styles.menuButton} ${styles.coverable}`}
        name={shell.openMenu}
        icon={<MenuIcon />}
        aria-controls="drawer"
        aria-expanded={isDrawerOpen}
        onClick={onOpenDrawer}
      />
      <div className={styles.title}>
        {parentTitle && (
          <>
            <span className={styles.parent}>{parentTitle}</span>
            <ChevronRight aria-hidden="true" />
          </>
        )}
        <h1 className={styles.heading}>{title}</h1>
      </div>
      <div ref={props.searchSlot} className={`${styles.searchSlot} ${styles.coverable}`} />
      <div className={`${styles.noSearch} ${styles.coverable}`}>{search}</div>
      <div className={`${styles.tools} ${styles.coverable}`}>
        {children}
        <Menu
          label={shell.userMenu}
          align="end"
          trigger={
            <button type="button" className={styles.user}>
              <Avatar name={user.completeName} src={user.picture} size="md" tone="accent" />
              <span className={styles.nickname}>{user.nickName}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          }
          entries={[
            ...ownPages
              .filter(({ href }) => isShown(pageAt(href)?.needs))
              .map(({ href, name, icon: Icon }) => ({ id: name, label: pages[name], icon: <Icon />, href })),
            { id: 'sign-out', label: shell.signOut, icon: <LogOut />, onSelect: onSignOut },
          ]}
        />
      </div>
      <div ref={props.selectionSlot} className={styles.selectionSlot} />
    </header>
  );
}
