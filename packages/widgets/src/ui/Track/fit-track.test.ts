import { expect, test } from 'vitest';
import { fitTrack, type TrackState } from './fit-track.ts';

const track = (done: number, ahead: number): TrackState[] => [
  ...Array<TrackState>(done).fill('done'),
  'now',
  ...Array<TrackState>(ahead).fill('ahead'),
];

test('returns a short track unchanged', () => {
  expect(fitTrack(track(2, 2), 5)).toEqual(track(2, 2));
});

test('returns five stops around the current one for a long track', () => {
  expect(fitTrack(track(0, 9), 5)).toEqual(track(0, 4));
  expect(fitTrack(track(5, 5), 5)).toEqual(['done', 'done', 'done', 'now', 'ahead']);
  expect(fitTrack(track(9, 0), 5)).toEqual(['done', 'done', 'done', 'done', 'now']);
  expect(fitTrack(Array<TrackState>(8).fill('done'), 5)).toEqual(Array<TrackState>(5).fill('done'));
});
