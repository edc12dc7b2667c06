import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../join-classes.ts';
import { Floating } from '../Popover/Floating.tsx';
import type { Side } from '../Popover/place.ts';
import { useAnchoredPosition } from '../Popover/useAnchoredPosition.ts';
import { bubble } from './Tooltip.css.ts';

interface TriggerProps {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words; null for none now. */
  text: string | null;
  /** One focusable element. */
  children: ReactElement<TriggerProps>;
  /** @default 'top' */
  side?: Side;
  /** Let the text also describe the element for screen readers; off where it only repeats the name. @default true */
  describes?: boolean;
}

/** Time the pointer rests before the bubble shows, in ms; keyboard focus shows it at once. */
const REST = 400;

/** Words that appear on hover and on keyboard focus, and go on Escape. */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const floating = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const position = useAnchoredPosition({ open, anchor, side, align: 'center', gap: 6 }, floating);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    // an element that is moved within the page is left without a word
    const handleMove = () => anchor.current?.matches(':hover, :focus-visible') || setOpen(false);
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    window.addEventListener('pointermove', handleMove, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      window.removeEventListener('pointermove', handleMove, { capture: true });
    };
  }, [open]);

  const isDescription = describes && text !== null;
  const own = children.props;
  const trigger = cloneElement(children, {
    'aria-describedby': joinClasses(own['aria-describedby'], isDescription && id) || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      anchor.current = event.currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(anchor.current?.matches(':hover') ?? false), REST);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      anchor.current = event.currentTarget;
      if (event.currentTarget.matches(':focus-visible')) setOpen(true);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {trigger}
      {isDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {open && text && (
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
      )}
    </>
  );
}
