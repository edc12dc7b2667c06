import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { Button } from './Button/Button.tsx';
import { DialogWindow } from './Dialog/DialogWindow.tsx';
import { MenuPanel } from './Menu/MenuPanel.tsx';
import type { MenuEntry } from './Menu/menu-entry.ts';

let close = () => {};
afterEach(() => close());

/** Renders into a shadow root between two buttons of the page. */
function renderInShadowRoot(children: React.ReactNode): ShadowRoot {
  const page = document.createElement('div');
  page.innerHTML = '<button>Antes</button><div></div><button>Depois</button>';
  document.body.append(page);
  const shadow = (page.children[1] as HTMLElement).attachShadow({ mode: 'open' });
  const mount = document.createElement('div');
  shadow.append(mount);
  const root = createRoot(mount);
  root.render(<WidgetRoot theme="light">{children}</WidgetRoot>);
  close = () => {
    root.unmount();
    page.remove();
  };
  return shadow;
}

const nameOf = (shadow: ShadowRoot): string | null => {
  const { activeElement } = shadow;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null;
};

function OpeningDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <DialogWindow open={isOpen} onClose={() => setOpen(false)} title="Solicitar">
        <input aria-label="Nome" />
      </DialogWindow>
    </>
  );
}

function OpeningMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Ações
      </Button>
      {isOpen && (
        <MenuPanel
          anchor={anchor}
          label="Ações"
          entries={entries}
          onClose={() => setOpen(false)}
          returnFocus={() => anchor.current?.focus()}
        />
      )}
    </>
  );
}

test('E4.10 Tab and Shift+Tab never leave an open dialog in a shadow root', async () => {
  const shadow = renderInShadowRoot(
    <DialogWindow open onClose={() => {}} title="Solicitar" footer={<Button>Enviar</Button>}>
      <input aria-label="Nome" />
      <input type="radio" name="turno" aria-label="Manhã" />
      <input type="radio" name="turno" aria-label="Tarde" defaultChecked />
      <button type="button" style={{ display: 'none' }}>
        Oculto
      </button>
    </DialogWindow>,
  );
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Nome'));
  const forward: (string | null)[] = [];
  for (let press = 0; press < 8; press++) {
    await userEvent.tab();
    forward.push(nameOf(shadow));
  }
  expect(forward).toEqual(['Tarde', 'Enviar', 'Fechar', 'Nome', 'Tarde', 'Enviar', 'Fechar', 'Nome']);
  const back: (string | null)[] = [];
  for (let press = 0; press < 5; press++) {
    await userEvent.tab({ shift: true });
    back.push(nameOf(shadow));
  }
  expect(back).toEqual(['Fechar', 'Enviar', 'Tarde', 'Nome', 'Fechar']);
});

test('E4.10 Escape closes a dialog in a shadow root and returns the focus to its opener', async () => {
  const shadow = renderInShadowRoot(<OpeningDialog />);
  await vi.waitFor(() => expect(shadow.querySelector('button')).not.toBeNull());
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Nome'));
  expect(
    shadow.getElementById(shadow.querySelector('[role="dialog"]')?.getAttribute('aria-labelledby') ?? '')?.textContent,
  ).toBe('Solicitar');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(shadow.querySelector('[role="dialog"]')).toBeNull());
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Abrir'));
});

test('E4.10 arrow keys, Home, End and letters move in a menu in a shadow root, and Escape returns the focus', async () => {
  const names = ['Assumir', 'Transferir', 'Marcar', 'Cancelar'];
  const chosen: string[] = [];
  const entries: MenuEntry[] = names.map((label) => ({ id: label, label, onSelect: () => chosen.push(label) }));
  const shadow = renderInShadowRoot(<OpeningMenu entries={entries} />);
  await vi.waitFor(() => expect(shadow.querySelector('button')).not.toBeNull());
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Assumir'));
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'm']) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
    await vi.waitFor(() => expect(shadow.activeElement).not.toBeNull());
    seen.push(nameOf(shadow));
  }
  expect(seen).toEqual(['Transferir', 'Marcar', 'Transferir', 'Cancelar', 'Assumir', 'Cancelar', 'Assumir', 'Marcar']);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Ações'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(nameOf(shadow)).toBe('Assumir'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(chosen).toEqual(['Transferir']));
  expect(nameOf(shadow)).toBe('Ações');
});
