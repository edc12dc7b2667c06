// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { listBranches } from '@tramita/client/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '../messages/failures.ts';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { useCall } from './use-call.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const branches = [{ id: 1, name: 'Matriz' }];

test('returns the response and skips a call without input', async () => {
  const { result, rerender, fetch } = renderCalls(
    ({ input }: { input: object | null }) => useCall(listBranches, input),
    () => answer(200, branches),
    { input: null as object | null },
  );
  expect(result.current.isLoading).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  rerender({ input: {} });
  expect(result.current).toMatchObject({ status: 'loading', isLoading: true, problem: null });
  await waitFor(() => expect(result.current.data).toEqual(branches));
  expect(result.current.status).toBe('ready');
});

test('select returns a part of the data', async () => {
  const { result } = renderCalls(
    () => useCall(listBranches, {}, { select: (rows) => rows.map(({ name }) => name) }),
    () => answer(200, branches),
  );
  await waitFor(() => expect(result.current.data).toEqual(['Matriz']));
});

test('E11.01 another language keeps the response until the new one arrives, and if that cannot be loaded', async () => {
  let respond = (_: Response) => {};
  const { result, rerender, speak, fetch } = renderCalls(
    ({ q }: { q: string }) => useCall(listBranches, { query: { q } }),
    (request) =>
      request.headers.get('accept-language') === 'pt-BR'
        ? answer(200, branches)
        : new Promise<Response>((resolve) => {
            respond = resolve;
          }),
    { q: 'a' },
  );
  await waitFor(() => expect(result.current.data).toEqual(branches));
  speak('en');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(result.current).toMatchObject({ data: branches, status: 'ready', isLoading: false, isFormer: true });
  respond(answer(500));
  await waitFor(() => expect(result.current.problem).not.toBeNull());
  expect(result.current).toMatchObject({ data: branches, status: 'ready', hasFailedLater: true });
  rerender({ q: 'b' });
  expect(result.current).toMatchObject({ data: undefined, status: 'loading' });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  respond(answer(200, [{ id: 2, name: 'Head office' }]));
  await waitFor(() => expect(result.current.data).toEqual([{ id: 2, name: 'Head office' }]));
});

const textsOf = (call: { problem: { error: unknown } | null }) => call.problem && failureOf(call.problem.error);

test.each([
  ['T8.09 P8.01', 500, 'failed', 'Ocorreu um erro interno'],
  ['T8.10 P8.02', 404, 'notFound', 'A URL utilizada não existe'],
  ['T8.11 P8.03', 400, 'failed', 'Não foi possível carregar a lista pois está faltando informação'],
  ['T8.12 P8.04', 418, 'failed', 'Ocorreu um erro inesperado'],
])('%s a call that fails with %i has the generic text of the status', async (_id, status, kind, title) => {
  const { result } = renderCalls(
    () => useCall(listBranches, {}),
    () => answer(status),
  );
  await waitFor(() => expect(result.current.problem?.kind).toBe(kind));
  expect(textsOf(result.current)?.title).toBe(title);
  expect(result.current.status).toBe('error');
});

test('returns its own status for a forbidden call', async () => {
  const { result } = renderCalls(
    () => useCall(listBranches, {}),
    () => answer(403, { errorCode: 'FORBIDDEN' }),
  );
  await waitFor(() => expect(result.current.status).toBe('forbidden'));
  expect(result.current.problem?.kind).toBe('forbidden');
  expect(textsOf(result.current)?.title).toBe('Usuário sem permissão de acesso');
});

test('reports a lost connection as offline only if the device is offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result, rerender } = renderCalls(
    () => useCall(listBranches, {}),
    () => Promise.reject(new TypeError('fetch failed')),
  );
  await waitFor(() => expect(result.current.problem?.kind).toBe('failed'));
  expect(textsOf(result.current)?.detail).toBe('O servidor não respondeu. Tente novamente em instantes.');
  onLine.mockReturnValue(false);
  rerender(undefined);
  expect(result.current.problem?.kind).toBe('offline');
  expect(textsOf(result.current)?.detail).toBe('Você está sem conexão. Verifique a rede e tente novamente.');
});

test('a failed refresh keeps the data, and retry calls again', async () => {
  const answers = [answer(200, branches), answer(500), answer(200, [])];
  const { result } = renderCalls(
    () => useCall(listBranches, {}),
    () => answers.shift() ?? answer(500),
  );
  await waitFor(() => expect(result.current.data).toEqual(branches));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.hasFailedLater).toBe(true));
  expect(result.current).toMatchObject({ status: 'ready', data: branches });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(result.current.problem).toBeNull();
});
