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
  // every search starts on its first page
  const [turned, setTurned] = useState({ query, page: 0 });
  const page = turned.query === query ? turned.page : 0;
  const list = useSheets(query, page);
  const { fetching, download } = useSheetDownload(messages);
  return (
    <SheetsView
      messages={messages}
      status={list.status}
      isRefreshing={list.isRefreshing}
      hasFailedLater={list.hasFailedLater}
      sheets={list.rows}
      total={list.total}
      page={page}
      onPageChange={(next) => setTurned({ query, page: next })}
      typed={typed}
      searchContainer={searchContainer}
      query={query}
      onType={setTyped}
      fetching={fetching}
      onDownload={(sheet, format) => void download(sheet, format)}
      onRetry={list.retry}
      error={list.problem?.error}
      isRetrying={list.isRetrying}
    />
  );
}
