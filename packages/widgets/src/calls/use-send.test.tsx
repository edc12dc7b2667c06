// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { createGroup, listGroupRows, updateGroup } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { answer, renderCalls } from './testing/render-calls.tsx';
import { usePagedCall } from './use-paged-call.ts';
import { useSend } from './use-send.ts';

const lost = () => Promise.reject(new TypeError('fetch failed'));
const group = { id: 7, name: 'Suporte', active: true, members: [], branches: [], jobtitles: [] };
const body = { name: 'Suporte', active: true, members: [], branches: [], jobtitles: [] };

/** Returns the given responses in order and records the idempotency keys of the requests. */
function inOrder(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  const handle = (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return answers.shift()?.() ?? answer(500);
  };
  return { keys, handle };
}

test('content keeps its idempotency key after a lost response until it succeeds', async () => {
  const ok = () => answer(201, group);
  const { keys, handle } = inOrder(lost, lost, ok, ok);
  const { result } = renderCalls(() => useSend(), handle);
  for (let times = 0; times < 4; times++)
    await act(async () => void (await result.current.send(createGroup, { body })));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('changed content gets a new key', async () => {
  const { keys, handle } = inOrder(lost, lost, lost);
  const { result } = renderCalls(() => useSend(), handle);
  const send = (name: string) =>
    act(async () => void (await result.current.send(createGroup, { body: { ...body, name } })));
  await send('Suporte');
  await send('Suporte de TI');
  await send('Suporte');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('sends no key to an endpoint that does not support idempotency keys', async () => {
  const { keys, handle } = inOrder(() => answer(200, group));
  const { result } = renderCalls(() => useSend(), handle);
  await act(async () => void (await result.current.send(updateGroup, { params: { id: 7 }, body })));
  expect(keys).toEqual([null]);
});

test('shows which call is running and returns the response', async () => {
  let finish = (_response: Response) => {};
  const promise = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { result } = renderCalls(
    () => useSend(),
    () => promise,
  );
  const sent = vi.fn();
  act(() => void result.current.send(createGroup, { body }).then(sent));
  expect(result.current).toMatchObject({ isSending: true, sending: 'groups.create' });
  await act(async () => finish(answer(201, group)));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ answer: expect.objectContaining({ id: 7 }) }));
  expect(result.current).toMatchObject({ isSending: false, sending: null, problem: null });
});

test('shows errors of refused fields until they are changed', async () => {
  const refusal = {
    errorCode: 'VALIDATION_ERROR',
    message: 'Confira os campos',
    fields: [
      { name: 'name', message: 'Nome em uso' },
      { name: 'members', message: 'Informe os membros' },
    ],
  };
  const { result, onError } = renderCalls(
    () => useSend({ failed: 'Não foi possível salvar' }),
    () => answer(400, refusal),
  );
  await act(async () => expect(await result.current.send(createGroup, { body })).toBeNull());
  expect(result.current.refusedFields).toEqual({ name: 'Nome em uso', members: 'Informe os membros' });
  expect(result.current.problem).toMatchObject({ title: 'Não foi possível salvar', reason: 'Confira os campos' });
  expect(onError).toHaveBeenCalledTimes(1);
  act(() => result.current.accept(['name']));
  expect(result.current.refusedFields).toEqual({ members: 'Informe os membros' });
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ problem: null, refusedFields: {} });
});

test.each([
  ['a more precise message of a known code', 'LEGAL_BLOCK', 'A pessoa tem um bloqueio legal de 12/03/2026.'],
  ['the message of an unknown code', 'PERSON_ON_LOAN', 'Esta pessoa está cedida a outra empresa.'],
])('a refusal returns %s', async (_what, errorCode, message) => {
  const onFailed = vi.fn();
  const { result } = renderCalls(
    () => useSend({ onFailed }),
    () => answer(409, { errorCode, message }),
  );
  await act(async () => void (await result.current.send(createGroup, { body })));
  expect(result.current.problem).toMatchObject({ reason: message });
  expect(onFailed).toHaveBeenCalledWith(expect.anything(), message);
});

test('a conflict that the caller handles leaves no problem', async () => {
  const onRefused = vi.fn(({ status }: { status: number }) => status === 409);
  const { result } = renderCalls(
    () => useSend({ onRefused }),
    () => answer(409, { errorCode: 'CONFLICT', message: 'Já existe' }),
  );
  await act(async () => void (await result.current.send(createGroup, { body })));
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ errorCode: 'CONFLICT' }));
  expect(result.current).toMatchObject({ isSending: false, problem: null });
});

test('does not treat a server failure as a refusal', async () => {
  const [onRefused, onFailed] = [vi.fn(), vi.fn()];
  const { result } = renderCalls(
    () => useSend({ onRefused, onFailed }),
    () => answer(500, { message: 'Erro', fields: [{ name: 'name', message: 'x' }] }),
  );
  await act(async () => void (await result.current.send(createGroup, { body })));
  expect(onRefused).not.toHaveBeenCalled();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({
    refusedFields: {},
    problem: { kind: 'failed', reason: null },
  });
});

test('an aborted call leaves the state unchanged', async () => {
  const abort = new AbortController();
  const { result, onError } = renderCalls(
    () => useSend(),
    () => new Promise<Response>(() => {}),
  );
  abort.abort();
  await act(async () => {
    expect(await result.current.send(createGroup, { body }, { signal: abort.signal })).toBeNull();
  });
  expect(onError).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isSending: false, problem: null });
});

test('a success cancels an older first read of the changed data, then reads again', async () => {
  const reads: ((response: Response) => void)[] = [];
  const { result } = renderCalls(
    () => ({
      list: usePagedCall(listGroupRows, { query: {} }, { page: 0, size: 10 }),
      saving: useSend({ changes: [listGroupRows] }),
    }),
    (request) => {
      if (request.method === 'POST') return answer(201, group);
      return new Promise<Response>((resolve) => reads.push(resolve));
    },
  );
  await waitFor(() => expect(reads).toHaveLength(1));
  await act(async () => void (await result.current.saving.send(createGroup, { body })));
  await waitFor(() => expect(reads).toHaveLength(2));
  await act(async () => reads[0]?.(answer(200, { elements: [], totalElements: 0 })));
  expect(result.current.list.data).toBeUndefined();
  await act(async () => reads[1]?.(answer(200, { elements: [group], totalElements: 1 })));
  await waitFor(() => expect(result.current.list.rows).toMatchObject([{ id: 7 }]));
});

test('takes the idempotency key from the given memory, and removes it after a success', async () => {
  const kept = new Map<string, string>();
  const { keys, handle } = inOrder(lost, () => answer(201, group));
  const send = async () => {
    // a new component, as after a reload of the page
    const { result } = renderCalls(() => useSend({ keys: kept }), handle);
    await act(async () => void (await result.current.send(createGroup, { body })));
  };
  await send();
  expect([...kept.values()]).toEqual([keys[0]]);
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(kept.size).toBe(0);
});

test('fails at once while the device is offline', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderCalls(() => useSend(), lost);
  await act(async () => expect(await result.current.send(createGroup, { body })).toBeNull());
  expect(result.current).toMatchObject({ isSending: false, problem: { kind: 'offline' } });
  isOnline.mockRestore();
});
