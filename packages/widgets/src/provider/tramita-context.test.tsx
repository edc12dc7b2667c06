// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createClient } from '@tramita/client';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonMessages } from '../messages/common.ts';
import { TramitaProvider } from './TramitaProvider.tsx';
import { type TramitaSettings, useTramita } from './tramita-context.ts';
import { useMessages } from './use-messages.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const client = createClient({ baseUrl: 'http://api.test' });
const other = createClient({ baseUrl: 'http://other.test' });

test('E7.05 throws an error that names the missing provider', () => {
  expect(() => renderHook(useTramita)).toThrow('wrap the widgets in <TramitaProvider client={client}>');
});

test('E7.05 throws an error that says where to pass a missing client', () => {
  expect(() => renderHook(useTramita, { wrapper: TramitaProvider })).toThrow(
    'found no client: pass one to <TramitaProvider',
  );
});

test('E7.05 an error in a page with a provider of another version of the package names both versions', async () => {
  // files of this run share the page, and others may have loaded further copies
  Reflect.deleteProperty(globalThis, Symbol.for('@tramita/widgets'));
  vi.resetModules();
  vi.doMock('./version.ts', () => ({ version: '9.9.9' }));
  const { TramitaProvider: Other } = await import('./TramitaProvider.tsx');
  vi.doUnmock('./version.ts');
  const wrapper = ({ children }: { children: ReactNode }) => <Other client={client}>{children}</Other>;
  expect(() => renderHook(useTramita, { wrapper })).toThrow(
    / The page has a provider of @tramita\/widgets 9\.9\.9, but this is a widget of another copy, \S+: install one version\.$/,
  );
});

test('an inner provider overrides only the settings it receives', () => {
  const navigate = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider client={client} navigate={navigate} storageScope="ana" theme="dark">
      <TramitaProvider client={other} theme={undefined}>
        {children}
      </TramitaProvider>
    </TramitaProvider>
  );
  const { result } = renderHook(useTramita, { wrapper });
  expect(result.current.client).toBe(other);
  expect(result.current).toMatchObject({ navigate, theme: 'dark' });
});

test('E6.03 a provider with another client does not inherit the user of the surrounding one', () => {
  const wrapper =
    (inner: TramitaSettings) =>
    ({ children }: { children: ReactNode }) => (
      <TramitaProvider client={client} storageScope="ana">
        <TramitaProvider {...inner}>{children}</TramitaProvider>
      </TramitaProvider>
    );
  const scopeOf = (inner: TramitaSettings) =>
    renderHook(useTramita, { wrapper: wrapper(inner) }).result.current.storageScope;
  expect(scopeOf({ theme: 'dark' })).toBe('ana');
  expect(scopeOf({ client: other, storageScope: 'bia' })).toBe('bia');
  expect(scopeOf({ client: other })).toMatch(/^page-/);
});

test('a page can replace single texts and keep the others', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider messages={{ common: { retry: 'Recarregar' } }}>{children}</TramitaProvider>
  );
  const { result } = renderHook(() => useMessages(commonMessages), { wrapper });
  expect(result.current.retry).toBe('Recarregar');
  expect(result.current.close).toBe('Fechar');
});

test('E3.05 the browser takes over the HTML of a root whose dialogs are mounted elsewhere', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const dialogs = document.body.appendChild(document.createElement('div'));
  // a server has no element for the dialogs
  page.innerHTML = renderToString(<WidgetRoot>Tarefas</WidgetRoot>);
  const fromServer = page.querySelector('[data-slot="root"]');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <WidgetRoot portalTarget={dialogs}>Tarefas</WidgetRoot>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(errors).toEqual([]);
  expect(page.querySelector('[data-slot="root"]')).toBe(fromServer);
  expect(dialogs.querySelector('[data-slot="portal"]')).not.toBeNull();
  await act(async () => root.unmount());
  page.remove();
  dialogs.remove();
});
