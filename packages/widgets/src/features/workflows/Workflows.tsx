import { useEffect, useMemo, useState } from 'react';
import { CallTable } from '../../lists/CallTable.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { NextRows } from '../../lists/NextRows.tsx';
import { workflowsMessages } from '../../messages/features/workflows.ts';
import { useRetentionWindow } from '../../privacy/use-retention-window.tsx';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { processColumns } from './process-columns.tsx';
import { useLinkedProcessWindow } from './use-linked-process-window.tsx';
import { useProcessRow } from './use-process-row.ts';
import { useWorkflows } from './use-workflows.ts';
import * as styles from './Workflows.css.ts';
import { AddProcess, WorkflowsHead } from './WorkflowsHead.tsx';
import { useModelerHref, type WorkflowAddresses } from './workflow-addresses.ts';

const loadSheet = () => import('virtual:sheet/workflows');

/** Props of the list of processes. */
export interface WorkflowsProps extends WidgetSettings, WorkflowAddresses {
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
export function Workflows({ client, theme, isolate, locale, ...props }: WorkflowsProps) {
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
        <ConnectedWorkflows {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** Distance from its end at which the list loads more, in px. */
const endOfWorkflowsPx = 200;

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

function ConnectedWorkflows(props: Omit<WorkflowsProps, keyof WidgetSettings>) {
  const addressOf = usePortalAddress();
  const { newHref = addressOf('/adm/workflow/new'), sheetsHref = null, searchContainer = null } = props;
  const hrefFor = useModelerHref(props);
  const messages = useMessages(workflowsMessages);
  const locale = useLocale();
  const [kept, keep] = usePersistentState('workflows.query', '', readText);
  const [typed, setTyped] = useState(kept);
  const query = useSettled(typed).trim();
  useEffect(() => {
    if (query !== kept) keep(query);
  }, [query, kept, keep]);
  const list = useWorkflows(query);
  const linked = useLinkedProcessWindow(messages);
  const { edit, busy } = linked;
  const { window: retention, open: onRetention } = useRetentionWindow();
  const actions = useMemo(
    () => ({ messages, locale, hrefFor, onEdit: edit, onRetention, busy }),
    [messages, locale, hrefFor, edit, onRetention, busy],
  );
  const columns = useMemo(() => processColumns(actions), [actions]);
  const rowProps = useProcessRow(actions);
  return (
    <>
      <ListFrame slot="workflows" label={messages.processes} messages={messages} list={list}>
        <WorkflowsHead
          messages={messages}
          list={list}
          typed={typed}
          query={query}
          onType={setTyped}
          searchContainer={searchContainer}
          sheetsHref={sheetsHref}
        />
        <CallTable
          className={styles.table}
          label={messages.processes}
          messages={messages}
          list={list}
          columns={columns}
          loadingRows={8}
          rowProps={rowProps}
          empty={
            <EmptyState title={messages.nothing} onClearSearch={query ? () => setTyped('') : undefined}>
              {query ? messages.nothingFor(query) : messages.nothingHere}
            </EmptyState>
          }
        >
          <NextRows messages={messages} list={list} columns={columns} distancePx={endOfWorkflowsPx} />
        </CallTable>
        <AddProcess messages={messages} newHref={newHref} onAddLinked={linked.create} />
      </ListFrame>
      {list.status !== 'forbidden' && linked.window}
      {list.status !== 'forbidden' && retention}
    </>
  );
}
