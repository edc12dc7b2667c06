// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SnackbarProvider } from './SnackbarProvider.tsx';
import { type Snackbars, useSnackbars } from './snackbar-context.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function mount(): Snackbars {
  return renderHook(useSnackbars, { wrapper: SnackbarProvider }).result.current;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const stateOf = (text: string) =>
  screen.queryByText(text)?.closest('[data-slot="snackbar"]')?.getAttribute('data-state') ?? null;

test('T9.18 P9.29 M9.33 closes a success after 3 s, an error after 5 s, and keeps persistent messages', () => {
  const snackbars = mount();
  act(() => {
    snackbars.success('salvo');
    snackbars.error('falhou');
    snackbars.persistent('sem lista');
  });
  wait(2999);
  expect(stateOf('salvo')).toBe('shown');
  wait(1);
  expect(stateOf('salvo')).toBe('leaving');
  expect(stateOf('falhou')).toBe('shown');
  wait(2000);
  expect(stateOf('falhou')).toBe('leaving');
  wait(3_600_000);
  expect(stateOf('sem lista')).toBe('shown');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  wait(300);
  expect(stateOf('sem lista')).toBeNull();
});

test('T9.18 M9.32 closes a plain message after 5 s', () => {
  const snackbars = mount();
  act(() => void snackbars.show('aviso'));
  wait(4999);
  expect(stateOf('aviso')).toBe('shown');
  wait(1);
  expect(stateOf('aviso')).toBe('leaving');
});

test('T9.19 M9.34 keeps a leaving snackbar in the page during its 300 ms fade', () => {
  const snackbars = mount();
  act(() => void snackbars.success('salvo'));
  wait(3000);
  wait(299);
  expect(stateOf('salvo')).toBe('leaving');
  wait(1);
  expect(stateOf('salvo')).toBeNull();
});

test('T9.20 M9.35 C11.05 shows the three newest messages, keeps eleven and drops the oldest beyond that', () => {
  const snackbars = mount();
  const ids: number[] = [];
  act(() => {
    for (let index = 1; index <= 12; index += 1) ids.push(snackbars.persistent(`aviso ${index}`));
  });
  const shown = () => screen.queryAllByText(/^aviso/).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['aviso 10', 'aviso 11', 'aviso 12']);
  act(() => {
    for (const id of ids.slice(3)) snackbars.dismiss(id);
  });
  wait(300);
  // the oldest was dropped; the others were waiting
  expect(shown()).toEqual(['aviso 2', 'aviso 3']);
});

test('C11.05 C10.07 merges equal messages into one with a count and restarts its time', () => {
  const snackbars = mount();
  act(() => void snackbars.error('falhou'));
  wait(4000);
  act(() => {
    for (let index = 0; index < 6; index += 1) snackbars.error('falhou');
  });
  expect(screen.getAllByText(/falhou/)).toHaveLength(1);
  expect(screen.getByText(/falhou/).textContent).toBe('falhou 7 vezes');
  wait(4000);
  expect(
    screen
      .getByText(/falhou/)
      .closest('[data-state]')
      ?.getAttribute('data-state'),
  ).toBe('shown');
  wait(1300);
  expect(screen.queryByText(/falhou/)).toBeNull();
});

test('C11.05 does not merge messages with an action or of another kind', () => {
  const snackbars = mount();
  const undo = { action: { label: 'Desfazer', onSelect: () => {} } };
  act(() => {
    snackbars.show('Notificação excluída', undo);
    snackbars.show('Notificação excluída', undo);
    snackbars.success('Notificação excluída');
  });
  expect(screen.getAllByText('Notificação excluída')).toHaveLength(3);
});

test('pauses the countdown while the user hovers over the messages', () => {
  const snackbars = mount();
  act(() => void snackbars.success('salvo'));
  const region = screen.getByRole('region', { name: 'Avisos' });
  fireEvent.pointerEnter(region);
  wait(60_000);
  expect(stateOf('salvo')).toBe('shown');
  fireEvent.pointerLeave(region);
  wait(3000);
  expect(stateOf('salvo')).toBe('leaving');
});

test('renders the live region before the first message', () => {
  mount();
  expect(screen.getByRole('region', { name: 'Avisos' }).getAttribute('aria-live')).toBe('polite');
});

test('runs an action once and closes its message', () => {
  const snackbars = mount();
  const onSelect = vi.fn();
  act(() => void snackbars.show('Notificação excluída', { action: { label: 'Desfazer', onSelect } }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(stateOf('Notificação excluída')).toBe('leaving');
});

test('useSnackbars throws a helpful error outside a root', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useSnackbars)).toThrow('render the component inside <WidgetRoot>');
  vi.restoreAllMocks();
});
