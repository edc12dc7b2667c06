import { createClient } from '@tramita/client';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { vars } from '../theme/theme.css.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
// in a test run, a part loaded later would add its style sheet to the head
import '../ui/Dialog/DialogWindow.tsx';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { Switch } from '../ui/Switch/Switch.tsx';
import { TextInput } from '../ui/TextInput/TextInput.tsx';
import { tokenOfSheets } from './isolation/use-sheet-reminder.ts';
import { TramitaProvider } from './TramitaProvider.tsx';
import { useTramita } from './tramita-context.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

const here = createClient({ baseUrl: 'http://here.test' });
const there = createClient({ baseUrl: 'http://there.test' });

function Address() {
  return <p data-testid="address">{useTramita().client.baseUrl}</p>;
}

const colorOf = (element: Element) => getComputedStyle(element).color;

test('two widgets with two clients and two themes work on one page', async () => {
  const screen = await render(
    <>
      <WidgetRoot client={here} theme="light">
        <Address />
      </WidgetRoot>
      <WidgetRoot client={there} theme="dark">
        <Address />
      </WidgetRoot>
    </>,
  );
  await expect.element(screen.getByText('http://here.test')).toBeVisible();
  expect(colorOf(screen.getByText('http://here.test').element())).toBe('rgb(28, 32, 36)');
  expect(colorOf(screen.getByText('http://there.test').element())).toBe('rgb(237, 238, 240)');
});

test('a nested root of the same theme adds no element', async () => {
  const screen = await render(
    <TramitaProvider storageScope="ana" client={here} theme="light">
      <WidgetRoot>
        <WidgetRoot>
          <Address />
        </WidgetRoot>
      </WidgetRoot>
    </TramitaProvider>,
  );
  await expect.element(screen.getByText('http://here.test')).toBeVisible();
  expect(screen.container.querySelectorAll('[data-slot="root"]')).toHaveLength(1);
});

test('a dialog opens inside the themed root, adds no styles to the page and nothing to the head', async () => {
  const before = document.head.innerHTML;
  const screen = await render(
    <WidgetRoot theme="dark">
      <Dialog open onClose={() => {}} title="Confirmar">
        <Button>Enviar</Button>
      </Dialog>
    </WidgetRoot>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Confirmar' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().closest('[data-slot="root"]')).not.toBeNull();
  expect(getComputedStyle(dialog.element()).backgroundColor).toBe('rgb(24, 25, 27)');
  expect(document.head.innerHTML).toBe(before);
  await screen.unmount();
  expect(document.head.innerHTML).toBe(before);
  expect(document.body.style.pointerEvents).toBe('');
});

test('a portal mounted elsewhere keeps the design tokens', async () => {
  const target = document.createElement('div');
  document.body.append(target);
  const screen = await render(
    <WidgetRoot theme="dark" portalTarget={target}>
      <Dialog open onClose={() => {}} title="Confirmar" />
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(target.querySelector('[role="dialog"]')).not.toBeNull();
  expect(colorOf(screen.getByRole('dialog').element())).toBe('rgb(237, 238, 240)');
  await screen.unmount();
  target.remove();
});

function sheetsOfThePage(): CSSStyleSheet[] {
  return [...document.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return copy;
  });
}

test('theme, reset and dialogs work inside a shadow root on a page with hostile styles', async () => {
  const hostile = document.createElement('style');
  hostile.textContent = 'button { background: red !important; } p { margin: 40px; color: red; }';
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheetsOfThePage();
  document.head.append(hostile);
  const mount = document.createElement('div');
  shadow.append(mount);
  const root = createRoot(mount);
  root.render(
    <WidgetRoot theme="light">
      <p>Texto</p>
      <Button variant="primary">Enviar</Button>
      <Dialog open onClose={() => {}} title="Confirmar" />
    </WidgetRoot>,
  );
  await vi.waitFor(() => expect(shadow.querySelector('[role="dialog"]')).not.toBeNull());
  const button = shadow.querySelector('[data-variant="primary"]');
  const text = shadow.querySelector('p');
  if (!button || !text) throw new Error('not rendered');
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(91, 91, 214)');
  expect(getComputedStyle(text).margin).toBe('0px');
  root.unmount();
  hostile.remove();
  host.remove();
});

test('element rules of the page do not affect the root', async () => {
  const hostile = document.createElement('style');
  hostile.textContent =
    'p { margin: 40px; } button { background: red; border: 9px solid; text-transform: uppercase; } a { color: red; }';
  document.head.prepend(hostile);
  const screen = await render(
    <WidgetRoot theme="light">
      <p>Texto</p>
      <Button variant="primary">Enviar</Button>
      <a href="#x">endereço</a>
    </WidgetRoot>,
  );
  // the previous test left the pointer somewhere
  await userEvent.hover(screen.getByText('Texto'));
  const button = getComputedStyle(screen.getByRole('button').element());
  expect(button.backgroundColor).toBe('rgb(91, 91, 214)');
  expect(button.borderTopWidth).toBe('1px');
  expect(button.textTransform).toBe('none');
  expect(getComputedStyle(screen.getByText('Texto').element()).margin).toBe('0px');
  expect(colorOf(screen.getByText('endereço').element())).toBe('rgb(87, 83, 198)');
  hostile.remove();
});

test('E2.03 E2.04 inherited properties and element rules of any kind have no effect inside the root', async () => {
  const screen = await render(
    <div className="page">
      <WidgetRoot theme="light" data-testid="root">
        <h2>Título</h2>
        <Button variant="primary">Enviar</Button>
        <input aria-label="Valor" placeholder="0,00" />
        <svg aria-hidden="true" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M0 0h9" />
        </svg>
      </WidgetRoot>
    </div>,
  );
  await userEvent.hover(screen.getByText('Título'));
  const look = () =>
    [...screen.container.querySelectorAll('[data-testid="root"], [data-testid="root"] *')].map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    });
  const before = look();
  const hostile = document.createElement('style');
  hostile.textContent = `
    .page { direction: rtl; word-spacing: 9px; letter-spacing: 4px; text-indent: 50px; text-transform: uppercase; text-align: end;
      white-space: pre; text-shadow: 1px 1px red; cursor: wait; font-variant: small-caps; line-height: 3; visibility: hidden;
      color: lime; font-size: 40px; stroke: red; fill: red; list-style: square; word-break: break-all; }
    * { border-radius: 9px; opacity: 0.5; transform: scale(1); letter-spacing: 2px; }
    html body div button { min-height: 90px; filter: blur(2px); } input { width: 9px; box-shadow: 0 0 9px red; }
    h2 { columns: 2; clip-path: circle(); } svg, path { mix-blend-mode: multiply; stroke: red; }`;
  document.head.append(hostile);
  expect(look()).toEqual(before);
  hostile.remove();
});

test('without the reset a widget looks the same on a page that has no rules for elements', async () => {
  const sample = (
    <>
      <h2>Título</h2>
      <ul>
        <li>Item</li>
      </ul>
      <a href="#x">endereço</a>
      <table>
        <tbody>
          <tr>
            <td>Célula</td>
          </tr>
        </tbody>
      </table>
      <fieldset>
        <legend>Grupo</legend>
        <TextInput aria-label="Valor" placeholder="0,00" />
        <Checkbox label="Aceito" />
        <select aria-label="Estado">
          <option>SP</option>
        </select>
        <textarea aria-label="Motivo" />
      </fieldset>
      <Button variant="primary">Enviar</Button>
      <svg aria-hidden="true" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M0 0h9" />
      </svg>
      <p hidden>Oculto</p>
      <p contentEditable="true" suppressContentEditableWarning>
        Texto
      </p>
    </>
  );
  const screen = await render(
    <>
      <WidgetRoot theme="light" data-testid="with">
        {sample}
      </WidgetRoot>
      <WidgetRoot theme="light" data-testid="without" resetPageStyles={false}>
        {sample}
      </WidgetRoot>
    </>,
  );
  const look = (id: string) =>
    [...screen.getByTestId(id).element().querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    });
  const expected = look('with').flat();
  expect(
    look('without')
      .flat()
      .filter((line, at) => line !== expected[at]),
  ).toEqual([]);
});

test('without the reset the rules of the page apply inside a root', async () => {
  const own = document.createElement('style');
  own.textContent = 'blockquote { padding: 7px; }';
  document.head.prepend(own);
  const screen = await render(
    <TramitaProvider resetPageStyles={false}>
      <WidgetRoot theme="light">
        <blockquote>Texto</blockquote>
      </WidgetRoot>
    </TramitaProvider>,
  );
  expect(getComputedStyle(screen.getByText('Texto').element()).padding).toBe('7px');
  own.remove();
});

// the browser of the tests asks for reduced motion
test('a user who wants no motion sees no animation and no transition', async () => {
  const screen = await render(
    <WidgetRoot theme="light">
      <Spinner />
      <Skeleton />
      <ProgressBar label="Enviando" value={null} />
      <Button>Enviar</Button>
      <Switch label="Ativo" checked onCheckedChange={() => {}} />
    </WidgetRoot>,
  );
  const elements = [...screen.container.querySelectorAll('*')];
  const moving = elements.filter((element) => {
    const { animationIterationCount, animationName, transitionDuration } = getComputedStyle(element);
    const isAnimated = animationName !== 'none' && animationIterationCount.includes('infinite');
    return isAnimated || transitionDuration.split(', ').some((duration) => duration !== '0s');
  });
  expect(elements.length).toBeGreaterThan(8);
  expect(moving).toEqual([]);
});

test('a class of the page styles its own content inside a root', async () => {
  const own = document.createElement('style');
  own.textContent = '.aviso { padding: 7px; text-transform: uppercase; }';
  document.head.prepend(own);
  const screen = await render(
    <WidgetRoot theme="light">
      <p className="aviso">Texto</p>
    </WidgetRoot>,
  );
  const style = getComputedStyle(screen.getByText('Texto').element());
  expect([style.padding, style.textTransform]).toEqual(['7px', 'uppercase']);
  own.remove();
});

test('a page can change a token in a class of its own', async () => {
  const own = document.createElement('style');
  own.textContent = '.marca { --tramita-accent: rgb(0, 100, 0); }';
  document.head.prepend(own);
  const screen = await render(
    <WidgetRoot theme="light" className="marca">
      <p>Texto</p>
      <Button variant="primary">Enviar</Button>
    </WidgetRoot>,
  );
  await userEvent.hover(screen.getByText('Texto'));
  expect(getComputedStyle(screen.getByRole('button').element()).backgroundColor).toBe('rgb(0, 100, 0)');
  own.remove();
});

test('E2.06 tokens set around a widget reach it in the page and in a shadow root', async () => {
  const screen = await render(
    <div style={{ '--tramita-accent': 'rgb(0, 100, 0)' } as React.CSSProperties}>
      <TramitaProvider theme="light">
        <WidgetRoot data-testid="page">
          <Button variant="primary">Enviar</Button>
        </WidgetRoot>
        <WidgetRoot data-testid="isolated" isolate>
          <Button variant="primary">Enviar isolado</Button>
        </WidgetRoot>
        <WidgetRoot theme="dark">
          <Button variant="primary">Enviar no escuro</Button>
        </WidgetRoot>
      </TramitaProvider>
    </div>,
  );
  for (const name of ['Enviar', 'Enviar isolado', 'Enviar no escuro']) {
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    expect(getComputedStyle(button.element()).backgroundColor, name).toBe('rgb(0, 100, 0)');
  }
  expect(document.querySelector('[data-testid="isolated"]')).toBeNull();
});

test('E2.05 E2.07 a widget with isolate renders into a shadow root whose parts have the names of their slots', async () => {
  const screen = await render(
    <TramitaProvider theme="light" isolate>
      <WidgetRoot>
        <Dialog open onClose={() => {}} title="Solicitar" />
        <WidgetRoot data-testid="nested">
          <p data-slot="aviso">Texto</p>
        </WidgetRoot>
      </WidgetRoot>
    </TramitaProvider>,
  );
  await expect.element(screen.getByText('Texto')).toBeVisible();
  const hosts = document.querySelectorAll('[data-slot="host"]');
  expect(hosts).toHaveLength(1);
  const shadow = hosts[0]?.shadowRoot;
  await vi.waitFor(() => expect(shadow?.querySelector('[role="dialog"]')?.getAttribute('part')).toBe('dialog'));
  expect(shadow?.querySelector('[data-testid="nested"] [data-slot="aviso"]')?.getAttribute('part')).toBe('aviso');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

function Notifier() {
  const snackbars = useSnackbars();
  return (
    <Dialog open onClose={() => {}} title="Solicitação">
      <Button onClick={() => snackbars.persistent('Não foi possível enviar')}>Enviar</Button>
    </Dialog>
  );
}

test('a message shown over a dialog can be closed without closing the dialog', async () => {
  const screen = await render(
    <WidgetRoot theme="light">
      <Notifier />
    </WidgetRoot>,
  );
  await screen.getByRole('button', { name: 'Enviar' }).click();
  await screen.getByRole('button', { name: 'Fechar aviso' }).click();
  await vi.waitFor(() => expect(document.querySelector('[data-slot="snackbar"]')).toBeNull());
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

for (const theme of ['light', 'dark', 'high-contrast'] as const) {
  test(`buttons and text have enough contrast in ${theme}`, async () => {
    const screen = await render(
      <WidgetRoot theme={theme} style={{ background: vars.color.surface }}>
        <p>Texto</p>
        <Button variant="primary">Enviar</Button>
        <Button variant="danger">Reprovar</Button>
        <Button variant="ghost">Colunas</Button>
        <Button disabledReason="Atribua a tarefa a você para concluir">Concluir</Button>
      </WidgetRoot>,
    );
    await expect.element(screen.getByText('Texto')).toBeVisible();
    const { violations } = await axe.run(screen.container, { resultTypes: ['violations'] });
    expect(violations.map((violation) => violation.id)).toEqual([]);
  });
}

test('E7.05 the token by which a missing style sheet is noticed exists', () => {
  expect(vars.color.text).toBe(`var(${tokenOfSheets})`);
});

test('E7.05 the console says once that a page has not imported the style sheet of its widgets', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const bare = frame.contentDocument?.body.appendChild(document.createElement('div'));
  if (!bare) throw new Error('the frame has no document');
  vi.useFakeTimers();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = createRoot(bare);
  flushSync(() =>
    root.render(
      <>
        <WidgetRoot client={here}>Um</WidgetRoot>
        <WidgetRoot client={here}>Outro</WidgetRoot>
      </>,
    ),
  );
  const styled = await render(<WidgetRoot client={here}>Com estilo</WidgetRoot>);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(complain.mock.calls).toEqual([[expect.stringContaining("import '@tramita/widgets/task-inbox.css'")]]);
  complain.mockRestore();
  root.unmount();
  await styled.unmount();
  frame.remove();
});
