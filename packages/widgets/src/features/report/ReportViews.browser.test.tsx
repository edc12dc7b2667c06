import { createSavedView, listSavedViews, setDefaultView } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Report, type ReportProps } from './Report.tsx';

const sandbox = await openSandbox(1400, 900);

async function open(props: Partial<ReportProps> = {}, page = sandboxPage(sandbox, 'patricia.lemos')) {
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <Report {...props} />
      </div>,
    ),
  );
  const lastAsked = () => page.sent('GET', '/v1/tasks-report').at(-1)?.search;
  return { ...page, screen, lastAsked, views: screen.getByRole('group', { name: 'Visões' }) };
}

test('C7.15 saves the filters of the report under a name and shows them again', async () => {
  const onViewChange = vi.fn();
  const opened = await open({ onViewChange });
  const { screen, views } = opened;
  await screen.getByRole('button', { name: 'Em andamento', exact: true }).click();
  await screen.getByRole('button', { name: 'Salvar visão' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await userEvent.keyboard('Andando{Enter}');
  await expect
    .element(views.getByRole('button', { name: 'Andando', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  const [view] = (await opened.client.call(listSavedViews)).views;
  expect(view).toMatchObject({ list: 'report', name: 'Andando', state: { report: { status: 'IN_PROGRESS' } } });
  expect(onViewChange).toHaveBeenLastCalledWith(view?.id);
  await views.getByRole('button', { name: 'Todas' }).click();
  await expect.element(screen.getByText('Escolha pelo menos um filtro').first()).toBeVisible();
  await views.getByRole('button', { name: 'Andando', exact: true }).click();
  await expect.poll(() => opened.lastAsked()?.get('status')).toBe('IN_PROGRESS');
});

test('C7.15 a reload keeps "Todas" although the report has a default view, and the filters set after it', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const state = { report: { status: 'FINISHED' as const }, columns: [] };
  const { id } = await page.client.call(createSavedView, { body: { list: 'report', name: 'Prontas', state } });
  await page.client.call(setDefaultView, { params: { id } });
  const onViewChange = vi.fn();
  const first = await open({ onViewChange }, page);
  await expect.poll(() => first.lastAsked()?.get('status')).toBe('FINISHED');
  await first.views.getByRole('button', { name: 'Todas' }).click();
  await expect.element(first.screen.getByText('Escolha pelo menos um filtro').first()).toBeVisible();
  expect(onViewChange).toHaveBeenLastCalledWith(null);
  await first.screen.rerender(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <Report view={null} onViewChange={onViewChange} />
      </div>,
    ),
  );
  await expect.element(first.views.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');
  await first.screen.unmount();

  const reloaded = await open({ view: null }, page);
  await expect.element(reloaded.views.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(reloaded.screen.getByText('Escolha pelo menos um filtro').first()).toBeVisible();
  await reloaded.screen.getByRole('button', { name: 'Em andamento', exact: true }).click();
  await expect.poll(() => reloaded.lastAsked()?.get('status')).toBe('IN_PROGRESS');
  await reloaded.screen.unmount();
  const again = await open({ view: null }, page);
  await expect.poll(() => again.lastAsked()?.get('status')).toBe('IN_PROGRESS');
  await again.screen.unmount();

  const fresh = await open({}, page);
  await expect.poll(() => fresh.lastAsked()?.get('status')).toBe('FINISHED');
});

test('C7.15 the report opens with the default view, unless its address brings a filter', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const state = { report: { status: 'FINISHED' as const }, columns: ['requestCreatedAt'] };
  const { id } = await page.client.call(createSavedView, { body: { list: 'report', name: 'Prontas', state } });
  await page.client.call(setDefaultView, { params: { id } });
  const opened = await open({}, page);
  await expect.poll(() => opened.lastAsked()?.get('status')).toBe('FINISHED');
  await expect.element(opened.views.getByRole('button', { name: /^Prontas/ })).toHaveAttribute('aria-pressed', 'true');
  await opened.screen.unmount();
  const linked = await open({ filter: { status: 'CANCELED' } }, page);
  await expect.poll(() => linked.lastAsked()?.get('status')).toBe('CANCELED');
  await expect.element(linked.views.getByRole('button', { name: /^Prontas/ })).toHaveAttribute('aria-pressed', 'false');
});
