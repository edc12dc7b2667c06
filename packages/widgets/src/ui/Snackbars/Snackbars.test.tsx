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

test('T9.18 P9.29 M9.33 a success leaves after 3 s, an error after 5 s, a persistent one stays until closed', () => {
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

test('T9.18 M9.32 a plain message lasts 5 s', () => {
  const snackbars = mount();
  act(() => void snackbars.show('aviso'));
  wait(4999);
  expect(stateOf('aviso')).toBe('shown');
  wait(1);
  expect(stateOf('aviso')).toBe('leaving');
});

test('T9.19 M9.34 a leaving snackbar stays in the page for its fade of 300 ms', () => {
  const snackbars = mount();
  act(() => void snackbars.success('salvo'));
  wait(3000);
  wait(299);
  expect(stateOf('salvo')).toBe('leaving');
  wait(1);
  expect(stateOf('salvo')).toBeNull();
});

test('T9.20 M9.35 the twelfth snackbar takes the place of the oldest', () => {
  const snackbars = mount();
  act(() => {
    for (let index = 1; index <= 12; index += 1) snackbars.persistent(`aviso ${index}`);
  });
  expect(screen.getAllByText(/^aviso/)).toHaveLength(11);
  expect(stateOf('aviso 1')).toBeNull();
  expect(stateOf('aviso 2')).toBe('shown');
  expect(stateOf('aviso 12')).toBe('shown');
});

test('time stands still while the pointer rests on the messages', () => {
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

test('the live region is there before the first message', () => {
  mount();
  expect(screen.getByRole('region', { name: 'Avisos' }).getAttribute('aria-live')).toBe('polite');
});

test('an action runs once and closes its message', () => {
  const snackbars = mount();
  const onSelect = vi.fn();
  act(() => void snackbars.show('Notificação excluída', { action: { label: 'Desfazer', onSelect } }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(stateOf('Notificação excluída')).toBe('leaving');
});

test('useSnackbars outside a root says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useSnackbars)).toThrow('render the component inside <WidgetRoot>');
  vi.restoreAllMocks();
});
