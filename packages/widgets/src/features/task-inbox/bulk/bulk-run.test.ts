import type { BulkAnswer } from '@tramita/client/contract';
import { describe, expect, test, vi } from 'vitest';
import { type BulkRunOptions, type CallFailure, countStates, createBulkRun } from './bulk-run.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `id-${index + 1}`);
const allDone = (ids: readonly string[]): BulkAnswer => ({
  processed: [...ids],
  ignored: [],
  results: ids.map((id) => ({ id, outcome: 'done' })),
});

class Failure extends Error {
  readonly failure: CallFailure;
  constructor(failure: Partial<CallFailure>) {
    super('failed');
    this.failure = { message: 'Falhou', isUnknown: false, endsRun: false, ...failure };
  }
}

function run(count: number, send: BulkRunOptions['send']) {
  let keys = 0;
  const calls: { ids: readonly string[]; key: string }[] = [];
  const made = createBulkRun({
    ids: idsTo(count),
    send: (ids, key, signal) => {
      calls.push({ ids, key });
      return send(ids, key, signal);
    },
    newKey: () => `key-${++keys}`,
    failureOf: (error) => (error as Failure).failure,
    reasonInWords: ({ reason, message }) => message ?? (reason ? `porque ${reason}` : null),
  });
  return { ...made, calls };
}

const states = ({ read }: { read: () => { lines: readonly { id: string; state: string }[] } }) =>
  read().lines.map(({ state }) => state);

describe('a bulk run', () => {
  test('sends twenty at a time, each call with its own key, one after the other', async () => {
    let together = 0;
    const bulk = run(45, async (ids) => {
      together += 1;
      expect(together).toBe(1);
      await Promise.resolve();
      together -= 1;
      return allDone(ids);
    });
    await bulk.start();
    expect(bulk.calls.map(({ ids }) => ids.length)).toEqual([20, 20, 5]);
    expect(new Set(bulk.calls.map(({ key }) => key)).size).toBe(3);
    expect(countStates(bulk.read().lines)).toMatchObject({ done: 45 });
  });

  test('reports its progress while it runs', async () => {
    const seen: string[] = [];
    const bulk = run(21, async (ids) => allDone(ids));
    bulk.subscribe(() => {
      const { done, sending, waiting } = countStates(bulk.read().lines);
      seen.push(`${done}/${sending}/${waiting}`);
    });
    await bulk.start();
    expect(seen).toContain('0/20/1');
    expect(seen).toContain('20/1/0');
    expect(seen.at(-1)).toBe('21/0/0');
  });

  test('stores the response for each item, with the server’s sentence or the reason’s', async () => {
    const bulk = run(4, async () => ({
      processed: ['id-1'],
      ignored: ['id-2', 'id-3', 'id-4'],
      results: [
        { id: 'id-1', outcome: 'done' },
        { id: 'id-2', outcome: 'skipped', reason: 'TASK_NOT_OPEN', message: 'A tarefa não está mais aberta' },
        { id: 'id-3', outcome: 'failed', reason: 'ATTACHMENT_REQUIRED' },
        { id: 'id-4', outcome: 'failed' },
      ],
    }));
    await bulk.start();
    expect(bulk.read().lines).toEqual([
      { id: 'id-1', state: 'done', message: null },
      { id: 'id-2', state: 'skipped', message: 'A tarefa não está mais aberta' },
      { id: 'id-3', state: 'failed', message: 'porque ATTACHMENT_REQUIRED' },
      { id: 'id-4', state: 'failed', message: null },
    ]);
  });

  test('without results only items named as ignored were skipped; without a response none were', async () => {
    const required = run(2, async () => ({ processed: ['id-1'], ignored: ['id-2'] }));
    await required.start();
    expect(states(required)).toEqual(['done', 'skipped']);
    const silent = run(2, async () => null);
    await silent.start();
    expect(states(silent)).toEqual(['done', 'done']);
  });

  test('retrying sends only the failed items, with new keys', async () => {
    let isBroken = true;
    const bulk = run(3, async (ids) =>
      isBroken
        ? { ...allDone(ids), results: ids.map((id) => ({ id, outcome: id === 'id-2' ? 'failed' : 'done' })) }
        : allDone(ids),
    );
    await bulk.start();
    isBroken = false;
    await bulk.start();
    expect(bulk.calls.map(({ ids }) => ids)).toEqual([['id-1', 'id-2', 'id-3'], ['id-2']]);
    expect(bulk.calls[1]?.key).not.toBe(bulk.calls[0]?.key);
    expect(states(bulk)).toEqual(['done', 'done', 'done']);
  });

  test('a call without a response is sent again unchanged, including its key', async () => {
    let isOffline = true;
    const bulk = run(22, async (ids) => {
      if (isOffline) throw new Failure({ isUnknown: true, endsRun: true });
      return allDone(ids);
    });
    await bulk.start();
    expect(countStates(bulk.read().lines)).toMatchObject({ unknown: 20, waiting: 2 });
    await bulk.start();
    isOffline = false;
    await bulk.start();
    const [first, second, third, fourth] = bulk.calls;
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(fourth?.ids).toEqual(['id-21', 'id-22']);
    expect(countStates(bulk.read().lines)).toMatchObject({ done: 22 });
  });

  test('calls without a response keep their keys if an earlier one fails again', async () => {
    let answers: readonly Partial<CallFailure>[] = [{ isUnknown: true }, { isUnknown: true }];
    const bulk = run(40, async (ids) => {
      const [failure, ...rest] = answers;
      answers = rest;
      if (failure) throw new Failure(failure);
      return allDone(ids);
    });
    await bulk.start();
    answers = [{ isUnknown: true, endsRun: true }];
    await bulk.start();
    await bulk.start();
    const keys = bulk.calls.map(({ key }) => key);
    expect(keys).toEqual(['key-1', 'key-2', 'key-1', 'key-1', 'key-2']);
    expect(countStates(bulk.read().lines)).toMatchObject({ done: 40 });
  });

  test('a refusal that would affect every call ends the run, and the remaining items wait', async () => {
    const bulk = run(41, async () => {
      throw new Failure({ message: 'Não pode', endsRun: true });
    });
    await bulk.start();
    expect(bulk.calls).toHaveLength(1);
    expect(countStates(bulk.read().lines)).toMatchObject({ failed: 20, waiting: 21 });
    expect(bulk.read().lines[0]?.message).toBe('Não pode');
  });

  test('stops between two calls and continues from there', async () => {
    const bulk = run(41, async (ids) => {
      bulk.stop();
      return allDone(ids);
    });
    await bulk.start();
    expect(bulk.read().phase).toBe('ended');
    expect(countStates(bulk.read().lines)).toMatchObject({ done: 20, waiting: 21 });
    await bulk.start();
    expect(bulk.calls.map(({ ids }) => ids.length)).toEqual([20, 20]);
  });

  test('if it is given up, it aborts the running call and notifies no one', async () => {
    const listener = vi.fn();
    let signal: AbortSignal | undefined;
    const bulk = run(30, (_ids, _key, given) => {
      signal = given;
      return new Promise((_resolve, reject) => {
        given.addEventListener('abort', () => reject(new Failure({ isUnknown: true })));
      });
    });
    bulk.subscribe(listener);
    const running = bulk.start();
    const calls = listener.mock.calls.length;
    bulk.dispose();
    await running;
    expect(signal?.aborted).toBe(true);
    expect(bulk.calls).toHaveLength(1);
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});
