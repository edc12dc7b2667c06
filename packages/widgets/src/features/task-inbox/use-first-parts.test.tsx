// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createClient } from '@tramita/client';
import { afterEach, expect, test, vi } from 'vitest';
import { dataCells, exportButton, filterChips, rowWindow, taskRows } from './inbox-parts.ts';
import { TaskInbox } from './TaskInbox.tsx';

const parts = { taskRows, rowWindow, dataCells, filterChips, exportButton };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the list at a server that never responds; returns the names of the parts whose code it loads. */
function loadedWithoutUser(address?: string): readonly string[] {
  const spies = Object.entries(parts).map(([name, part]) => [name, vi.spyOn(part, 'load')] as const);
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://server.test',
    fetch: (input) => {
      calls.push(new URL(input instanceof Request ? input.url : input).pathname);
      return new Promise(() => {});
    },
  });
  render(<TaskInbox client={client} address={address} />);
  expect(calls.filter((path) => path !== '/auth/info')).toEqual([]);
  return spies.filter(([, spy]) => spy.mock.calls.length > 0).map(([name]) => name);
}

test('loads the code of the rows while it waits for the user', () => {
  expect(loadedWithoutUser()).toEqual(['taskRows']);
});

test('loads the code that the filters and the length in the address need', () => {
  expect(loadedWithoutUser('?filter.step=Cotação')).toEqual(['taskRows', 'filterChips']);
  cleanup();
  vi.restoreAllMocks();
  expect(loadedWithoutUser('?filter.process=Reembolso&size=200')).toEqual(Object.keys(parts));
});
