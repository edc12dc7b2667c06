/** State of a stop in the track. */
export type TrackState = 'done' | 'now' | 'ahead' | 'fail';

/** State of a stop in the large track, which also shows steps that a request skipped. */
export type TrackStopState = TrackState | 'skipped';

/**
 * Returns at most `limit` stops: those around the current one, with the first and the last state kept at the ends.
 */
export function fitTrack(states: readonly TrackState[], limit: number): readonly TrackState[] {
  if (states.length <= limit) return states;
  const current = states.findIndex((state) => state === 'now' || state === 'fail');
  const at = current < 0 ? states.length - 1 : current;
  const start = Math.max(0, Math.min(at - limit + 2, states.length - limit));
  return states.slice(start, start + limit);
}
