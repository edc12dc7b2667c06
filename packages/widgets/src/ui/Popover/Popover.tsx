import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { focusedNear } from '../page-root.ts';
import { blockPress } from './block-press.ts';
import { Floating } from './Floating.tsx';
import * as styles from './Popover.css.ts';
import type { Align, Side } from './place.ts';
import { useAnchorSight } from './use-anchor-sight.ts';
import { useAnchoredPosition } from './use-anchored-position.ts';
import { DismissLayerContext, useDismiss } from './use-dismiss.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  open: boolean;
  /** Called when the user closes it, by Escape or a click outside. */
  onClose: () => void;
  /** The element it is attached to; the focus returns there. */
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** @default 'bottom' */
  side?: Side;
  /** @default 'start' */
  align?: Align;
  /** Width in px; without it the content determines the width. */
  width?: number;
  /** Removes the padding of the content (lists). @default false */
  flush?: boolean;
}

/**
 * A small dialog next to its anchor, without a scrim: the page stays usable. The focus moves in and returns on closing.
 */
export function Popover({ open, ...props }: PopoverProps) {
  return open ? <OpenPopover {...props} /> : null;
}

function OpenPopover({ onClose, anchor, label, children, side, align, width, flush }: Omit<PopoverProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);
  const position = useAnchoredPosition({ open: true, anchor, side, align }, panel);
  const sight = useAnchorSight(anchor, onClose);
  const layer = useDismiss(true, [panel, anchor], (_reason, press) => {
    onClose();
    if (press) blockPress(press);
    else anchor.current?.focus();
  });
  useEffect(() => {
    const element = panel.current;
    const origin = anchor.current;
    const hasFocus = () => element?.contains(focusedNear(element)) ?? false;
    if (!hasFocus()) element?.focus({ preventScroll: true });
    return () => {
      if (hasFocus()) origin?.focus();
    };
  }, [anchor]);
  return (
    <Floating>
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-slot="popover"
        data-state="open"
        data-side={position.side}
        className={joinClasses(styles.floating, !flush && styles.padded)}
        style={{ ...position.style, ...sight, width, outline: 'none' }}
      >
        <DismissLayerContext.Provider value={layer}>{children}</DismissLayerContext.Provider>
      </div>
    </Floating>
  );
}
