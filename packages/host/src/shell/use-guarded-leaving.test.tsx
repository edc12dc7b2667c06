// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useGuardedLeaving } from './use-guarded-leaving.ts';

function Editor() {
  const { leaving, onUnsavedChange } = useGuardedLeaving();
  const save = () => onUnsavedChange(false);
  return (
    <>
      <h1>Editor</h1>
      <button type="button" onClick={() => onUnsavedChange(true)}>
        Escrever
      </button>
      <button type="button" onClick={save}>
        Salvar
      </button>
      {leaving && (
        <>
          <button type="button" onClick={leaving.stay}>
            Voltar
          </button>
          <button type="button" onClick={leaving.leave}>
            Sair
          </button>
        </>
      )}
    </>
  );
}

function open() {
  const routes = [
    { path: '/list', element: <h1>Lista</h1> },
    { path: '/editor', element: <Editor /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list', '/editor'] });
  const screen = render(<RouterProvider router={router} />);
  return {
    goBack: () => act(() => router.navigate(-1)),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    title: () => screen.getByRole('heading').textContent,
    isAsked: () => screen.queryByRole('button', { name: 'Sair' }) !== null,
  };
}

test('with unsaved changes the back button waits for the decision to stay or leave', async () => {
  const page = open();
  page.press('Escrever');
  await page.goBack();
  expect([page.title(), page.isAsked()]).toEqual(['Editor', true]);
  page.press('Voltar');
  expect([page.title(), page.isAsked()]).toEqual(['Editor', false]);
  await page.goBack();
  await act(async () => page.press('Sair'));
  expect(page.title()).toBe('Lista');
});

test('leaves without a question if there are no unsaved changes', async () => {
  const page = open();
  page.press('Escrever');
  page.press('Salvar');
  await page.goBack();
  expect(page.title()).toBe('Lista');
});
