import { type RefObject, useRef } from 'react';
import { Floating } from '../Popover/Floating.tsx';
import type { Side } from '../Popover/place.ts';
import { useAnchoredPosition } from '../Popover/use-anchored-position.ts';
import { bubble } from './Tooltip.css.ts';

/** The text of a tooltip next to its element. Screen readers read the element's description instead. */
export function TooltipBubble(props: { text: string; side: Side; anchor: RefObject<HTMLElement | null> }) {
  const { text, side, anchor } = props;
  const floating = useRef<HTMLSpanElement>(null);
  const position = useAnchoredPosition({ open: true, anchor, side, align: 'center', gap: 6 }, floating);
  return (
    <Floating>
      <span
        ref={floating}
        role="presentation"
        aria-hidden="true"
        data-slot="tooltip"
        className={bubble}
        style={position.style}
      >
        {text}
      </span>
    </Floating>
  );
}
