// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createClient, type TramitaClient } from '@tramita/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { useUser } from '../use-user.ts';
import { answer } from './render-calls.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ana = {
  id: 7,
  nickName: 'Ana',
  firstName: 'Ana',
  lastName: 'Souza',
  userName: 'ana.souza',
  completeName: 'Ana Souza',
  roles: '',
  showOnlyPersonalMenu: false,
};

/** A client whose call for the user ends when the test calls `end`. */
function slowClient() {
  let end = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    end = resolve;
  });
  const fetch = vi.fn(() => response);
  return { fetch, client: createClient({ baseUrl: 'http://api.test', fetch }), end: (last: Response) => end(last) };
}

function Name() {
  return <p>{useUser(undefined).user?.completeName ?? 'ninguém'}</p>;
}

const widget = (client: TramitaClient) => (
  <TramitaProvider client={client}>
    <QueryScope>
      <Name />
    </QueryScope>
  </TramitaProvider>
);

const patience = () => act(async () => vi.advanceTimersByTime(3000));

test('the call for the user is sent once even if it takes longer than the widgets wait for it', async () => {
  const { client, fetch, end } = slowClient();
  const first = render(widget(client));
  expect(first.container.textContent).toBe('');
  await patience();
  expect(first.container.textContent).toBe('ninguém');
  const second = render(widget(client));
  await patience();
  expect(second.container.textContent).toBe('ninguém');
  await act(async () => end(answer(200, ana)));
  await vi.waitFor(() => expect(first.container.textContent).toBe('Ana Souza'));
  expect(second.container.textContent).toBe('Ana Souza');
  expect(render(widget(client)).container.textContent).toBe('Ana Souza');
  expect(fetch).toHaveBeenCalledOnce();
});
