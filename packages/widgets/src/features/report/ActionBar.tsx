import type { ExportType } from '@tramita/client/contract';
import { openRows, requestDateColumns } from '@tramita/client/rules';
import {
  ChevronDown,
  CircleCheck,
  CircleX,
  Columns3,
  Download,
  Files,
  FileText,
  TableProperties,
  X,
} from 'lucide-react';
import type { reportMessages } from '../../messages/features/report.ts';
import { reportHeaderTexts } from '../../messages/labels/report-headers.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import type { MenuEntry } from '../../ui/Menu/menu-entry.ts';
import * as styles from './Report.css.ts';
import type { EndKind } from './use-bulk-end.ts';
import type { ReportSelection } from './use-report-selection.ts';

export interface ActionBarProps {
  messages: typeof reportMessages;
  selection: ReportSelection;
  /** Rows of the page. */
  onPage: number;
  /** Rows of all pages. */
  total: number;
  /** How many tasks, in words. */
  found: string;
  /** Whether the person may finish and cancel requests here. */
  canEnd: boolean;
  /** Names of the dates of the request that are shown as well. */
  added: readonly string[];
  onAddedChange: (added: readonly string[]) => void;
  onEnd: (kind: EndKind) => void;
  onSavePage: () => void;
  onExportAll: (type: ExportType) => void;
}

/** What can be done with the rows: over them, or under them where they are cards. */
export function ActionBar(props: ActionBarProps) {
  const headers = useMessages(reportHeaderTexts);
  const { messages, selection, found, canEnd, added, onAddedChange, onEnd } = props;
  const count = selection.rows.length;
  const ended = count - openRows(selection.rows).length;
  const reason = count === 0 ? messages.selectFirst : null;
  return (
    <div
      role="toolbar"
      aria-label={messages.actions}
      data-slot="report-actions"
      className={joinClasses(styles.actions, count > 0 && styles.selecting)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || count === 0) return;
        event.preventDefault();
        selection.clear();
      }}
    >
      {count > 0 && <IconButton name={messages.clearSelection} icon={<X />} onClick={selection.clear} />}
      <span className={styles.said}>
        <strong>{count > 0 ? messages.selected(count) : found}</strong>
        {canEnd && ended > 0 && <span className={styles.note}>{messages.ignored(ended)}</span>}
      </span>
      {canEnd && (
        <>
          <Button icon={<CircleCheck />} className={styles.end} disabledReason={reason} onClick={() => onEnd('finish')}>
            {messages.finish}
          </Button>
          <Button icon={<CircleX />} className={styles.end} disabledReason={reason} onClick={() => onEnd('cancel')}>
            {messages.cancel}
          </Button>
        </>
      )}
      <Menu
        label={messages.columns}
        align="end"
        entries={[
          { kind: 'heading', id: 'dates', label: messages.columnsOfRequest },
          ...requestDateColumns.map(({ name }) => ({
            id: name,
            label: headers[name],
            checked: added.includes(name),
            onSelect: () =>
              onAddedChange(added.includes(name) ? added.filter((other) => other !== name) : [...added, name]),
          })),
        ]}
        trigger={
          <Button icon={<Columns3 />} className={styles.columnsButton}>
            {messages.columns}
          </Button>
        }
      />
      <Menu
        label={messages.export}
        align="end"
        entries={exportEntries(props)}
        trigger={
          <Button icon={<Download />}>
            {messages.export} <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      <LiveRegion>{count > 0 ? messages.selected(count) : ''}</LiveRegion>
    </div>
  );
}

function exportEntries({ messages, onPage, total, onSavePage, onExportAll }: ActionBarProps): MenuEntry[] {
  const page: MenuEntry = {
    id: 'page',
    label: messages.exportPage,
    icon: <FileText />,
    hint: messages.exportPageHint(onPage),
    onSelect: onSavePage,
  };
  if (total <= onPage) return [page];
  return [
    page,
    {
      id: 'list',
      label: messages.exportAllList,
      icon: <Files />,
      hint: messages.exportAllHint(total),
      onSelect: () => onExportAll('LIST'),
    },
    {
      id: 'detailed',
      label: messages.exportAllDetailed,
      icon: <TableProperties />,
      hint: messages.exportDetailedHint,
      onSelect: () => onExportAll('DETAILED'),
    },
  ];
}
