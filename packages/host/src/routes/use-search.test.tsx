// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useSearch } from './use-search.ts';

afterEach(cleanup);

function Page() {
  const [search, change] = useSearch();
  const add = (name: string) =>
    change((before) => {
      before.set(name, '1');
      return before;
    });
  const handleClick = () => {
    add('view');
    add('status');
  };
  return (
    <button type="button" onClick={handleClick}>
      {search.toString()}
    </button>
  );
}

test('C7.14 two changes of the address in a row are both kept, and a later one continues from the current address', async () => {
  const router = createMemoryRouter([{ path: '/report', element: <Page /> }], { initialEntries: ['/report?page=2'] });
  const screen = render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('page=2&view=1&status=1'));
  await router.navigate('/report?page=3');
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('page=3'));
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('page=3&view=1&status=1'));
});
