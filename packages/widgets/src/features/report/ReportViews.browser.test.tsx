import { createSavedView, listSavedViews, setDefaultView } from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Report, type ReportProps } from './Report.tsx';
import { noFilters } from './report-filters.ts';

const sandbox = await openSandbox(1400, 900);

type Address = Pick<ReportProps, 'filter' | 'page' | 'view'>;

/** A page that keeps the filter, the page and the view of the report in an address, as the portal does. */
function Page({ first, onAddress }: { first: Address; onAddress: (address: Address) => void }) {
  const [address, setAddress] = useState(first);
  useEffect(() => onAddress(address), [address, onAddress]);
  return (
    <Report
      {...address}
      onPlaceChange={(place) => setAddress((before) => ({ view: before.view, ...place }))}
      onViewChange={(view) => setAddress({ view })}
    />
  );
}

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
  // the order of the report is fixed, so that no view contains one
  await expect
    .element(screen.getByRole('textbox', { name: 'Nome' }))
    .toHaveAccessibleDescription(/^Guarda os filtros e as colunas deste relatório\./);
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

test('C7.14 the filter of a chosen view is in the address, so that a colleague without the view sees the same rows', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const state = { report: { status: 'FINISHED' as const }, columns: ['requestCreatedAt'] };
  const { id } = await page.client.call(createSavedView, { body: { list: 'report', name: 'Feitas', state } });
  const visit = async (first: Address, visitor: typeof page) => {
    const onAddress = vi.fn();
    const screen = await render(
      visitor.wrap(
        <div style={{ height: 800, display: 'flex' }}>
          <Page first={first} onAddress={onAddress} />
        </div>,
      ),
    );
    const lastAsked = () => visitor.sent('GET', '/v1/tasks-report').at(-1)?.search.get('status');
    const view = screen.getByRole('button', { name: 'Feitas', exact: true });
    return { screen, onAddress, lastAsked, view };
  };
  const address = { filter: { status: 'FINISHED' as const }, page: 0, view: id };

  const chosen = await visit({ view: null }, page);
  await chosen.view.click();
  await vi.waitFor(() => expect(chosen.onAddress).toHaveBeenLastCalledWith(address));
  await expect.element(chosen.view).toHaveAttribute('aria-pressed', 'true');
  await chosen.screen.getByRole('button', { name: 'Todas' }).click();
  await vi.waitFor(() => expect(chosen.onAddress).toHaveBeenLastCalledWith({ filter: {}, page: 0, view: null }));
  await chosen.screen.unmount();

  const opened = await visit({ view: id }, sandboxPage(sandbox, 'patricia.lemos'));
  await vi.waitFor(() => expect(opened.onAddress).toHaveBeenLastCalledWith(address));
  await expect.element(opened.view).toHaveAttribute('aria-pressed', 'true');
  await opened.screen.unmount();

  // in another browser, with other filters and columns from the last visit
  const elsewhere = sandboxPage(sandbox, 'patricia.lemos');
  elsewhere.storage.setItem('tramita:ana:report.filter', JSON.stringify({ ...noFilters, status: 'TO_DO' }));
  const owner = await visit(address, elsewhere);
  await expect.element(owner.view).toHaveAttribute('aria-pressed', 'true');
  await expect.element(owner.screen.getByRole('columnheader', { name: 'Criação da solicitação' })).toBeVisible();
  await vi.waitFor(() => expect(owner.lastAsked()).toBe('FINISHED'));
  await owner.screen.unmount();

  const colleague = await visit(address, sandboxPage(sandbox, 'jorge.valente'));
  await expect.element(colleague.screen.getByRole('link').first()).toBeVisible();
  expect(colleague.lastAsked()).toBe('FINISHED');
  expect(colleague.view.elements()).toEqual([]);
});

test('C7.14 a saved view has its filter in the address too, and the page stays', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const onAddress = vi.fn();
  const filter = { requestCreatedAtFrom: '2026-01-01T00:00:00.000Z' };
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <Page first={{ filter, page: 1 }} onAddress={onAddress} />
      </div>,
    ),
  );
  await screen.getByRole('button', { name: 'Salvar visão' }).click();
  await userEvent.keyboard('Deste ano{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Deste ano', exact: true })).toBeVisible();
  const { views } = await page.client.call(listSavedViews);
  const view = views.find(({ name }) => name === 'Deste ano')?.id;
  await vi.waitFor(() => expect(onAddress).toHaveBeenLastCalledWith({ filter, page: 1, view }));
});
