import type { NpsRequest } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { npsStatusOf, parseNpsAnswer } from './nps-answer.ts';
import { type NpsEvent, type NpsState, nextNpsState, readNpsDraft } from './nps-state.ts';

const request: NpsRequest = { uuid: 'u', processInstanceId: 48183, processTitle: 'Reembolso', hasNps: true };
const loading: NpsState = { status: 'loading' };
const loaded: NpsState = { status: 'loaded', request, answer: null, problem: null };
const answered: NpsState = { ...loaded, answer: false };
const sending: NpsState = { status: 'sending', request, answer: false };
const rated: NpsState = { status: 'rated', request, rating: { answer: true, comment: '' }, justNow: true };
const states = { loading, error: { status: 'error' }, loaded, sending, rated } as const;

const events: NpsEvent[] = [
  { kind: 'LOAD' },
  { kind: 'LOADED', request, answer: null },
  { kind: 'LOAD_FAILED' },
  { kind: 'ANSWER', answer: true },
  { kind: 'SEND' },
  { kind: 'SENT', comment: 'x' },
  { kind: 'SEND_FAILED' },
  { kind: 'RATED_BEFORE' },
  { kind: 'REFUSED', reason: 'requester' },
];

const loadedAs = (change: Partial<NpsRequest>, answer: boolean | null = null) =>
  nextNpsState(loading, { kind: 'LOADED', request: { ...request, ...change }, answer });

test('P4.23 a loaded request can be rated, with the initial answer', () => {
  expect(loadedAs({ npsStatus: null }, true)).toMatchObject({
    status: 'loaded',
    answer: true,
    problem: null,
  });
});

test('P7.4.08 a request whose newest task is open cannot be rated, and no comment is typed in vain', () => {
  for (const status of ['TO_DO', 'IN_PROGRESS']) {
    expect(loadedAs({ status })).toEqual({ status: 'refused', reason: 'unavailable' });
  }
  for (const status of ['FINISHED', 'CANCELED', null]) expect(loadedAs({ status })).toMatchObject({ status: 'loaded' });
  expect(loadedAs({ status: 'IN_PROGRESS', npsStatus: 1 })).toMatchObject({ status: 'rated' });
});

test('P2.6.04 P3.08 a status of 1 or 0 means that it was rated, and how', () => {
  expect(loadedAs({ npsStatus: 1, npsComment: 'Rápido.' })).toMatchObject({
    status: 'rated',
    rating: { answer: true, comment: 'Rápido.' },
    justNow: false,
  });
  expect(loadedAs({ npsStatus: 0 })).toMatchObject({ status: 'rated', rating: { answer: false, comment: '' } });
});

test('P3.08 a request whose process has no rating gives the error state', () => {
  expect(loadedAs({ hasNps: false })).toEqual({ status: 'error' });
});

test('P5.15 sending without an answer sets a problem, which an answer removes', () => {
  const refused = nextNpsState(loaded, { kind: 'SEND' });
  expect(refused).toMatchObject({ status: 'loaded', problem: 'answer' });
  expect(nextNpsState(refused, { kind: 'ANSWER', answer: true })).toMatchObject({ answer: true, problem: null });
});

test('P8.26 a failed sending returns to the form with its answer', () => {
  expect(nextNpsState(answered, { kind: 'SEND' })).toEqual({ ...sending, problem: null });
  expect(nextNpsState(sending, { kind: 'SEND_FAILED' })).toMatchObject({ ...answered, problem: 'send' });
});

test('P2.6.04 shows the sent rating; does not invent the content of one given elsewhere meanwhile', () => {
  expect(nextNpsState(sending, { kind: 'SENT', comment: 'demorou' })).toEqual({
    status: 'rated',
    request,
    rating: { answer: false, comment: 'demorou' },
    justNow: true,
  });
  expect(nextNpsState(sending, { kind: 'RATED_BEFORE' })).toMatchObject({
    status: 'rated',
    rating: null,
    justNow: false,
  });
});

test('P1.12 C11.04 keeps the reason why the server refused a rating', () => {
  expect(nextNpsState(sending, { kind: 'REFUSED', reason: 'requester' })).toEqual({
    status: 'refused',
    reason: 'requester',
  });
});

const fitting: Record<keyof typeof states, NpsEvent['kind'][]> = {
  loading: ['LOAD', 'LOADED', 'LOAD_FAILED', 'REFUSED'],
  error: ['LOAD'],
  loaded: ['LOAD', 'ANSWER', 'SEND'],
  sending: ['LOAD', 'SENT', 'SEND_FAILED', 'RATED_BEFORE', 'REFUSED'],
  rated: ['LOAD'],
};
const unfitting = Object.entries(states).flatMap(([name, state]) =>
  events
    .filter(({ kind }) => !fitting[name as keyof typeof states].includes(kind))
    .map((event) => [event.kind, name, state, event] as const),
);

test.each(unfitting)('ignores %s in the state %s', (_kind, _name, state, event) => {
  expect(nextNpsState(state, event)).toBe(state);
});

test('P2.1.15 P3.08 parses answers from an address and converts them to numbers of the API', () => {
  expect(['true', 'false', 'TRUE', '1', '', null, undefined].map(parseNpsAnswer)).toEqual([
    true,
    false,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([npsStatusOf(true), npsStatusOf(false)]).toEqual([1, 0]);
});

test('ignores an invalid stored draft', () => {
  const draft = { answer: false, comment: 'x', preset: true };
  expect(readNpsDraft(draft)).toEqual(draft);
  expect(readNpsDraft({ answer: false, comment: 'x' })).toEqual({ ...draft, preset: null });
  expect(readNpsDraft({ answer: 'sim', comment: 'x', preset: 1 })).toEqual({
    answer: null,
    comment: 'x',
    preset: null,
  });
  for (const none of [null, 'x', 3, {}, { comment: 1 }]) expect(readNpsDraft(none)).toBeUndefined();
});
