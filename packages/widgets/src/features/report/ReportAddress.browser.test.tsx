import type { ReportFilter } from '@tramita/client/contract';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Report } from './Report.tsx';

const sandbox = await openSandbox(1400, 900);

interface Place {
  filter?: ReportFilter;
  page?: number;
}

/** A page that keeps the filter and the page of the report in an address, as the portal does. */
function Page({ first, onChange }: { first: Place; onChange: (place: Place) => void }) {
  const [place, setPlace] = useState(first);
  const change = (next: Place) => {
    onChange(next);
    setPlace(next);
  };
  return <Report {...place} onPlaceChange={change} />;
}

async function open(first: Place, page = sandboxPage(sandbox, 'patricia.lemos')) {
  const seen: Place[] = [];
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 800, display: 'flex' }}>
          <Page first={first} onChange={(place) => seen.push(place)} />
        </div>
      </StrictMode>,
    ),
  );
  const lastAsked = () => Object.fromEntries(page.sent('GET', '/v1/tasks-report').at(-1)?.search ?? []);
  return { page, screen, seen, lastAsked };
}

test('C7.14 P2.4.07 changes to the filter of an address are kept when the user returns from a task', async () => {
  const filter = { requestCreatedAtFrom: '2026-01-01T00:00:00.000Z' };
  const { page, screen, seen, lastAsked } = await open({ filter });
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ ...filter, page: '1' }));
  expect(seen).toEqual([{ filter, page: 1 }]);
  await screen.unmount();

  const again = await open({ filter, page: 1 }, page);
  await vi.waitFor(() => expect(again.lastAsked()).toMatchObject({ ...filter, page: '1' }));
  expect(again.seen).toEqual([]);
  await again.screen.getByRole('button', { name: 'Status', exact: true }).click();
  await userEvent.selectOptions(again.screen.getByRole('combobox', { name: 'Status' }), 'Concluída');
  const changed = { ...filter, status: 'FINISHED' };
  await vi.waitFor(() => expect(again.seen).toEqual([{ filter: changed, page: 0 }]));
  await vi.waitFor(() => expect(again.lastAsked()).toMatchObject({ ...changed, page: '0' }));
});

test('C7.14 a name is in the address once typing paused, and typing goes on after it', async () => {
  const { screen, seen } = await open({ filter: { process: 'Acesso a sistemas' } });
  await screen.getByRole('button', { name: 'Mais filtros' }).click();
  await screen.getByRole('textbox', { name: 'Solicitante' }).click();
  await userEvent.keyboard('Ana ');
  await vi.waitFor(() => expect(seen.at(-1)?.filter?.createdBy).toBe('Ana'));
  expect(seen).toHaveLength(1);
  await userEvent.keyboard('Souza');
  await expect.element(screen.getByRole('textbox', { name: 'Solicitante' })).toHaveValue('Ana Souza');
  await vi.waitFor(() => expect(seen.at(-1)?.filter?.createdBy).toBe('Ana Souza'));
});

test('P2.4.07 an address with a page past the end shows the last page with rows', async () => {
  const filter = { requestCreatedAtFrom: '2026-01-01T00:00:00.000Z' };
  const { page, seen } = await open({ filter, page: 99 });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const last = seen[0]?.page ?? 0;
  const asked = () => page.sent('GET', '/v1/tasks-report').map(({ search }) => Number(search.get('page')));
  await vi.waitFor(() => expect(asked()).toEqual([99, 0, last]));
  expect(last).toBeGreaterThan(0);
});
