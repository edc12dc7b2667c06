import type { WorkflowModel } from '@tramita/client/contract';
import { newWorkflow, stepTitles } from '@tramita/client/rules';
import { Profiler, StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryStorage } from '../../../provider/storage/key-value-storage.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { breachesOfAxe } from '../../../testing/breaches-of-axe.ts';
import { fiveSteps, longWorkflow, placeholderOnly, refund } from './testing/canvas-examples.ts';
import { CanvasOf, storeOf } from './testing/open-canvas.tsx';

beforeEach(() => browserPage.viewport(1280, 720));

async function open(model: WorkflowModel) {
  const store = storeOf(model);
  const storage = memoryStorage();
  const onOpenSettings = vi.fn();
  const onRender = vi.fn();
  const screen = await render(
    <StrictMode>
      <WidgetRoot theme="light" storageScope="ana" storage={storage}>
        <Profiler id="flow" onRender={onRender}>
          <CanvasOf store={store} onOpenSettings={onOpenSettings} />
        </Profiler>
      </WidgetRoot>
    </StrictMode>,
  );
  const ids = () => store.get().history.present.steps.map(({ id }) => id);
  return { store, screen, storage, ids, onOpenSettings, onRender };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}
const step = (id: string) => element(`step-${id}`);
const middle = (id: string) => {
  const { x, y, width, height } = step(id).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
const itemNames = async (screen: Screen) => {
  await expect.element(screen.getByRole('menu')).toBeVisible();
  const items = screen.getByRole('menuitem').elements();
  return items.map((item) => [...item.children].findLast((part) => !part.ariaHidden && part.textContent)?.textContent);
};
const rightClick = (id: string) =>
  step(id).dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }),
  );
const closeMenu = async (screen: Screen) => {
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
};
const frame = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="flow-canvas"]');
  if (!found) throw new Error('There is no drawing');
  return found;
};
const world = () => (frame().lastElementChild as HTMLElement).style.transform;

test('M1.03 M2.3.01 M2.3.02 M2.3.03 draws every kind of step in one row, each as step-{id}, with an arrow for each connection', async () => {
  await browserPage.viewport(2000, 720);
  await open(refund);
  const centres = refund.steps.map(({ id }) => middle(id));
  expect(new Set(centres.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(centres.map(({ x }) => x)).toEqual(centres.map(({ x }) => x).toSorted((one, other) => one - other));
  const arrows = refund.steps.flatMap(({ id, connections }) => connections.map((_, index) => `${id}:${index}`));
  for (const key of arrows) {
    const [line, head] = frame().querySelectorAll(`[data-route="${key}"] > path:not(:first-child)`);
    expect([line?.getAttribute('d'), head?.getAttribute('d')]).toEqual([
      expect.stringMatching(/^M/),
      expect.stringMatching(/^M/),
    ]);
  }
  expect(frame().querySelectorAll('[data-route]')).toHaveLength(arrows.length);
});

test('M3.2.02 M3.2.03 M3.2.04 M3.2.05 M3.2.06 M3.2.07 shows the display title of each type', async () => {
  await browserPage.viewport(2000, 720);
  await open(refund);
  for (const { id, type } of refund.steps) {
    const title = { START_EVENT: 'Início', END_EVENT: 'Final', GATEWAY: 'Decisão' } as Record<string, string>;
    expect(step(id).textContent).toContain(title[type] ?? stepTitles[type]);
  }
  expect(step('conferencia').textContent).toContain('Tarefa (Usuário) Conferência fiscal Priscila, Rafael +1');
});

test('M3.2.08 M4.07 an empty place is an add button; alone it offers only a start step, which becomes the current element', async () => {
  const { screen, ids } = await open(placeholderOnly);
  await userEvent.click(screen.getByRole('button', { name: /Adicionar etapa/ }));
  expect(await itemNames(screen)).toEqual(['Início']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ids()).toHaveLength(2);
  await expect.poll(() => document.activeElement?.textContent).toContain('Início');
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Início adicionado. 1 etapa');
});

test('M2.3.05 M2.3.06 M2.3.07 M4.05 M4.06 steps and connections open their menus, and a step is inserted between two', async () => {
  const { screen, ids, store } = await open(fiveSteps);
  await userEvent.click(step('cotacao'), { button: 'right' });
  expect(await itemNames(screen)).toEqual(['Nova conexão', 'Excluir']);
  await closeMenu(screen);
  await expect.poll(() => document.activeElement?.id).toBe('step-cotacao');
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar etapa depois de Fazer a cotação' }));
  expect(await itemNames(screen)).not.toContain('Remover conexão');
  await closeMenu(screen);
  await userEvent.click(
    screen.getByRole('button', { name: 'Adicionar etapa entre Fazer a cotação e Acima de R$ 5.000?' }),
  );
  expect(await itemNames(screen)).toContain('Remover conexão');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tarefa de Serviço' }));
  await expect.poll(() => ids()).toHaveLength(6);
  expect(store.get().history.present.steps[2]).toMatchObject({
    type: 'SERVICE_TASK',
    connections: [{ stepId: 'alcada' }],
  });
  await expect.poll(() => document.activeElement?.id).toBe(`step-${ids()[2]}`);
  await userEvent.click(step('fim'), { button: 'right' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  await expect.poll(() => store.get().history.present.steps.at(-1)?.type).toBe('ADD');
  expect(document.activeElement?.id).toBe('step-fim');
});

test('M2.3.21 M2.3.22 M2.3.23 M9.41 M9.42 while a connection is drawn only connectable steps react, outlined in green', async () => {
  const { screen, store } = await open(fiveSteps);
  await userEvent.click(step('alcada'), { button: 'right' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nova conexão' }));
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).toBeVisible();
  const outline = (id: string) => getComputedStyle(step(id)).boxShadow;
  expect(outline('cotacao')).toContain('rgb(46, 213, 115)');
  expect(frame().querySelector('[data-step="alcada"] [class*="diamond"]')).not.toBeNull();
  expect(step('diretoria')).toHaveAttribute('aria-disabled', 'true');
  step('diretoria').click();
  rightClick('cotacao');
  expect(document.querySelector('[role="menu"]')).toBeNull();
  expect(screen.getByRole('button', { name: /^Adicionar etapa/ }).elements()).toEqual([]);
  expect(store.get()).toMatchObject({ connectingFrom: 'alcada', history: { present: fiveSteps } });
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('step-alcada');
  store.startConnecting('alcada');
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).toBeVisible();
  const { left, bottom } = frame().getBoundingClientRect();
  await userEvent.click(frame(), { position: { x: 300 - left, y: bottom - 60 } });
  expect(store.get().connectingFrom).toBeNull();
  store.startConnecting('alcada');
  await expect.poll(() => outline('cotacao')).toContain('rgb(46, 213, 115)');
  await userEvent.click(step('cotacao'));
  expect(store.get().selection).toEqual({ kind: 'connection', stepId: 'alcada', index: 2 });
  const label = element('connection-2-of-alcada');
  await expect.poll(() => getComputedStyle(label).boxShadow).toContain('rgb(255, 127, 80)');
  await userEvent.click(step('diretoria'));
  await expect.poll(() => outline('diretoria')).toContain('rgb(255, 127, 80)');
  // the new connection has no condition yet
  const incomplete = frame().querySelector('[data-route="alcada:2"]');
  expect(incomplete && getComputedStyle(incomplete).color).toBe('rgb(255, 127, 80)');
});

test('M2.3.24 while a check fails steps and menus do not react, and a hint says what to do', async () => {
  const { screen, store } = await open(fiveSteps);
  await userEvent.click(step('cotacao'));
  store.setCheck('step-title', false);
  await expect.element(screen.getByText('Corrija o que está marcado nas configurações para continuar.')).toBeVisible();
  step('diretoria').click();
  rightClick('cotacao');
  await userEvent.keyboard('{Delete}+');
  expect(document.querySelector('[role="menu"]')).toBeNull();
  expect(store.get()).toMatchObject({
    selection: { kind: 'step', stepId: 'cotacao' },
    history: { present: fiveSteps },
  });
  store.setCheck('step-title', true);
  await expect.poll(() => step('diretoria').getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(step('diretoria'));
  expect(store.get().selection).toEqual({ kind: 'step', stepId: 'diretoria' });
});

test('M5.1.17 M8.15 refuses a second connection of a task with a message', async () => {
  const { screen, store } = await open(fiveSteps);
  await userEvent.click(step('cotacao'), { button: 'right' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nova conexão' }));
  await expect.element(screen.getByText('É permitido apenas uma conexão para tarefas')).toBeVisible();
  expect(store.get().connectingFrom).toBeNull();
});

test('navigates, changes and reorders a flow with the keyboard', async () => {
  const { store, ids, onOpenSettings, screen } = await open(refund);
  step('inicio').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.id).toBe('step-conferencia');
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(ids().indexOf('conferencia')).toBe(3);
  expect(document.activeElement?.id).toBe('step-conferencia');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.id).toBe('connection-2-of-alcada');
  await userEvent.keyboard('{Enter}');
  expect(store.get().selection).toEqual({ kind: 'connection', stepId: 'alcada', index: 2 });
  expect(onOpenSettings).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Delete}');
  expect(store.get().history.present.steps.find(({ id }) => id === 'alcada')?.connections).toHaveLength(2);
  await expect.poll(() => document.activeElement?.id).toBe('step-alcada');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.id).toBe('step-fim');
  await expect.poll(() => middle('fim').x).toBeLessThan(1280);
  await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
  await expect.poll(() => document.activeElement?.id).toBe('step-inicio');
  store.undo();
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Alteração desfeita');
  // when an undo removes the focused step, its neighbour gets the focus
  step('gestor').focus();
  await userEvent.keyboard('+');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toMatch(/^step-step_/);
  store.undo();
  await expect.poll(() => document.activeElement?.id).toBe('step-gestor');
});

test('draws only the visible steps of 500 and does not render in React after a small move', async () => {
  const { onRender, ids } = await open(longWorkflow(500));
  expect(ids()).toHaveLength(500);
  expect(frame().querySelectorAll('[data-slot="flow-step"]').length).toBeLessThan(30);
  const before = world();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  onRender.mockClear();
  for (let count = 0; count < 10; count += 1)
    frame().dispatchEvent(new WheelEvent('wheel', { deltaX: 20, bubbles: true, cancelable: true }));
  expect(world()).not.toBe(before);
  expect(onRender).not.toHaveBeenCalled();
  for (let count = 0; count < 40; count += 1)
    frame().dispatchEvent(new WheelEvent('wheel', { deltaX: 200, bubbles: true, cancelable: true }));
  await expect.poll(() => document.getElementById('step-etapa40')).not.toBeNull();
  expect(document.getElementById('step-etapa1')).toBeNull();
  // the current element of the keyboard keeps its tab stop
  expect(document.getElementById('step-inicio')?.tabIndex).toBe(0);
});

test('drags a step along the row as far as allowed', async () => {
  const { ids } = await open(refund);
  const from = middle('conferencia');
  const move = (type: string, x: number) =>
    step('conferencia').dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: 1,
        clientX: x,
        clientY: from.y,
      }),
    );
  vi.spyOn(frame(), 'setPointerCapture').mockImplementation(() => {});
  move('pointerdown', from.x);
  for (let x = from.x; x < from.x + 900; x += 60) move('pointermove', x);
  move('pointerup', from.x + 900);
  expect(ids().slice(0, 5)).toEqual(['inicio', 'registrar', 'gestor', 'conferencia', 'alcada']);
});

test('a click right after the drawing was moved with the middle button selects', async () => {
  const { store } = await open(refund);
  vi.spyOn(frame(), 'setPointerCapture').mockImplementation(() => {});
  const move = (type: string, clientX: number) =>
    frame().dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 1, clientX, clientY: 300 }),
    );
  move('pointerdown', 300);
  move('pointermove', 340);
  move('pointerup', 340);
  await userEvent.click(step('conferencia'));
  expect(store.get().selection).toEqual({ kind: 'step', stepId: 'conferencia' });
});

test('zooms from 25 to 200 % and fits the flow', async () => {
  const { screen } = await open(refund);
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(world())?.[1]);
  const before = scale();
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }));
  expect(scale()).toBeGreaterThan(before);
  for (let count = 0; count < 30; count += 1)
    frame().dispatchEvent(new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true }));
  expect(world()).toContain('scale(2)');
  for (let count = 0; count < 30; count += 1)
    frame().dispatchEvent(new WheelEvent('wheel', { deltaY: 200, ctrlKey: true, bubbles: true, cancelable: true }));
  expect(world()).toContain('scale(0.25)');
  await userEvent.click(screen.getByRole('button', { name: 'Ajustar à tela' }));
  await userEvent.click(step('pagamento'));
  // the selection stays visible when the frame shrinks
  await browserPage.viewport(900, 720);
  await expect.poll(() => step('pagamento').getBoundingClientRect().right).toBeLessThan(900);
  await browserPage.viewport(1280, 720);
  await userEvent.click(screen.getByRole('button', { name: 'Ajustar à tela' }));
  expect(middle('inicio').x).toBeGreaterThan(0);
  await expect.poll(() => middle('fim').x).toBeLessThan(1280);
});

test('M9.40 on a phone shows the flow as a list first; the drawing is moved by touch; keeps the choice of view', async () => {
  await browserPage.viewport(390, 720);
  const { screen, storage } = await open(refund);
  await expect.element(screen.getByRole('tree', { name: 'Etapas do processo' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Fluxo' }));
  await expect.element(screen.getByRole('application')).toBeVisible();
  expect(storage.getItem('tramita:ana:modeler.view')).toBe('"drawing"');
  vi.spyOn(frame(), 'setPointerCapture').mockImplementation(() => {});
  const before = middle('inicio').x;
  const touch = (type: string, clientX: number) =>
    step('registrar').dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 3, pointerType: 'touch', clientX, clientY: 300 }),
    );
  touch('pointerdown', 300);
  touch('pointermove', 250);
  touch('pointermove', 120);
  touch('pointerup', 120);
  expect(middle('inicio').x).toBeCloseTo(before - 180, 0);
});

test('M2.3.05 the accessible name of a step gives its problems in parentheses', async () => {
  const { screen } = await open(newWorkflow());
  const name = 'Adicionar etapa (1 problema: Adicione pelo menos uma etapa no processo)';
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

test('builds a process with a decision in the list with the keyboard alone', async () => {
  const { screen, store } = await open(newWorkflow());
  await userEvent.click(screen.getByRole('radio', { name: 'Lista' }));
  await expect.element(screen.getByRole('tree')).toBeVisible();
  const focused = () => document.activeElement?.querySelector('[data-slot="row-name"]')?.textContent ?? '';
  const choose = async (keys: string, name: string) => {
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
    // on a slow machine the letters may come too far apart and start a new search
    for (let tries = 0; tries < 10 && !document.activeElement?.textContent?.startsWith(name); tries += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
  };
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focused()).toBe('Adicionar etapa, 1 problema: Adicione pelo menos uma etapa no processo');
  await choose('{Enter}', '');
  expect(focused()).toMatch(/^Tarefa \(Usuário\), Iniciador/);
  await choose('+', 'Dec');
  expect(focused()).toMatch(/^Decisão/);
  await choose('+', 'Tarefa (A');
  // back to the decision, and from there a connection to the end
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toMatch(/^Decisão/);
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).toBeVisible();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).not.toBeInTheDocument();
  const { steps } = store.get().history.present;
  expect(steps.map(({ type }) => type)).toEqual(['START_EVENT', 'USER_TASK', 'GATEWAY', 'APPROVAL_TASK', 'END_EVENT']);
  expect(steps[2]?.connections.map(({ stepId }) => stepId)).toEqual(['fim', steps[3]?.id, steps[1]?.id]);
  expect(focused()).toMatch(
    /^Conexão 3 de 3: Sem nome, para Tarefa \(Usuário\), etapa anterior, Sem condição, 1 problema/,
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Tarefa \(Usuário\)/);
  await userEvent.keyboard('dec{ArrowLeft}');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Delete}');
  expect(store.get().history.present.steps[2]?.connections).toHaveLength(2);
  expect(await breachesOfAxe(document.body)).toEqual([]);
});
