import type { GroupMember } from '@tramita/client/contract';
import type { ListColumn } from '../../lists/list-column.ts';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { personOption } from '../../people/person-option.tsx';
import type { LinkComponent } from '../../ui/ui-surroundings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AreaActions } from './AreaActions.tsx';
import type { AreaWindows, NamedArea } from './AreaWindows.tsx';
import * as styles from './Departments.css.ts';
import { StatusChip } from './StatusChip.tsx';

/** A department or sector in a list. A server without the figures leaves them out. */
export interface ListedArea extends NamedArea {
  readonly responsibles?: readonly GroupMember[] | undefined;
  readonly processCount?: number | undefined;
  /** Of a department. */
  readonly sectors?: readonly unknown[] | undefined;
}

interface AreaColumnOptions {
  messages: typeof departmentsMessages;
  locale: Locale;
  Link: LinkComponent;
  /** Null while loading. The columns of figures are left out if no row has figures. */
  rows: readonly ListedArea[] | null;
  /** Departments count their sectors. @default false */
  hasSectors?: boolean;
  hrefOf: (area: ListedArea) => string;
  processesHrefOf: (area: ListedArea) => string;
  windows: AreaWindows;
}

/** The columns of departments or sectors; each row links to its page and offers its actions. */
export function areaColumns(options: AreaColumnOptions): ListColumn<ListedArea>[] {
  const { messages, locale, Link, rows, hasSectors = false, hrefOf, processesHrefOf, windows } = options;
  const hasFigures = !rows?.length || rows.some(({ processCount }) => processCount !== undefined);
  const responsibles: ListColumn<ListedArea> = {
    id: 'responsibles',
    label: messages.responsibles,
    card: 'meta',
    skeleton: { width: '58%' },
    cell: (area) => {
      const names = area.responsibles?.map((person) => personOption(person).label).join(', ');
      if (!names) return <span className={styles.noPeople}>{messages.noResponsibles}</span>;
      return <span title={names}>{names}</span>;
    },
  };
  const sectors: ListColumn<ListedArea> = {
    id: 'sectors',
    label: messages.sectors,
    width: 84,
    align: 'end',
    numeric: true,
    skeleton: { width: 16 },
    cell: (area) => area.sectors && formatInteger(area.sectors.length, locale),
  };
  const processes: ListColumn<ListedArea> = {
    id: 'processes',
    label: messages.processes,
    width: 104,
    align: 'end',
    numeric: true,
    skeleton: { width: 16 },
    cell: (area) =>
      area.processCount !== undefined && (
        <Link className={styles.figure} href={processesHrefOf(area)}>
          {formatInteger(area.processCount, locale)}
          <VisuallyHidden>{` ${messages.processesOf(area.processCount, area.description)}`}</VisuallyHidden>
        </Link>
      ),
  };
  return [
    {
      id: 'description',
      label: messages.description,
      card: 'title',
      skeleton: { width: '42%' },
      cell: (area) => (
        <Link className={styles.name} href={hrefOf(area)}>
          {area.description}
        </Link>
      ),
    },
    ...(hasFigures ? [responsibles, ...(hasSectors ? [sectors] : []), processes] : []),
    {
      id: 'status',
      label: messages.status,
      width: 112,
      card: 'line',
      className: styles.statusCell,
      skeleton: { width: 56 },
      cell: (area) => (
        <>
          <StatusChip messages={messages} active={area.active} />
          {hasFigures && (
            <span className={styles.cardFigures}>
              {[
                hasSectors && area.sectors && messages.sectorCount(area.sectors.length),
                area.processCount !== undefined && messages.processCount(area.processCount),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'actions',
      label: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
      width: 104,
      align: 'end',
      card: 'own',
      className: styles.actionsCell,
      skeleton: { width: 56, height: 16 },
      cell: (area) => <AreaActions messages={messages} area={area} windows={windows} />,
    },
  ];
}
