import { QueryClient } from '@tanstack/react-query';
import { createClient, staticTokenProvider } from '@tramita/client';
import { listGroupRows } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { type RowOf, usePagedCall } from '../../calls/use-paged-call.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { CallTable } from '../CallTable.tsx';
import { ListFrame } from '../ListFrame.tsx';
import { ListScreen } from '../ListScreen.tsx';
import { ListSearch } from '../ListSearch.tsx';
import type { ListColumn } from '../list-column.ts';
import { NextRows } from '../NextRows.tsx';

const messages = {
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  listFailed: 'Não foi possível carregar os grupos',
  count: (total: number) => `${total} grupos`,
};
const columns: readonly ListColumn<RowOf<typeof listGroupRows>>[] = [
  { id: 'name', label: 'Nome', card: 'title', skeleton: { width: '40%' }, cell: ({ name }) => name },
];
const shared = { label: 'Grupos', messages, columns, loadingRows: 3, empty: <EmptyState title="Nenhum grupo" /> };

/** A paged list of groups with a search box. */
export function PagedGroups() {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const list = usePagedCall(listGroupRows, { query: { q: q || undefined } }, { page, size: 2, onPageGone: setPage });
  return (
    <ListScreen
      {...shared}
      slot="groups"
      list={list}
      forbidden="Só administradores veem os grupos."
      head={<ListSearch className="" label="Pesquisar grupos" container={null} value={q} onChange={setQ} />}
      paging={{ page, pageSize: 2, onPageChange: setPage }}
    />
  );
}

/** A list of groups that loads more at its end. */
export function EndlessGroups() {
  const list = useEndlessCall(listGroupRows, { query: {} }, { size: 2 });
  return (
    <ListFrame slot="groups" label="Grupos" messages={messages} list={list}>
      <CallTable {...shared} list={list}>
        <NextRows messages={messages} list={list} columns={columns} />
      </CallTable>
    </ListFrame>
  );
}

/** Wraps a list in a page whose requests are answered by `handle`. */
export function listPage(list: ReactNode, handle: (query: URLSearchParams) => Response): ReactNode {
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async (input, init) => handle(new URL(new Request(input, init).url).searchParams),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <TramitaProvider client={client} storageScope="ana" queryClient={queryClient}>
      <WidgetRoot>
        <QueryScope>
          <div style={{ height: 400, display: 'flex' }}>{list}</div>
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>
  );
}
