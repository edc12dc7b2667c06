import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { departmentsMessages } from '../../messages/features/departments.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { AreaHead } from './AreaHead.tsx';
import { useAreaWindows } from './AreaWindows.tsx';
import { type AreaAddresses, useAddresses } from './area-addresses.ts';
import { areaColumns } from './area-columns.tsx';
import * as styles from './Departments.css.ts';
import { PageState } from './PageState.tsx';
import { useDepartment, useSectors } from './use-areas.ts';

const loadSheet = () => import('virtual:sheet/departments');

/** Props of the page of a department. */
export interface DepartmentPageProps extends WidgetSettings, AreaAddresses {
  /** Id of the department. */
  department: number;
}

/**
 * A department: who is responsible for it, and its sectors. Fills its container, which should have a height.
 *
 * @example
 * <DepartmentPage client={client} department={3} />
 */
export function DepartmentPage({ client, theme, isolate, locale, ...props }: DepartmentPageProps) {
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
        <ConnectedDepartment key={props.department} {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedDepartment({ department: id, ...given }: Omit<DepartmentPageProps, keyof WidgetSettings>) {
  const messages = useMessages(departmentsMessages);
  const { departmentsHref, departmentProcessesHref } = useAddresses(given);
  const department = useDepartment(id);
  const windows = useAreaWindows('department', null, messages);
  if (!department.data) {
    return (
      <PageState
        messages={messages}
        label={messages.department}
        failure={department.problem ? messages.departmentFailed : null}
        onRetry={department.retry}
        retrying={department.isRetrying}
      />
    );
  }
  return (
    <TableFrame label={messages.department} data-slot="department">
      <div className={styles.sections}>
        <AreaHead
          messages={messages}
          back={{ href: departmentsHref, label: messages.allDepartments }}
          area={department.data}
          processesHref={departmentProcessesHref(id)}
          windows={windows}
        />
        <Sectors messages={messages} departmentId={id} addresses={given} />
      </div>
      {windows.windows}
    </TableFrame>
  );
}

interface SectorsProps {
  messages: typeof departmentsMessages;
  departmentId: number;
  addresses: AreaAddresses;
}

function Sectors({ messages, departmentId, addresses }: SectorsProps) {
  const locale = useLocale();
  const { sectorHref, sectorProcessesHref } = useAddresses(addresses);
  const Link = useLink();
  const [typed, setTyped] = useState('');
  const list = useSectors(departmentId, useSettled(typed));
  const windows = useAreaWindows('sector', departmentId, messages);
  const rows = list.data?.elements ?? null;
  const failed = list.problem && rows === null && (
    <ErrorState
      title={messages.sectorsFailed}
      error={list.problem.error}
      onRetry={list.retry}
      retrying={list.isRetrying}
    />
  );
  const empty = rows?.length === 0 && (
    <EmptyState title={messages.noSectors}>
      {typed.trim() ? messages.nothingFor(typed.trim()) : messages.sectorsHere}
    </EmptyState>
  );
  return (
    <section className={styles.section} aria-label={messages.sectors}>
      <div className={styles.sectorsHead}>
        <h3 className={styles.heading}>
          {messages.sectors}
          {rows && <span className={styles.count}>{rows.length}</span>}
        </h3>
        <SearchBox
          className={styles.search}
          size="md"
          label={messages.searchSectors}
          value={typed}
          onChange={setTyped}
        />
        <Button variant="primary" icon={<Plus />} onClick={windows.add}>
          {messages.addSector}
        </Button>
      </div>
      {list.hasFailedLater && (
        <LateFailure messages={{ retry: messages.retry, listFailed: messages.sectorsFailed }} list={list} />
      )}
      <ListTable
        label={messages.sectors}
        columns={areaColumns({
          messages,
          locale,
          Link,
          rows,
          hrefOf: (sector) => sectorHref(departmentId, sector.id),
          processesHrefOf: (sector) => sectorProcessesHref(sector.id),
          windows,
        })}
        rows={rows}
        isRefreshing={list.isRefreshing}
        loadingRows={6}
        instead={failed || empty}
      />
      {windows.windows}
      <ListStatus failed={list.problem !== null && rows === null} loading={messages.loading}>
        {rows && messages.sectorCount(rows.length)}
      </ListStatus>
    </section>
  );
}
