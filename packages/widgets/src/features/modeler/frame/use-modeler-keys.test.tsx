// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { newWorkflow } from '@tramita/client/rules';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { createModelerStore, type ModelerStore } from '../store/create-modeler-store.ts';
import { useModelerKeys } from './use-modeler-keys.ts';

function Page({ store }: { store: ModelerStore }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to keys
    <div onKeyDown={useModelerKeys(store)}>
      <button type="button">Elemento</button>
      <input type="checkbox" />
      <textarea />
      {createPortal(<button type="button">Na janela</button>, document.body)}
    </div>
  );
}

test('the keys undo and redo in the modeler, but not while the user types or works in a dialog over it', () => {
  const store = createModelerStore(newWorkflow());
  store.edit((model) => ({ ...model, title: 'Compra' }));
  const title = () => store.get().history.present.title;
  render(<Page store={store} />);
  const undo = { key: 'z', ctrlKey: true };
  fireEvent.keyDown(screen.getByRole('textbox'), undo);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Na janela' }), undo);
  expect(title()).toBe('Compra');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Elemento' }), undo);
  expect(title()).toBe('');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Elemento' }), { ...undo, shiftKey: true });
  expect(title()).toBe('Compra');
  // a checkbox has no undo of its own
  fireEvent.keyDown(screen.getByRole('checkbox'), undo);
  expect(title()).toBe('');
});
