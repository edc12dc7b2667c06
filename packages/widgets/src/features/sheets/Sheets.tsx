import { listSheets } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { ListSearch } from '../../lists/ListSearch.tsx';
import { sheetsMessages } from '../../messages/features/sheets.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import * as styles from './Sheets.css.ts';
import { sheetColumns } from './sheet-columns.tsx';
import { useSheetDownload } from './use-sheet-download.ts';

const loadSheet = () => import('virtual:sheet/sheets');

/** Props of the list of stored sheets. */
export interface SheetsProps extends WidgetSettings {
  /** Renders the search box into this element, such as a page's top bar, instead of above the list. */
  searchContainer?: HTMLElement | null;
}

/**
 * The spreadsheets that service tasks write and the server stores, for users who manage processes: the number of rows,
 * the time of the last row, and downloads as xlsx or csv. Fills its container, which should have a height.
 *
 * @example
 * <Sheets client={client} />
 */
export function Sheets({ client, theme, isolate, locale, searchContainer }: SheetsProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedSheets searchContainer={searchContainer} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** Sheets per page. */
const pageSize = 25;

function ConnectedSheets({ searchContainer }: Pick<SheetsProps, 'searchContainer'>) {
  const locale = useLocale();
  const messages = useMessages(sheetsMessages);
  const [typed, setTyped] = useState('');
  const query = useSettled(typed).trim();
  // every search starts on its first page
  const [turned, setTurned] = useState({ query, page: 0 });
  const page = turned.query === query ? turned.page : 0;
  const list = usePagedCall(listSheets, { query: { q: query || undefined } }, { page, size: pageSize });
  const { fetching, download } = useSheetDownload(messages);
  return (
    <ListScreen
      slot="sheets"
      label={messages.list}
      messages={messages}
      forbidden={messages.forbidden}
      list={list}
      columns={sheetColumns({
        messages,
        locale,
        fetching,
        onDownload: (sheet, format) => void download(sheet, format),
      })}
      loadingRows={6}
      head={
        <Toolbar label={messages.list} className={styles.toolbar}>
          <strong className={styles.total}>
            {list.total === null ? <Skeleton width={96} line /> : messages.count(list.total)}
          </strong>
          <ListSearch
            className={styles.search}
            label={messages.search}
            container={searchContainer}
            value={typed}
            onChange={setTyped}
          />
        </Toolbar>
      }
      empty={
        <EmptyState title={messages.nothing} onClearSearch={query === '' ? undefined : () => setTyped('')}>
          {query === '' ? messages.nothingHere : messages.nothingFor(query)}
        </EmptyState>
      }
      paging={{ page, pageSize, onPageChange: (next) => setTurned({ query, page: next }) }}
    />
  );
}
