import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListSearch } from '../../lists/ListSearch.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { departmentsMessages } from '../../messages/features/departments.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { useAreaWindows } from './AreaWindows.tsx';
import { type AreaAddresses, useAddresses } from './area-addresses.ts';
import { areaColumns } from './area-columns.tsx';
import * as styles from './Departments.css.ts';
import { useDepartments } from './use-areas.ts';

const loadSheet = () => import('virtual:sheet/departments');

/** Props of the list of departments. */
export interface DepartmentsProps extends WidgetSettings, AreaAddresses {
  /** An element inside a themed root that the search box is rendered into, instead of above the list. */
  searchContainer?: HTMLElement | null;
}

/**
 * The departments of the company, active and inactive ones in separate sections, with the actions of their responsible
 * users. Fills its container, which should have a height.
 *
 * @example
 * <Departments client={client} departmentHref={(id) => `/departments/${id}`} />
 */
export function Departments({ client, theme, isolate, ...props }: DepartmentsProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} sheet={loadSheet} className={styles.root}>
      <QueryScope>
        <ConnectedDepartments {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedDepartments({ searchContainer, ...given }: Omit<DepartmentsProps, keyof WidgetSettings>) {
  const messages = useMessages(departmentsMessages);
  const { departmentHref, departmentProcessesHref } = useAddresses(given);
  const Link = useLink();
  const [typed, setTyped] = useState('');
  const list = useDepartments(useSettled(typed));
  const windows = useAreaWindows('department', null, messages);
  const rows = list.data?.elements ?? null;
  const section = (active: boolean, none: string) => {
    const label = active ? messages.activeSection : messages.inactiveSection;
    const ofState = rows?.filter((row) => row.active === active) ?? null;
    return (
      <section className={styles.section} aria-label={label}>
        <h2 className={styles.heading}>
          {label}
          {ofState && <span className={styles.count}>{ofState.length}</span>}
        </h2>
        <ListTable
          label={`${messages.departments}: ${label}`}
          columns={areaColumns({
            messages,
            Link,
            rows: ofState,
            hasSectors: true,
            hrefOf: ({ id }) => departmentHref(id),
            processesHrefOf: ({ id }) => departmentProcessesHref(id),
            windows,
          })}
          rows={ofState}
          isRefreshing={active && list.isRefreshing}
          loadingRows={6}
          instead={ofState?.length === 0 && <p className={styles.none}>{none}</p>}
        />
      </section>
    );
  };
  return (
    <TableFrame label={messages.departments} aria-busy={list.isLoading} data-slot="departments">
      <div className={styles.head}>
        <span className={styles.total}>
          {rows ? messages.departmentCount(rows.length) : !list.problem && messages.loading}
        </span>
        <ListSearch
          className={styles.search}
          label={messages.searchDepartments}
          container={searchContainer}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {list.hasFailedLater && (
        <LateFailure messages={{ retry: messages.retry, listFailed: messages.departmentsFailed }} list={list} />
      )}
      <div className={styles.sections}>
        {list.problem && rows === null ? (
          <ErrorState
            title={messages.departmentsFailed}
            error={list.problem.error}
            onRetry={list.retry}
            retrying={list.isRetrying}
          />
        ) : rows?.length === 0 ? (
          <EmptyState title={messages.noDepartments} onClearSearch={typed.trim() ? () => setTyped('') : undefined}>
            {typed.trim() ? messages.nothingFor(typed.trim()) : messages.departmentsHere}
          </EmptyState>
        ) : (
          <>
            {section(true, messages.noneActive)}
            {rows !== null && section(false, messages.noneInactive)}
          </>
        )}
      </div>
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={windows.add}>
          {messages.addDepartment}
        </Button>
      </AddBar>
      {windows.windows}
      <ListStatus failed={list.problem !== null && rows === null} loading={messages.loading}>
        {rows && messages.departmentCount(rows.length)}
      </ListStatus>
    </TableFrame>
  );
}
