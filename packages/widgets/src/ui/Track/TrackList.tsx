import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TrackStopState } from './fit-track.ts';
import * as styles from './TrackList.css.ts';

/** One stop of a {@link TrackList}. */
export interface TrackStop {
  id: string;
  state: TrackStopState;
  title: ReactNode;
  /** User and time. */
  meta?: ReactNode;
  /** Replaces the tick: a thumb, a robot; 12 px. */
  icon?: ReactNode;
  /** Content below the stop: comments, buttons. */
  children?: ReactNode;
}

/** Props of {@link TrackList}. */
export interface TrackListProps {
  stops: readonly TrackStop[];
  /** Accessible name of the list. */
  label: string;
  className?: string;
}

/**
 * The large, vertical track: done stops are green, the current one has an accent ring with a halo, later ones are
 * hollow and dotted.
 */
export function TrackList({ stops, label, className }: TrackListProps) {
  const { messages } = useUiEnvironment();
  const words = {
    done: messages.trackDone,
    now: messages.trackNow,
    ahead: messages.trackAhead,
    fail: messages.trackFail,
    skipped: messages.trackSkipped,
  };
  const reached = stops.findLastIndex(({ state }) => state !== 'ahead' && state !== 'skipped');
  const current = stops.findIndex(({ state }) => state === 'now');
  const last = current >= 0 ? current : reached;
  return (
    <ol data-slot="track-list" aria-label={label} className={joinClasses(styles.list, className)}>
      {stops.map((stop, index) => (
        <li
          key={stop.id}
          data-state={stop.state}
          data-line={index < last ? 'passed' : 'ahead'}
          aria-current={stop.state === 'now' ? 'step' : undefined}
          className={styles.item}
        >
          <span className={styles.largeNode[stop.state]} aria-hidden="true">
            {stop.icon ?? <StopGlyph state={stop.state} />}
          </span>
          <div className={styles.itemText}>
            <span className={styles.itemTitle[stop.state]}>{stop.title}</span>
            <VisuallyHidden> ({words[stop.state]})</VisuallyHidden>
            {stop.meta && <div className={styles.itemMeta}>{stop.meta}</div>}
            {stop.children}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StopGlyph({ state }: { state: TrackStopState }) {
  if (state === 'done') return <Check className={styles.glyph} />;
  if (state === 'fail') return <X className={styles.glyph} />;
  if (state === 'skipped') return <Minus className={styles.glyph} />;
  return state === 'now' ? <span className={styles.core} /> : null;
}
