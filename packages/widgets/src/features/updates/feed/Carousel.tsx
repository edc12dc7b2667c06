import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { updatesMessages } from '../../../messages/features/updates.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';

/** An item of a carousel. */
export interface Slide {
  readonly id: number;
  readonly name: string;
  /** Renders it while it is visible. */
  readonly content: ReactNode;
  /** Renders its thumbnail. */
  readonly thumb: ReactNode;
}

export interface CarouselProps {
  /** Label of the items, in the plural: "Imagens". */
  label: string;
  slides: readonly Slide[];
}

/** Minimum length of a horizontal swipe, in px. */
const swipe = 40;

/**
 * Shows one item at a time. Buttons, thumbnails, the arrow keys, Home, End and a swipe change it; it never moves by itself,
 * and its position is announced.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const messages = useMessages(updatesMessages);
  const [at, setAt] = useState(0);
  const start = useRef<{ x: number; y: number } | null>(null);
  const position = Math.min(at, slides.length - 1);
  const current = slides[position];
  if (!current) return null;
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), slides.length - 1));
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    Home: 0,
    End: slides.length - 1,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(target);
  };
  const handlePointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from || event.pointerType === 'mouse') return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) go(position + (x < 0 ? 1 : -1));
  };
  return (
    <section
      className={styles.carousel}
      data-slot="carousel"
      aria-roledescription={messages.carousel}
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          start.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: one of several, not a set of inputs */}
        <div
          key={current.id}
          className={styles.slide}
          role="group"
          aria-roledescription={messages.slide}
          aria-label={messages.slideName(position + 1, slides.length, current.name)}
        >
          {current.content}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.foot}>
          <div className={styles.thumbs}>
            {slides.map(({ id, name, thumb }, index) => (
              <button
                key={id}
                type="button"
                className={styles.thumb}
                aria-label={messages.showSlide(name)}
                aria-current={index === position ? 'true' : undefined}
                onClick={() => go(index)}
              >
                {thumb}
              </button>
            ))}
          </div>
          <span className={styles.steps}>
            <IconButton
              name={messages.previous(label)}
              icon={<ChevronLeft />}
              // it keeps the focus, so that the keys still work
              disabledReason={position === 0 ? messages.first : null}
              onClick={() => go(position - 1)}
            />
            <span role="status">{messages.slideOf(position + 1, slides.length)}</span>
            <IconButton
              name={messages.next(label)}
              icon={<ChevronRight />}
              disabledReason={position === slides.length - 1 ? messages.last : null}
              onClick={() => go(position + 1)}
            />
          </span>
        </div>
      )}
    </section>
  );
}
