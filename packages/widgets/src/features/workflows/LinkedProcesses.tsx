import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { workflowsMessages } from '../../messages/features/workflows.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import type { LinkedArea } from './linked-area.ts';
import { ProcessTable } from './ProcessTable.tsx';
import { useLinkedProcessWindow } from './use-linked-process-window.tsx';
import { useLinkedArea, useLinkedProcesses } from './use-workflows.ts';
import * as styles from './Workflows.css.ts';
import { modelerHref, type WorkflowAddresses } from './workflow-addresses.ts';

/** Page sizes of the processes of an area; the first is the default. */
const pageSizes = [10, 25, 50] as const;

/** Props of the processes of a department or sector. */
export interface LinkedProcessesProps extends Pick<TramitaSettings, 'client' | 'theme'>, WorkflowAddresses {
  /** The department or sector. */
  area: LinkedArea;
  /** Returns the address of a department. @default '/governance/departments/{id}' */
  departmentHref?: (id: number) => string;
  /** Returns the address of a sector. @default '/governance/departments/{departmentId}/sector/{id}' */
  sectorHref?: (departmentId: number, id: number) => string;
  /** Called with the title of the page once the name of the department or sector is known. */
  onTitle?: (title: string) => void;
}

/**
 * The processes of a department or sector in their newest version, each with an edit button. Fills its container, which
 * should have a height.
 *
 * @example
 * <LinkedProcesses client={client} area={{ kind: 'department', id: 3 }} />
 */
export function LinkedProcesses({ client, theme, ...props }: LinkedProcessesProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedLinkedProcesses key={`${props.area.kind} ${props.area.id}`} {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedLinkedProcesses(props: Omit<LinkedProcessesProps, 'client' | 'theme'>) {
  const { area, hrefFor } = props;
  const messages = useMessages(workflowsMessages);
  const [{ page, size }, setPage] = useState<{ page: number; size: number }>({ page: 0, size: pageSizes[0] });
  const list = useLinkedProcesses(area, { page, size, onPageGone: (last) => setPage({ page: last, size }) });
  const { edit, busy, window } = useLinkedProcessWindow(messages);
  const actions = useMemo(
    () => ({ messages, hrefFor: modelerHref({ hrefFor }), onEdit: edit, busy }),
    [messages, hrefFor, edit, busy],
  );
  const rows = list.data?.elements ?? null;
  const { total } = list;
  if (list.status === 'forbidden') return <ForbiddenState />;
  const retry = { onRetry: list.retry, retrying: list.isFetching };
  return (
    <TableFrame label={messages.linkedProcesses} aria-busy={list.isLoading} data-slot="linked-processes">
      <Head {...props} messages={messages} />
      {list.hasFailedLater && (
        <Notice
          strip
          tone="danger"
          title={messages.linkedFailed}
          actions={
            <Button size="sm" busy={retry.retrying} onClick={retry.onRetry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <ProcessTable
        label={messages.linkedProcesses}
        actions={actions}
        rows={rows}
        isRefreshing={list.isRefreshing}
        loadingRows={pageSizes[0]}
        hasEdit
        instead={
          list.problem && rows === null ? (
            <ErrorState title={messages.linkedFailed} error={list.problem.error} {...retry} />
          ) : (
            rows?.length === 0 && <EmptyState title={messages.nothing}>{messages.nothingLinked}</EmptyState>
          )
        }
      />
      {!(list.problem && rows === null) && (
        <Pagination
          page={page}
          pageSize={size}
          total={total}
          pageSizes={pageSizes}
          onPageChange={(next) => setPage({ page: next, size })}
          onPageSizeChange={(next) => setPage({ page: 0, size: next })}
        />
      )}
      {window}
      <ListStatus failed={list.problem !== null && rows === null} loading={messages.loading}>
        {total === null ? null : messages.count(total)}
      </ListStatus>
    </TableFrame>
  );
}

interface HeadProps extends Pick<LinkedProcessesProps, 'area' | 'departmentHref' | 'sectorHref' | 'onTitle'> {
  messages: typeof workflowsMessages;
}

/** The department or sector of the processes, with a link back to it. */
function Head({ messages, area, departmentHref, sectorHref, onTitle }: HeadProps) {
  const Link = useLink();
  const found = useLinkedArea(area).data;
  const name = found && (area.kind === 'department' ? messages.departmentArea : messages.sectorArea)(found.description);
  useEffect(() => {
    if (name) onTitle?.(messages.areaTitle(name));
  }, [name, messages, onTitle]);
  const back = (departmentId: number) =>
    area.kind === 'department'
      ? (departmentHref?.(area.id) ?? `/governance/departments/${area.id}`)
      : (sectorHref?.(departmentId, area.id) ?? `/governance/departments/${departmentId}/sector/${area.id}`);
  return (
    <header className={styles.areaHead}>
      {found && name && (
        <Link className={styles.backLink} href={back(found.departmentId)}>
          <ChevronLeft aria-hidden="true" />
          {name}
        </Link>
      )}
      <h2 className={styles.title}>{messages.linkedProcesses}</h2>
    </header>
  );
}
