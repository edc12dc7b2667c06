import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { workflowsMessages } from '../../messages/features/workflows.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { LinkedArea } from './linked-area.ts';
import { editColumn, processColumns } from './process-columns.tsx';
import { useLinkedProcessWindow } from './use-linked-process-window.tsx';
import { useProcessRow } from './use-process-row.ts';
import { useLinkedArea, useLinkedProcesses } from './use-workflows.ts';
import * as styles from './Workflows.css.ts';
import { useModelerHref, type WorkflowAddresses } from './workflow-addresses.ts';

const loadSheet = () => import('virtual:sheet/workflows');

/** Page sizes of the processes of an area; the first is the default. */
const pageSizes = [10, 25, 50] as const;

/** Props of the processes of a department or sector. */
export interface LinkedProcessesProps extends WidgetSettings, WorkflowAddresses {
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
export function LinkedProcesses({ client, theme, isolate, locale, ...props }: LinkedProcessesProps) {
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
        <ConnectedLinkedProcesses key={`${props.area.kind} ${props.area.id}`} {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedLinkedProcesses(props: Omit<LinkedProcessesProps, keyof WidgetSettings>) {
  const { area } = props;
  const hrefFor = useModelerHref(props);
  const messages = useMessages(workflowsMessages);
  const locale = useLocale();
  const [{ page, size }, setPage] = useState<{ page: number; size: number }>({ page: 0, size: pageSizes[0] });
  const found = useLinkedArea(area);
  const processes = useLinkedProcesses(area, { page, size, onPageGone: (last) => setPage({ page: last, size }) });
  // the list of an unknown sector is empty
  const list =
    found.status === 'error' && found.problem?.kind === 'notFound' ? { ...found, rows: [], total: null } : processes;
  const { edit, busy, window } = useLinkedProcessWindow(messages);
  const actions = useMemo(
    () => ({ messages, locale, hrefFor, onEdit: edit, busy }),
    [messages, locale, hrefFor, edit, busy],
  );
  const columns = useMemo(() => [...processColumns(actions), editColumn(actions)], [actions]);
  const rowProps = useProcessRow(actions);
  return (
    <ListScreen
      slot="linked-processes"
      label={messages.linkedProcesses}
      messages={{ ...messages, listFailed: messages.linkedFailed }}
      list={list}
      className={styles.table}
      columns={columns}
      loadingRows={pageSizes[0]}
      rowProps={rowProps}
      head={<Head {...props} messages={messages} found={found.data} />}
      empty={<EmptyState title={messages.nothing}>{messages.nothingLinked}</EmptyState>}
      paging={{
        page,
        pageSize: size,
        pageSizes,
        onPageChange: (next) => setPage({ page: next, size }),
        onPageSizeChange: (next) => setPage({ page: 0, size: next }),
      }}
    >
      {window}
    </ListScreen>
  );
}

interface HeadProps extends Pick<LinkedProcessesProps, 'area' | 'departmentHref' | 'sectorHref' | 'onTitle'> {
  messages: typeof workflowsMessages;
  /** The department or sector once it is known. */
  found: ReturnType<typeof useLinkedArea>['data'];
}

/** The department or sector of the processes, with a link back to it. */
function Head({ messages, area, found, departmentHref, sectorHref, onTitle }: HeadProps) {
  const addressOf = usePortalAddress();
  const Link = useLink();
  const name = found && (area.kind === 'department' ? messages.departmentArea : messages.sectorArea)(found.description);
  useEffect(() => {
    if (name) onTitle?.(messages.areaTitle(name));
  }, [name, messages, onTitle]);
  const back = (departmentId: number) =>
    area.kind === 'department'
      ? (departmentHref?.(area.id) ?? addressOf(`/governance/departments/${area.id}`))
      : (sectorHref?.(departmentId, area.id) ?? addressOf(`/governance/departments/${departmentId}/sector/${area.id}`));
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
