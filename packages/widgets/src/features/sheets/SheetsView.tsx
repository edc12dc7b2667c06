import { failureOf } from '../../messages/failures.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import * as styles from './Sheets.css.ts';
import { SheetTable } from './SheetTable.tsx';
import type { SheetsViewProps } from './sheets-view-props.ts';
import { sheetsPageSize } from './use-sheets.ts';

/** The list of kept sheets as it looks; it loads nothing. */
export function SheetsView(props: SheetsViewProps) {
  const { messages, status, total } = props;
  if (status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  return (
    <TableFrame label={messages.list} aria-busy={status === 'loading'} data-slot="sheets">
      <Toolbar label={messages.list} className={styles.toolbar}>
        <strong className={styles.total}>{total === null ? <Skeleton width={96} /> : messages.count(total)}</strong>
        <SearchBox
          className={props.searchContainer ? undefined : styles.search}
          label={messages.search}
          size={props.searchContainer ? undefined : 'md'}
          container={props.searchContainer}
          value={props.typed}
          onChange={props.onType}
        />
      </Toolbar>
      {props.hasFailedLater && (
        <Notice
          strip
          tone="danger"
          title={failureOf(props.error).title}
          actions={
            <Button size="sm" busy={props.isRetrying} onClick={props.onRetry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <SheetTable {...props} />
      {props.status !== 'error' && (
        <Pagination page={props.page} pageSize={sheetsPageSize} total={total} onPageChange={props.onPageChange} />
      )}
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {total === null ? null : messages.count(total)}
      </ListStatus>
    </TableFrame>
  );
}
