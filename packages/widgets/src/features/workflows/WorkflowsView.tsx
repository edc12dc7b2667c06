import { Link2, Plus } from 'lucide-react';
import { useLink } from '../../provider/use-link.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/button-class.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Row, SpanRow } from '../../ui/Table/Row.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { useEndOfList } from '../../ui/use-end-of-list.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { ProcessTable } from './ProcessTable.tsx';
import * as styles from './Workflows.css.ts';
import type { WorkflowsViewProps } from './workflows-view-props.ts';

/** Distance from its end at which the list loads more, in px. */
const endOfWorkflowsPx = 200;
const columns = 5;

/** The list of processes, without loading anything. */
export function WorkflowsView(props: WorkflowsViewProps) {
  const { actions, status, rows, total, query } = props;
  const { messages } = actions;
  const end = useEndOfList({
    onEnd: props.onLoadMore,
    key: rows.length,
    distancePx: endOfWorkflowsPx,
  });
  return (
    <TableFrame label={messages.processes} aria-busy={status === 'loading'} data-slot="workflows">
      <Head {...props} />
      {query !== '' && (
        <div className={styles.banner}>
          <Notice
            strip
            title={messages.filtering(query)}
            actions={
              <Button size="sm" onClick={() => props.onType('')}>
                {messages.clearFilter}
              </Button>
            }
          />
        </div>
      )}
      <ProcessTable
        label={messages.processes}
        actions={actions}
        rows={status === 'loading' ? null : rows}
        isRefreshing={props.isRefreshing}
        loadingRows={8}
        instead={insteadOfRows(props)}
      >
        <After {...props} />
        <Row ref={end} aria-hidden="true" className={styles.end} />
      </ProcessTable>
      <Adding {...props} />
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {status === 'loading' || total === null
          ? null
          : props.isLoadingMore
            ? messages.loadingMore
            : messages.count(total)}
      </ListStatus>
    </TableFrame>
  );
}

function Head({ actions, status, total, typed, onType, searchContainer, sheetsHref }: WorkflowsViewProps) {
  const { messages } = actions;
  const Link = useLink();
  return (
    <div className={styles.head}>
      <span className={styles.total}>
        {status === 'loading' ? messages.loading : total !== null && messages.count(total)}
      </span>
      {sheetsHref !== null && (
        <Link href={sheetsHref} className={buttonClass('link', 'sm')}>
          {messages.sheets}
        </Link>
      )}
      <SearchBox
        className={searchContainer ? undefined : styles.search}
        label={messages.search}
        size={searchContainer ? undefined : 'md'}
        container={searchContainer}
        value={typed}
        onChange={onType}
      />
    </div>
  );
}

function insteadOfRows(props: WorkflowsViewProps) {
  const { actions, status, rows, query, error, onRetry, isRetrying, onType } = props;
  const { messages } = actions;
  if (status === 'error') {
    return <ErrorState title={messages.listFailed} error={error} onRetry={onRetry} retrying={isRetrying} />;
  }
  if (status === 'loading' || rows.length > 0) return null;
  return (
    <EmptyState title={messages.nothing} onClearSearch={query ? () => onType('') : undefined}>
      {query ? messages.nothingFor(query) : messages.nothingHere}
    </EmptyState>
  );
}

/** Below the rows: skeletons of the next ones, or why they failed to load. */
function After({ actions: { messages }, hasFailedLater, hasMore, rows, onRetry, isRetrying }: WorkflowsViewProps) {
  if (!hasFailedLater) return hasMore && rows.length > 0 && <LoadingRows count={2} />;
  return (
    <SpanRow columns={columns}>
      <Notice
        tone="danger"
        strip
        title={messages.listFailed}
        actions={
          <Button size="sm" busy={isRetrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </SpanRow>
  );
}

function Adding({ actions: { messages }, newHref, onAddLinked }: WorkflowsViewProps) {
  const Link = useLink();
  return (
    <AddBar>
      <Button icon={<Link2 />} onClick={onAddLinked}>
        {messages.newLinked}
      </Button>
      <Link href={newHref} className={buttonClass('primary')}>
        <Plus aria-hidden="true" />
        {messages.newProcess}
      </Link>
    </AddBar>
  );
}
