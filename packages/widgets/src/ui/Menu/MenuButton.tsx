import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useRef,
  useState,
} from 'react';
import type { LazyPart } from '../lazy-part.ts';
import type { Align, Side } from '../Popover/place.ts';
import { useOpenedPart } from '../use-opened-part.ts';
import type { MenuPlace } from './menu-place.ts';

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Props of the button of a menu. */
export interface MenuButtonProps {
  /** One `Button` or `IconButton` that opens the menu. */
  trigger: ReactElement<TriggerProps>;
  /** The menu's name for screen readers. */
  label: string;
  /** @default 'bottom' */
  side?: Side;
  /** @default 'start' */
  align?: Align;
}

interface MenuOfPartProps<Content> extends MenuButtonProps {
  /** Code that renders the open menu. */
  part: LazyPart<ComponentType<Content & MenuPlace>>;
  content: Content;
}

/** A menu that opens from a button. Its code, and that of its entries, is loaded when the browser is idle or it opens. */
export function MenuButton<Content>({ trigger, label, side, align, part, content }: MenuOfPartProps<Content>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const handleClose = () => setOpen(null);
  const Panel = useOpenedPart(part, open !== null, handleClose);
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
          {...content}
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
