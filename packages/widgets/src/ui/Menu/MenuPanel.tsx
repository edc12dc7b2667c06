import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { forwardRef, type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { blockPress } from '../Popover/block-press.ts';
import { Floating } from '../Popover/Floating.tsx';
import { frame } from '../Popover/Popover.css.ts';
import { isElement } from '../page-root.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry, MenuItem } from './menu-entry.ts';
import type { MenuPlace } from './menu-place.ts';
import { useCloseOnMove } from './use-close-on-move.ts';
import { useMenuKeys } from './use-menu-keys.ts';

/** Props of {@link MenuPanel}. */
export interface MenuPanelProps extends MenuPlace {
  entries: readonly MenuEntry[];
}

/** The open menu: arrows, Home, End and typed letters move; Enter and Space select; Tab and Escape close. */
export function MenuPanel(props: MenuPanelProps) {
  const { anchor, label, entries, onClose, returnFocus, side = 'bottom', align = 'start', focusOn = 'first' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const move = useMenuKeys(panel);
  // inside a shadow root Radix moves the focus to the menu itself after it opened
  const isOpening = useRef(true);
  const focusItem = () => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    items.at(focusOn === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  };
  const closeAndReturn = () => {
    onClose();
    returnFocus();
  };
  useCloseOnMove(panel, 'x' in anchor, closeAndReturn);
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    closeAndReturn();
  };
  const choose = (event: Event, item: MenuItem) => {
    // the focus returns before the action runs, so that a dialog opened by the action remembers the right opener
    event.preventDefault();
    if (item.disabledReason) return;
    if (item.checked === undefined || item.kind === 'radio') closeAndReturn();
    item.onSelect?.();
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Floating>
        <DropdownMenu.Trigger asChild>
          {'x' in anchor ? <AnchorPoint {...anchor} /> : <AnchorElement element={anchor} />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          ref={panel}
          aria-label={label}
          aria-labelledby={undefined}
          data-slot="menu"
          className={joinClasses(frame, styles.menu)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={handleKeyDown}
          onKeyDownCapture={(event) => {
            isOpening.current = false;
            move(event);
          }}
          onFocus={({ target }) => {
            if (target === panel.current && isOpening.current) focusItem();
          }}
          onPointerMove={() => {
            isOpening.current = false;
          }}
          onContextMenu={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            closeAndReturn();
          }}
          onInteractOutside={(event) => {
            const { originalEvent } = event.detail;
            const [target = null] = originalEvent.composedPath();
            if ('current' in anchor && isElement(target) && anchor.current?.contains(target)) event.preventDefault();
            else if (originalEvent.type === 'pointerdown') blockPress(originalEvent as PointerEvent);
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <FocusOnOpening onOpen={focusItem} />
          {entries.map((entry) => (
            <MenuLine key={entry.id} entry={entry} onChoose={choose} />
          ))}
        </DropdownMenu.Content>
      </Floating>
    </DropdownMenu.Root>
  );
}

/** Attaches the menu to an element rendered elsewhere. */
const AnchorElement = forwardRef<HTMLElement | null, { element: RefObject<HTMLElement | null> }>(function AnchorElement(
  { element },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
});

const AnchorPoint = forwardRef<HTMLSpanElement, { x: number; y: number }>(function AnchorPoint({ x, y }, ref) {
  return <span ref={ref} aria-hidden="true" className={styles.point} style={{ left: x, top: y }} />;
});

function FocusOnOpening({ onOpen }: { onOpen: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the menu opens
  useEffect(onOpen, []);
  return null;
}

function MenuLine({ entry, onChoose }: { entry: MenuEntry; onChoose: (event: Event, item: MenuItem) => void }) {
  const { Link } = useUiEnvironment();
  if (entry.kind === 'separator') return <DropdownMenu.Separator className={styles.separator} />;
  if (entry.kind === 'heading') {
    return <DropdownMenu.Label className={styles.heading}>{entry.label}</DropdownMenu.Label>;
  }
  const content = (
    <>
      {entry.checked !== undefined && <span className={styles.slot}>{entry.checked && <Check />}</span>}
      {entry.icon && <span className={styles.slot}>{entry.icon}</span>}
      <span className={styles.label}>
        {entry.label}
        {entry.disabledReason && <span className={styles.note}>{entry.disabledReason}</span>}
      </span>
      {entry.hint}
    </>
  );
  const attributes = {
    'data-slot': 'menu-item',
    'data-tone': entry.tone,
    'aria-disabled': entry.disabledReason ? true : undefined,
    className: styles.item,
    textValue: entry.label,
    onSelect: (event: Event) => onChoose(event, entry),
  };
  if (entry.checked !== undefined) {
    return (
      <DropdownMenu.CheckboxItem
        {...attributes}
        {...(entry.kind === 'radio' && { role: 'menuitemradio' })}
        checked={entry.checked}
      >
        {content}
      </DropdownMenu.CheckboxItem>
    );
  }
  if (entry.href && !entry.disabledReason) {
    return (
      <DropdownMenu.Item {...attributes} asChild>
        <Link href={entry.href}>{content}</Link>
      </DropdownMenu.Item>
    );
  }
  return <DropdownMenu.Item {...attributes}>{content}</DropdownMenu.Item>;
}
