import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { joinClasses } from '../join-classes.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Floating } from '../Popover/Floating.tsx';
import { floating } from '../Popover/Popover.css.ts';
import { useAnchoredPosition } from '../Popover/use-anchored-position.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';
import * as styles from './Combobox.css.ts';
import type { useListbox } from './use-listbox.ts';

interface ListboxPanelProps {
  listbox: ReturnType<typeof useListbox>;
  anchor: RefObject<HTMLElement | null>;
  label: string | undefined;
  labelledBy: string | undefined;
  isSelected: (value: string) => boolean;
  multiple: boolean;
  loading: boolean;
  error: ReactNode;
  emptyText?: string | undefined;
  /** Why no further option can be selected. */
  refusal?: string | null;
  onLoadMore: (() => void) | undefined;
}

/** Height in px from which the list scrolls. */
const maxHeight = 320;

/** The floating list of a combobox with its loading, empty and error states. */
export function ListboxPanel(props: ListboxPanelProps) {
  const { listbox, anchor, label, labelledBy, isSelected, multiple, loading, error, refusal, onLoadMore } = props;
  const { messages } = useUiEnvironment();
  const position = useAnchoredPosition({ open: true, anchor, maxHeight }, listbox.panel);
  const [width, setWidth] = useState(0);
  useIsomorphicLayoutEffect(() => setWidth(anchor.current?.offsetWidth ?? 0), [anchor]);
  const isEmpty = !loading && !error && listbox.shown.length === 0;
  const nothing = props.emptyText ?? messages.noItems;
  const count = loading ? messages.searching : isEmpty ? nothing : messages.optionCount(listbox.shown.length);
  return (
    <Floating>
      <div
        ref={listbox.panel}
        data-slot="listbox"
        data-state="open"
        className={joinClasses(floating, styles.list)}
        style={{ maxHeight, ...position.style, width }}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div
          id={listbox.listId}
          role="listbox"
          aria-label={label}
          aria-labelledby={label ? undefined : labelledBy}
          aria-multiselectable={multiple || undefined}
          aria-busy={loading || undefined}
        >
          {!error &&
            listbox.shown.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, see aria-activedescendant
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              <div
                key={option.value}
                id={`${listbox.listId}-${index}`}
                role="option"
                aria-selected={isSelected(option.value)}
                aria-disabled={option.disabled || undefined}
                data-state={index === listbox.active ? 'active' : 'idle'}
                className={styles.option}
                onPointerMove={() => listbox.setActive(index)}
                onClick={() => listbox.pick(option)}
              >
                {option.media}
                <span className={styles.optionText}>
                  {option.label}
                  {option.description && <span className={styles.description}>{option.description}</span>}
                </span>
                {isSelected(option.value) && <Check className={styles.tick} />}
              </div>
            ))}
        </div>
        {refusal && <div className={styles.refusal}>{refusal}</div>}
        {error && <div className={styles.note}>{error}</div>}
        {isEmpty && <div className={styles.note}>{nothing}</div>}
        {loading && (
          <div className={styles.note}>
            <Spinner label={null} />
            {messages.searching}
          </div>
        )}
        {onLoadMore && !loading && !error && (
          <Button variant="link" size="sm" className={styles.more} tabIndex={-1} onClick={onLoadMore}>
            {messages.loadMore}
          </Button>
        )}
        <LiveRegion>{refusal ?? count}</LiveRegion>
      </div>
    </Floating>
  );
}
