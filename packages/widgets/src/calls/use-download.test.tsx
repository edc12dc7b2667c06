// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { downloadAttachment } from '@tramita/client/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useDownload } from './use-download.ts';

/** Names of the files that the browser was asked to save. */
let saved: string[] = [];

// not a mock of the module, which another test file may have loaded before
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const file = () => new Response('a;b', { headers: { 'content-type': 'text/csv' } });
const params = { processInstanceId: 1, attachmentId: 2, fileName: 'a.csv' };
const pending = () => new Promise<Response>(() => {});

test('saves the file under its name and returns true', async () => {
  const { result } = renderCalls(() => useDownload<number>({}), file);
  await act(async () => {
    expect(await result.current.download(2, downloadAttachment, { params }, 'a.csv')).toBe(true);
  });
  expect(saved).toEqual(['a.csv']);
  expect(result.current.downloading).toBeNull();
});

test('shows which file is being downloaded', async () => {
  const { result } = renderCalls(() => useDownload<string>({}), pending);
  act(() => void result.current.download('first', downloadAttachment, { params }, 'a.csv'));
  await waitFor(() => expect(result.current.downloading).toBe('first'));
  act(() => void result.current.download('second', downloadAttachment, { params }, 'b.csv'));
  await waitFor(() => expect(result.current.downloading).toBe('second'));
});

test('keeps showing the second download when the first one finishes', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { result } = renderCalls(
    () => useDownload<string>({}),
    () => new Promise<Response>((resolve) => answers.push(resolve)),
  );
  act(() => void result.current.download('first', downloadAttachment, { params }, 'a.csv'));
  act(() => void result.current.download('second', downloadAttachment, { params }, 'b.csv'));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.(file()));
  await waitFor(() => expect(saved).toEqual(['a.csv']));
  expect(result.current.downloading).toBe('second');
});

test('reports a failure and saves nothing', async () => {
  const onFailed = vi.fn();
  const { result, onError } = renderCalls(
    () => useDownload<number>({ onFailed }),
    () => answer(500),
  );
  await act(async () => {
    expect(await result.current.download(2, downloadAttachment, { params }, 'a.csv')).toBe(false);
  });
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
  expect(result.current.downloading).toBeNull();
});

test('a canceled download is no failure', async () => {
  const onFailed = vi.fn();
  const { result, onError } = renderCalls(() => useDownload<number>({ onFailed }), pending);
  const saved = vi.fn();
  act(() => void result.current.download(2, downloadAttachment, { params }, 'a.csv').then(saved));
  await act(async () => result.current.cancel());
  await waitFor(() => expect(saved).toHaveBeenCalledWith(false));
  expect(result.current.downloading).toBeNull();
  expect(onFailed).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  [true, true],
  [undefined, false],
])('with stopsOnLeave %s, unmounting aborts the request: %s', async (stopsOnLeave, isAborted) => {
  const signals: AbortSignal[] = [];
  const { result, unmount } = renderCalls(
    () => useDownload<number>({ stopsOnLeave }),
    ({ signal }) => {
      signals.push(signal);
      return pending();
    },
  );
  act(() => void result.current.download(2, downloadAttachment, { params }, 'a.csv'));
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(isAborted);
});

test('counts the bytes received so far if asked to', async () => {
  const { result } = renderCalls(() => useDownload<number>({ showsProgress: true }), file);
  await act(async () => void (await result.current.download(2, downloadAttachment, { params }, 'a.csv')));
  expect(result.current.loaded).toBe(3);
});
