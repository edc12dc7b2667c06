import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useRef,
  useState,
} from 'react';
import type { Align, Side } from '../Popover/place.ts';
import { useOpenedPart } from '../use-opened-part.ts';
import { menuPanel } from './lazy-menu-panel.ts';
import type { MenuEntry } from './menu-entry.ts';

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** One `Button` or `IconButton` that opens the menu. */
  trigger: ReactElement<TriggerProps>;
  /** The menu's name for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
  /** @default 'bottom' */
  side?: Side;
  /** @default 'start' */
  align?: Align;
}

/** A menu that opens from a button. */
export function Menu({ trigger, label, entries, side, align }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const handleClose = () => setOpen(null);
  const Panel = useOpenedPart(menuPanel, open !== null, handleClose);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpen(open ? null : 'first');
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open && Panel && (
        <Panel
          anchor={button}
          label={label}
          entries={entries}
          side={side}
          align={align}
          focusOn={open}
          onClose={handleClose}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  );
}
