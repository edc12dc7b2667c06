import { createClient, staticTokenProvider } from '@tramita/client';
import type { ReactNode } from 'react';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { CallTable } from '../CallTable.tsx';
import { ListFrame } from '../ListFrame.tsx';
import { ListScreen } from '../ListScreen.tsx';
import type { ListColumn } from '../list-column.ts';
import type { EndlessListState, ListState } from '../list-state.ts';
import { NextRows } from '../NextRows.tsx';

interface City {
  readonly id: number;
  readonly name: string;
  readonly people: number;
}

/** Rows of the example. */
const cities: readonly City[] = [
  { id: 1, name: 'Recife', people: 1_488_920 },
  { id: 2, name: 'Olinda', people: 349_976 },
];

/** The state of a loaded list; stories and tests change parts of it. */
export const readyList: ListState<City> = {
  status: 'ready',
  problem: null,
  isRefreshing: false,
  isRetrying: false,
  hasFailedLater: false,
  retry: () => {},
  rows: cities,
  total: 42,
};

const columns: readonly ListColumn<City>[] = [
  { id: 'name', label: 'Cidade', card: 'title', skeleton: { width: '40%' }, cell: ({ name }) => name },
  { id: 'people', label: 'Habitantes', align: 'end', skeleton: { width: 48 }, cell: ({ people }) => people },
];
const messages = {
  loading: 'Carregando...',
  loadingMore: 'Carregando mais cidades',
  retry: 'Tentar novamente',
  listFailed: 'Não foi possível carregar as cidades',
  count: (total: number) => `${total} cidades`,
};
const client = createClient({
  baseUrl: 'http://api.test',
  tokenProvider: staticTokenProvider('token'),
  fetch: async () => Response.json({}),
});
const shared = { messages, columns, loadingRows: 3, empty: <EmptyState title="Nenhuma cidade" /> };

interface ListExampleProps {
  list: ListState<City> | EndlessListState<City>;
  onPageChange?: (page: number) => void;
}

/** A list of cities in a given state, paged or endless. */
export function ListExample({ list, onPageChange = () => {} }: ListExampleProps): ReactNode {
  return (
    <TramitaProvider storageScope="ana" client={client}>
      <WidgetRoot>
        <div style={{ height: 400, display: 'flex' }}>
          {'loadMore' in list ? (
            <ListFrame slot="cities" label="Cidades" messages={messages} list={list}>
              <CallTable {...shared} label="Cidades" list={list}>
                <NextRows messages={messages} list={list} columns={columns} />
              </CallTable>
            </ListFrame>
          ) : (
            <ListScreen
              {...shared}
              slot="cities"
              label="Cidades"
              forbidden="Só prefeitos veem as cidades."
              list={list}
              head={<h2>Brasil</h2>}
              paging={{ page: 0, pageSize: 25, onPageChange }}
            />
          )}
        </div>
      </WidgetRoot>
    </TramitaProvider>
  );
}
