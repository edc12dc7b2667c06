import type { Import, ImportTab } from '@tramita/client/contract';
import { useState } from 'react';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { ChangeList } from './ChangeList.tsx';
import * as styles from './ChangeTabs.css.ts';
import { ErrorList } from './ErrorList.tsx';

/** A tab of the difference. */
type DifferenceTab = ImportTab | 'ERRORS';

const tabs = [
  { id: 'NEW', name: 'tabNew', count: 'new' },
  { id: 'CHANGED', name: 'tabChanged', count: 'changed' },
  { id: 'DEACTIVATED', name: 'tabDeactivated', count: 'deactivated' },
  { id: 'ACCESS', name: 'tabAccess', count: 'access' },
  { id: 'ERRORS', name: 'tabErrors', count: 'errors' },
] as const satisfies readonly { id: DifferenceTab; name: string; count: keyof NonNullable<Import['tabs']> }[];

/** Returns the first tab that has rows. */
export const firstTab = ({ tabs: counts }: Pick<Import, 'tabs'>): DifferenceTab =>
  tabs.find(({ count }) => (counts?.[count] ?? 0) > 0)?.id ?? 'NEW';

interface ChangeTabsProps {
  messages: typeof peopleImportMessages;
  item: Import;
  tab: DifferenceTab;
  onTabChange: (tab: DifferenceTab) => void;
}

/** The records that an import creates, changes and deactivates, the people whose access changes, and the errors. */
export function ChangeTabs({ messages, item, tab, onTabChange }: ChangeTabsProps) {
  const locale = useLocale();
  const [attribute, setAttribute] = useState<string | null>(null);
  // only people have access to lose
  const shown = tabs.filter(({ id }) => id !== 'ACCESS' || item.kind === 'people');
  return (
    <Tabs
      className={styles.tabs}
      label={messages.tabs}
      value={tab}
      onChange={onTabChange}
      tabs={shown.map(({ id, name, count }) => ({
        id,
        label: messages[name],
        badge: (
          <span
            data-tone={id === 'ERRORS' && (item.tabs?.errors ?? 0) > 0 ? 'danger' : 'neutral'}
            className={styles.count}
          >
            {formatInteger(item.tabs?.[count] ?? 0, locale)}
          </span>
        ),
        content:
          id === 'ERRORS' ? (
            <ErrorList messages={messages} item={item} />
          ) : (
            <ChangeList
              key={id}
              messages={messages}
              item={item}
              tab={id}
              attribute={attribute}
              onFilter={setAttribute}
            />
          ),
      }))}
    />
  );
}
