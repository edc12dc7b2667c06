import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './Tabs.css.ts';

/** One tab with its panel. */
export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A count or state after the label. */
  badge?: ReactNode;
  /** Rendered only while its tab is selected. */
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Accessible name of the tab list. */
  label: string;
  className?: string;
}

/** Tabs above one panel; arrows, Home and End move the focus and select. */
export function Tabs<Id extends string>({ tabs, value, onChange, label, className }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const next = target === undefined ? undefined : tabs[target % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div data-slot="tabs" className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            data-state={tab === chosen ? 'active' : 'inactive'}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is a tab stop, as in the ARIA tabs pattern
          tabIndex={0}
          className={styles.panel}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}
