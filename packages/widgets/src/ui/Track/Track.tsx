import { useUiEnvironment } from '../ui-environment.ts';
import { fitTrack, type TrackState } from './fit-track.ts';
import * as styles from './Track.css.ts';

/** Props of {@link Track}. */
export interface TrackProps {
  /** The steps in order. */
  states: readonly TrackState[];
  /** Accessible name; `null` if the surrounding text says the same. @default 'Etapa 3 de 5' */
  label?: string | null;
}

/** A request's way through its process, small enough for a row: at most 5 stops, around the current one. */
export function Track({ states, label }: TrackProps) {
  const { messages } = useUiEnvironment();
  const current = states.findIndex((state) => state === 'now' || state === 'fail');
  const words =
    label === undefined ? messages.trackName(current < 0 ? states.length : current + 1, states.length) : label;
  const attributes =
    words === null ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': words } as const);
  return (
    <span data-slot="track" className={styles.track} {...attributes}>
      {fitTrack(states, 5).map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity except their position
        <span key={index} data-state={state} className={styles.node[state]} />
      ))}
    </span>
  );
}
