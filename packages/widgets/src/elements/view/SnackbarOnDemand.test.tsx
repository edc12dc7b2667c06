// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Snackbar } from '../../ui/Snackbars/snackbar-queue.ts';
import { SnackbarItem } from './SnackbarOnDemand.tsx';

const snackbar: Snackbar = { id: 7, message: 'Não foi possível salvar.', kind: 'error', state: 'shown', count: 1 };

vi.mock('../../ui/Snackbars/SnackbarItem.tsx', () => Promise.reject(new Error('offline')));

afterEach(() => {
  vi.useRealTimers();
});

test('a message whose look cannot be loaded is shown as plain text, and leaves in time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const handleLeave = vi.fn();
  render(<SnackbarItem snackbar={snackbar} paused={false} onLeave={handleLeave} />);
  await screen.findByText('Não foi possível salvar.');
  // the effects of the plain text
  await act(async () => {});
  act(() => void vi.advanceTimersByTime(5000));
  expect(handleLeave).toHaveBeenCalledExactlyOnceWith(7);
});
