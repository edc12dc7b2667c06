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
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import type { Side } from '../Popover/place.ts';
import { windowOf } from '../page-root.ts';

// loaded when the pointer or the focus first arrives, so that it does not delay rendering the page
const tooltipBubble = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

interface TriggerProps {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words; null for no tooltip. */
  text: string | null;
  /** One focusable element. */
  children: ReactElement<TriggerProps>;
  /** @default 'top' */
  side?: Side;
  /**
   * Whether the text also describes the element for screen readers; false if it only repeats the name. @default true
   */
  describes?: boolean;
}

/** Delay before the tooltip appears on hover, in ms; keyboard focus shows it at once. */
const REST = 400;

/** Text that appears on hover and on keyboard focus, and disappears on Escape. */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const Bubble = useLazyPart(tooltipBubble, wanted);
  const stopWatching = useRef(() => {});
  const hide = () => {
    clearTimeout(timer.current);
    stopWatching.current();
    setOpen(false);
  };
  /** Watches the pointer: an element that moves away from below it gets no event. */
  const watchPointer = () => {
    stopWatching.current();
    const handleMove = (event: globalThis.PointerEvent) => {
      const element = anchor.current;
      if (element && !event.composedPath().includes(element) && !element.matches(':focus-visible')) hide();
    };
    const view = anchor.current ? windowOf(anchor.current) : window;
    view.addEventListener('pointermove', handleMove, { capture: true });
    stopWatching.current = () => view.removeEventListener('pointermove', handleMove, { capture: true });
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      stopWatching.current();
    },
    [],
  );
  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const view = anchor.current ? windowOf(anchor.current) : window;
    view.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => view.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [open]);

  const isDescription = describes && text !== null;
  const own = children.props;
  const trigger = cloneElement(children, {
    'aria-describedby': joinClasses(own['aria-describedby'], isDescription && id) || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      anchor.current = event.currentTarget;
      setWanted(true);
      timer.current = setTimeout(() => setOpen(true), REST);
      watchPointer();
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      clearTimeout(timer.current);
      anchor.current = event.currentTarget;
      if (!event.currentTarget.matches(':focus-visible')) return;
      setWanted(true);
      setOpen(true);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      clearTimeout(timer.current);
      // an element that disappears before the next one has the focus makes a dialog take it
      timer.current = setTimeout(hide);
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
      {open && text && Bubble && <Bubble text={text} side={side} anchor={anchor} />}
    </>
  );
}
