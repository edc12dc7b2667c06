import type { UnreadCounts } from '@tramita/client/contract';
import { Badge, VisuallyHidden } from '@tramita/widgets/ui';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTexts } from '../messages/portal-language.ts';
import * as styles from './Drawer.css.ts';
import type { LabeledEntry, LabeledGroup } from './navigation.ts';
import type { DrawerState } from './use-drawer-state.ts';

export interface DrawerGroupProps {
  group: LabeledGroup;
  counts: UnreadCounts;
  /** Number of all tasks by list; absent until counted. */
  totals: Partial<UnreadCounts>;
  hasNewUpdate: boolean;
  state: Pick<DrawerState, 'foldedGroups' | 'toggleGroup' | 'closeOverlay'>;
}

/** A collapsible heading with its entries. */
export function DrawerGroup({ group, counts, totals, hasNewUpdate, state }: DrawerGroupProps) {
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
      <ul id={listId} className={isFolded ? styles.folded : undefined} aria-label={group.label ?? undefined}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <Entry
              entry={entry}
              count={entry.badge ? counts[entry.badge] : 0}
              total={entry.badge && totals[entry.badge]}
              hasDot={entry.dot === 'update' && hasNewUpdate}
              onFollow={state.closeOverlay}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: LabeledEntry;
  /** Number of unread tasks. */
  count: number;
  /** Number of all tasks of the list. */
  total: number | undefined;
  hasDot: boolean;
  onFollow: () => void;
}

function Entry({ entry, count, total = 0, hasDot, onFollow }: EntryProps) {
  const { shell } = useTexts();
  const Icon = entry.icon;
  return (
    <NavLink to={entry.to} className={styles.entry} title={entry.label} onClick={onFollow}>
      <Icon aria-hidden="true" />
      <span className={styles.entryLabel}>{entry.label}</span>
      {total > 0 && (
        <span className={styles.total}>
          <span aria-hidden="true">{total > 999 ? '999+' : total}</span>
          <VisuallyHidden>{shell.tasks(total)}</VisuallyHidden>
        </span>
      )}
      {count > 0 && (
        <b className={styles.badge}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <VisuallyHidden>{shell.unread(count)}</VisuallyHidden>
        </b>
      )}
      {hasDot && <Badge className={styles.dot} label={shell.newUpdate} tone="accent" />}
    </NavLink>
  );
}
