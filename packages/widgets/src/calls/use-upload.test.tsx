// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { uploadAttachment } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useUpload } from './use-upload.ts';

const file = new File(['abc'], 'nota.pdf', { type: 'application/pdf' });
const attachment = {
  id: 9,
  originalFileName: 'nota.pdf',
  fileName: 'nota.pdf',
  size: 3,
  createdAt: '2026-01-02T03:04:05.000Z',
};

function render(handle: () => Response | Promise<Response>) {
  const [onUploaded, onRemoved] = [vi.fn(), vi.fn()];
  const rendered = renderCalls(
    () =>
      useUpload(uploadAttachment, {
        inputOf: (sent) => ({ body: { attachment: sent, processInstanceId: 1 } }),
        failureOf: () => ({ problem: 'Não enviado', canRetry: true }),
        onUploaded,
        onRemoved,
      }),
    handle,
  );
  return { ...rendered, onUploaded, onRemoved };
}

test('removes an uploaded file from the list and returns the response', async () => {
  const { result, onUploaded, onRemoved } = render(() => answer(200, attachment));
  act(() => void result.current.add(file, null));
  expect(result.current.uploads).toMatchObject([{ file, fraction: 0, problem: null }]);
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })));
  expect(result.current.uploads).toEqual([]);
  expect(onRemoved).toHaveBeenCalledTimes(1);
});

test('keeps a failed upload with its problem until it is retried', async () => {
  let isBroken = true;
  const { result, onUploaded, onError } = render(() => (isBroken ? answer(500) : answer(200, attachment)));
  act(() => void result.current.add(file, null));
  await waitFor(() => expect(result.current.uploads).toMatchObject([{ problem: 'Não enviado', canRetry: true }]));
  expect(onError).toHaveBeenCalledTimes(1);
  isBroken = false;
  act(() => result.current.uploads.forEach(result.current.retry));
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
  expect(result.current.uploads).toEqual([]);
});

test('shows a refused file without sending it', () => {
  const { result, fetch } = render(() => answer(500));
  act(() => void result.current.add(file, { problem: 'Grande demais', canRetry: false }));
  expect(result.current.uploads).toMatchObject([{ file, problem: 'Grande demais', canRetry: false }]);
  expect(fetch).not.toHaveBeenCalled();
});

test('aborts a running upload that is dropped', async () => {
  const { result, onUploaded, onError, fetch } = render(() => new Promise<Response>(() => {}));
  let id = 0;
  act(() => {
    id = result.current.add(file, null);
  });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await act(async () => result.current.drop(id));
  expect(result.current.uploads).toEqual([]);
  expect(onUploaded).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
