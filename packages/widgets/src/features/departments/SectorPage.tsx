import { departmentsMessages } from '../../messages/features/departments.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useLink } from '../../provider/use-link.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { AreaHead } from './AreaHead.tsx';
import { useAreaWindows } from './AreaWindows.tsx';
import { type AreaAddresses, useAddresses } from './area-addresses.ts';
import * as styles from './Departments.css.ts';
import { PageState } from './PageState.tsx';
import { useSector } from './use-areas.ts';

const loadSheet = () => import('virtual:sheet/departments');

/** Props of the page of a sector. */
export interface SectorPageProps extends WidgetSettings, AreaAddresses {
  /** Id of the sector. */
  sector: number;
}

/**
 * A sector: its department and who is responsible for it. Fills its container, which should have a height.
 *
 * @example
 * <SectorPage client={client} sector={12} />
 */
export function SectorPage({ client, theme, isolate, locale, ...props }: SectorPageProps) {
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
        <ConnectedSector key={props.sector} {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedSector({ sector: id, ...given }: Omit<SectorPageProps, keyof WidgetSettings>) {
  const messages = useMessages(departmentsMessages);
  const { departmentHref, sectorProcessesHref } = useAddresses(given);
  const Link = useLink();
  const sector = useSector(id);
  const windows = useAreaWindows('sector', sector.data?.department.id ?? null, messages);
  if (!sector.data) {
    return (
      <PageState
        messages={messages}
        label={messages.sectors}
        failure={sector.problem ? messages.sectorFailed : null}
        onRetry={sector.retry}
        retrying={sector.isRetrying}
      />
    );
  }
  const { department } = sector.data;
  const href = departmentHref(department.id);
  return (
    <TableFrame label={messages.sectors} data-slot="sector">
      <div className={styles.sections}>
        <AreaHead
          messages={messages}
          back={{ href, label: department.description }}
          area={sector.data}
          processesHref={sectorProcessesHref(id)}
          windows={windows}
        >
          <p className={styles.parent}>
            {messages.department}: <Link href={href}>{department.description}</Link>
          </p>
        </AreaHead>
      </div>
      {windows.windows}
    </TableFrame>
  );
}
