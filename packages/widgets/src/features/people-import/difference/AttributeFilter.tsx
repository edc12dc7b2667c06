import type { Import } from '@tramita/client/contract';
import { ChevronDown } from 'lucide-react';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import * as styles from './ChangeTabs.css.ts';

/** Attributes with a button of their own; the others are in a menu. */
const buttonCount = 4;

interface AttributeFilterProps {
  messages: typeof peopleImportMessages;
  item: Import;
  /** Null shows all changed records. */
  value: string | null;
  onChange: (attribute: string | null) => void;
}

/** Narrows the changed records to those that change one attribute. */
export function AttributeFilter({ messages, item, value, onChange }: AttributeFilterProps) {
  const locale = useLocale();
  const first = item.attributes.slice(0, buttonCount);
  const others = item.attributes.slice(buttonCount);
  const chosen = others.find(({ name }) => name === value);
  const segments = [
    { name: null, label: messages.every, count: item.tabs?.changed ?? 0 },
    ...[...first, ...(chosen ? [chosen] : [])].map(({ name, count }) => ({ name, label: name, count })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are a filter and no part of a form
    <div role="group" aria-label={messages.filter} className={styles.bar}>
      {segments.map(({ name, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={name === value}
          className={styles.segment}
          onClick={() => onChange(name)}
        >
          {label} <span className={styles.segmentCount}>{formatInteger(count, locale)}</span>
        </button>
      ))}
      {others.length > 0 && (
        <Menu
          label={messages.filter}
          trigger={
            <Button variant="ghost" size="sm">
              {messages.moreAttributes(others.length)}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          entries={others.map(({ name, count }) => ({
            kind: 'radio' as const,
            id: name,
            label: name,
            hint: formatInteger(count, locale),
            checked: name === value,
            onSelect: () => onChange(name),
          }))}
        />
      )}
    </div>
  );
}
