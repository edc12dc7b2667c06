import { isProblem } from '@tramita/client';
import { useState } from 'react';
import { sheetsMessages } from '../../messages/features/sheets.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import * as styles from './Sheets.css.ts';
import { SheetsView } from './SheetsView.tsx';
import { useSheetDownload } from './use-sheet-download.ts';
import { useSheets } from './use-sheets.ts';

/** Props of the list of kept sheets. */
export interface SheetsProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Draws the search box into this element, such as a page's top bar, in place of above the list. */
  searchContainer?: HTMLElement | null;
}

/**
 * The spreadsheets that service tasks have written into and that the server keeps itself, for those who manage
 * processes: how much each holds, when its last row came, and each as an xlsx or csv file. Fills its container, which
 * should have a height.
 *
 * @example
 * <Sheets client={client} />
 */
export function Sheets({ client, theme, searchContainer }: SheetsProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedSheets searchContainer={searchContainer} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedSheets({ searchContainer }: Pick<SheetsProps, 'searchContainer'>) {
  const messages = useMessages(sheetsMessages);
  const [typed, setTyped] = useState('');
  const query = useSettled(typed).trim();
  // each search begins on its own first page
  const [turned, setTurned] = useState({ query, page: 0 });
  const page = turned.query === query ? turned.page : 0;
  const list = useSheets(query, page);
  const { fetching, download } = useSheetDownload(messages);
  return (
    <SheetsView
      messages={messages}
      status={statusOf(list)}
      isRefreshing={list.isFetching && list.data !== undefined}
      hasFailedLater={list.isError && list.data !== undefined}
      sheets={list.data?.elements ?? []}
      total={list.data?.totalElements ?? null}
      page={page}
      onPageChange={(next) => setTurned({ query, page: next })}
      typed={typed}
      searchContainer={searchContainer}
      query={query}
      onType={setTyped}
      fetching={fetching}
      onDownload={(sheet, format) => void download(sheet, format)}
      onRetry={() => void list.refetch()}
      error={list.error}
      isRetrying={list.isError && list.isFetching}
    />
  );
}

function statusOf({ error, data, isPending }: ReturnType<typeof useSheets>) {
  if (isProblem(error, 'FORBIDDEN')) return 'forbidden';
  if (data === undefined) return isPending ? 'loading' : 'error';
  return 'ready';
}
