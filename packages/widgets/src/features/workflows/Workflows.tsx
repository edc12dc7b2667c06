import { useEffect, useMemo, useState } from 'react';
import { workflowsMessages } from '../../messages/features/workflows.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { usePersistentState } from '../../provider/use-persistent-state.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { useLinkedProcessWindow } from './use-linked-process-window.tsx';
import { useWorkflows } from './use-workflows.ts';
import * as styles from './Workflows.css.ts';
import { WorkflowsView } from './WorkflowsView.tsx';
import { modelerHref, type WorkflowAddresses } from './workflow-addresses.ts';

/** Props of the list of processes. */
export interface WorkflowsProps extends Pick<TramitaSettings, 'client' | 'theme'>, WorkflowAddresses {
  /** Address of the modeler with a new process. @default '/adm/workflow/new' */
  newHref?: string;
  /** Address of the page with stored spreadsheets of processes; without it there is no link to them. */
  sheetsHref?: string;
  /** An element of the page, inside a themed root, for the search, which is otherwise above the list. */
  searchContainer?: HTMLElement | null;
}

/**
 * The processes of the company in their newest version, modeled ones and linked ones: the list loads more as the user
 * scrolls, its search is stored in the browser, and linked processes are edited in a dialog. Fills its container, which
 * should have a height.
 *
 * @example
 * <Workflows client={client} hrefFor={(id) => `/processes/${id}`} />
 */
export function Workflows({ client, theme, ...props }: WorkflowsProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedWorkflows {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

function ConnectedWorkflows(props: Omit<WorkflowsProps, 'client' | 'theme'>) {
  const { newHref = '/adm/workflow/new', sheetsHref = null, searchContainer = null, hrefFor } = props;
  const messages = useMessages(workflowsMessages);
  const [kept, keep] = usePersistentState('workflows.query', '', readText);
  const [typed, setTyped] = useState(kept);
  const query = useSettled(typed).trim();
  useEffect(() => {
    if (query !== kept) keep(query);
  }, [query, kept, keep]);
  const list = useWorkflows(query);
  const linked = useLinkedProcessWindow(messages);
  const { edit, busy } = linked;
  const actions = useMemo(
    () => ({ messages, hrefFor: modelerHref({ hrefFor }), onEdit: edit, busy }),
    [messages, hrefFor, edit, busy],
  );
  if (list.status === 'forbidden') return <ForbiddenState />;
  return (
    <>
      <WorkflowsView
        actions={actions}
        status={list.status}
        isRefreshing={list.isRefreshing}
        error={list.problem?.error}
        isRetrying={list.isRetrying}
        hasFailedLater={list.hasFailedLater}
        rows={list.rows}
        total={list.total}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        typed={typed}
        query={query}
        onType={setTyped}
        searchContainer={searchContainer}
        newHref={newHref}
        sheetsHref={sheetsHref}
        onAddLinked={linked.create}
        onLoadMore={list.loadMore}
        onRetry={list.retry}
      />
      {linked.window}
    </>
  );
}
