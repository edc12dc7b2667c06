import { createClient } from '@tramita/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../WidgetRoot.tsx';

const client = createClient({ baseUrl: 'http://api.test' });

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

/** A screen whose button "Remover" removes itself and shows what the test gives. */
function Screen({ left, rest }: { left?: ReactNode; rest?: ReactNode }) {
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <WidgetRoot client={client}>
      <section aria-label="Pedidos">
        <button type="button">Novo pedido</button>
        <div>
          {left}
          {isRemoved ? (
            rest
          ) : (
            <p>
              <button type="button" onClick={() => setIsRemoved(true)}>
                Remover
              </button>
            </p>
          )}
        </div>
      </section>
    </WidgetRoot>
  );
}

/** Uses the button with the keyboard, after the code that recovers the focus is loaded. */
async function remove(screen: Awaited<ReturnType<typeof render>>): Promise<void> {
  screen.getByRole('button', { name: 'Remover' }).element().focus();
  await import('./recover-focus.ts');
  await frames(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remover' })).not.toBeInTheDocument();
}

test('the first control of the remaining part gets the focus of a removed button', async () => {
  const screen = await render(<Screen left={<button type="button">Outro filtro</button>} />);
  await remove(screen);
  await expect.element(screen.getByRole('button', { name: 'Outro filtro' })).toHaveFocus();
});

test('without a control the nearest part with a name gets the focus until it loses it', async () => {
  const screen = await render(<Screen rest={<p>Carregando</p>} />);
  await remove(screen);
  const part = screen.getByRole('region', { name: 'Pedidos' });
  await expect.element(part).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Novo pedido' })).toHaveFocus();
  expect(part.element()).not.toHaveAttribute('tabindex');
});

/** Takes the focus itself in the frame after it was added. */
function TakesFocus() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <input ref={ref} aria-label="Novo nome" />;
}

test('a part that takes the focus itself keeps it', async () => {
  const screen = await render(<Screen left={<button type="button">Outro filtro</button>} rest={<TakesFocus />} />);
  await remove(screen);
  await frames(4);
  await expect.element(screen.getByLabelText('Novo nome')).toHaveFocus();
});

function Leaving() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <WidgetRoot client={client}>
        <div>
          <button type="button">Primeiro</button>
          <p>{isShown && <button type="button">Segundo</button>}</p>
        </div>
      </WidgetRoot>
      <p onPointerUp={() => setIsShown(false)}>Texto da página</p>
    </>
  );
}

test('a user who clicked elsewhere in the page is not moved back', async () => {
  const screen = await render(<Leaving />);
  screen.getByRole('button', { name: 'Segundo' }).element().focus();
  await import('./recover-focus.ts');
  await frames(1);
  await userEvent.click(screen.getByText('Texto da página'));
  await expect.element(screen.getByRole('button', { name: 'Segundo' })).not.toBeInTheDocument();
  await frames(4);
  expect(document.activeElement).toBe(document.body);
});
