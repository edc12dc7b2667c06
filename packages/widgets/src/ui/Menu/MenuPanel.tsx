import { Check } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Floating } from '../Popover/Floating.tsx';
import { floating } from '../Popover/Popover.css.ts';
import type { Align, Side } from '../Popover/place.ts';
import { type Anchor, useAnchoredPosition } from '../Popover/useAnchoredPosition.ts';
import { useDismiss } from '../Popover/useDismiss.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry, MenuItem } from './menu-entry.ts';
import { useTypeAhead } from './useTypeAhead.ts';

/** Props of {@link MenuPanel}. */
export interface MenuPanelProps {
  anchor: Anchor;
  /** The button that opened it, which a press may close again. */
  trigger?: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
  /** Give the focus back on closing. */
  returnFocus: () => void;
  side?: Side;
  align?: Align;
  /** Which item gets the focus on opening. @default 'first' */
  focusOn?: 'first' | 'last';
}

/** The open menu: arrows, Home, End and typed letters move; Enter and Space choose; Tab and Escape close. */
export function MenuPanel(props: MenuPanelProps) {
  const { anchor, trigger, label, entries, onClose, returnFocus, side, align, focusOn = 'first' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const position = useAnchoredPosition({ open: true, anchor, side, align }, panel);
  useDismiss(true, trigger ? [panel, trigger] : [panel], (reason) => {
    onClose();
    if (reason === 'escape') returnFocus();
  });
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const typeAhead = useTypeAhead();
  useEffect(() => {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (focusOn === 'first' ? all[0] : all.at(-1))?.focus({ preventScroll: true });
  }, [focusOn]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const root = panel.current?.getRootNode() as Document | ShadowRoot;
    const at = all.indexOf(root.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') {
      onClose();
      returnFocus();
      event.preventDefault();
    } else if (target !== undefined) {
      event.preventDefault();
      all[target % all.length]?.focus();
    } else typeAhead(event, all, at);
    event.stopPropagation();
  };
  const choose = (item: MenuItem) => {
    if (item.disabledReason) return;
    if (item.checked === undefined) {
      onClose();
      returnFocus();
    }
    item.onSelect?.();
  };
  return (
    <Floating>
      <div
        ref={panel}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        data-slot="menu"
        data-state="open"
        data-side={position.side}
        className={joinClasses(floating, styles.menu)}
        style={position.style}
        onKeyDown={handleKeyDown}
        onContextMenu={(event) => event.preventDefault()}
      >
        {entries.map((entry) => (
          <MenuLine key={entry.id} entry={entry} onChoose={choose} />
        ))}
      </div>
    </Floating>
  );
}

function MenuLine({ entry, onChoose }: { entry: MenuEntry; onChoose: (item: MenuItem) => void }) {
  const { Link } = useUiEnvironment();
  if (entry.kind === 'separator') return <hr className={styles.separator} style={{ border: 0 }} />;
  if (entry.kind === 'heading') {
    return (
      <div role="presentation" className={styles.heading}>
        {entry.label}
      </div>
    );
  }
  const isCheck = entry.checked !== undefined;
  const content = (
    <>
      {isCheck && <span className={styles.slot}>{entry.checked && <Check />}</span>}
      {entry.icon && <span className={styles.slot}>{entry.icon}</span>}
      <span className={styles.label}>
        {entry.label}
        {entry.disabledReason && <span className={styles.note}>{entry.disabledReason}</span>}
      </span>
      {entry.hint}
    </>
  );
  const attributes = {
    tabIndex: -1,
    'data-slot': 'menu-item',
    'data-tone': entry.tone,
    'aria-disabled': entry.disabledReason ? true : undefined,
    className: styles.item,
    onClick: () => onChoose(entry),
  };
  if (entry.href && !entry.disabledReason) {
    return (
      <Link {...attributes} role="menuitem" href={entry.href}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...attributes}
      type="button"
      {...(isCheck ? { role: 'menuitemcheckbox', 'aria-checked': entry.checked } : { role: 'menuitem' })}
    >
      {content}
    </button>
  );
}
