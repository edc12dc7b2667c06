import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListSearch } from '../../lists/ListSearch.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { departmentsMessages } from '../../messages/features/departments.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { type AreaWindows, useAreaWindows } from './AreaWindows.tsx';
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
export function Departments({ client, theme, isolate, locale, ...props }: DepartmentsProps) {
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
        <ConnectedDepartments {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedDepartments({ searchContainer, ...given }: Omit<DepartmentsProps, keyof WidgetSettings>) {
  const messages = useMessages(departmentsMessages);
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const list = useDepartments(useSettled(typed));
  const windows = useAreaWindows('department', null, messages);
  const rows = list.data?.elements ?? null;
  const hasFailed = list.problem !== null && rows === null;
  return (
    <TableFrame label={messages.departments} aria-busy={list.isLoading} data-slot="departments">
      <div className={styles.head}>
        <span className={styles.total}>
          {rows ? messages.departmentCount(rows.length) : !hasFailed && messages.loading}
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
        <Sections
          messages={messages}
          list={list}
          addresses={given}
          windows={windows}
          empty={
            <EmptyState title={messages.noDepartments} onClearSearch={query ? () => setTyped('') : undefined}>
              {query ? messages.nothingFor(query) : messages.departmentsHere}
            </EmptyState>
          }
        />
      </div>
      <AddBar>
        <Button variant="primary" icon={<Plus />} onClick={windows.add}>
          {messages.addDepartment}
        </Button>
      </AddBar>
      {windows.windows}
      <ListStatus failed={hasFailed} loading={messages.loading}>
        {rows && messages.departmentCount(rows.length)}
      </ListStatus>
    </TableFrame>
  );
}

interface SectionsProps {
  messages: typeof departmentsMessages;
  list: ReturnType<typeof useDepartments>;
  addresses: AreaAddresses;
  windows: AreaWindows;
  /** Shown if there are no departments. */
  empty: ReactNode;
}

/** The active and the inactive departments; placeholders for the active ones while both are loading. */
function Sections({ messages, list, addresses, windows, empty }: SectionsProps) {
  const locale = useLocale();
  const { departmentHref, departmentProcessesHref } = useAddresses(addresses);
  const Link = useLink();
  const departments = list.data?.elements;
  if (list.problem && !departments) {
    return (
      <ErrorState
        title={messages.departmentsFailed}
        error={list.problem.error}
        onRetry={list.retry}
        retrying={list.isRetrying}
      />
    );
  }
  if (departments?.length === 0) return empty;
  const sections = [
    { active: true, label: messages.activeSection, none: messages.noneActive },
    { active: false, label: messages.inactiveSection, none: messages.noneInactive },
  ];
  return sections.slice(0, departments ? 2 : 1).map(({ active, label, none }) => {
    const rows = departments?.filter((department) => department.active === active) ?? null;
    return (
      <section key={label} className={styles.section} aria-label={label}>
        <h2 className={styles.heading}>
          {label}
          {rows && <span className={styles.count}>{rows.length}</span>}
        </h2>
        <ListTable
          label={`${messages.departments}: ${label}`}
          columns={areaColumns({
            messages,
            locale,
            Link,
            rows,
            hasSectors: true,
            hrefOf: ({ id }) => departmentHref(id),
            processesHrefOf: ({ id }) => departmentProcessesHref(id),
            windows,
          })}
          rows={rows}
          isRefreshing={active && list.isRefreshing}
          loadingRows={6}
          instead={rows?.length === 0 && <p className={styles.none}>{none}</p>}
        />
      </section>
    );
  });
}
