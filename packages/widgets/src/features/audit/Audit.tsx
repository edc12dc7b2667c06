import { type AuditEvent, listAudit } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { EventDialog } from '../../change-history/EventDialog.tsx';
import { useAuditLabels } from '../../change-history/use-audit-labels.ts';
import { useClearing } from '../../lists/filters/use-clearing.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { auditMessages } from '../../messages/features/audit.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import * as styles from './Audit.css.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { type AuditChoice, everything, filterOf } from './audit-choice.ts';
import { auditColumns } from './audit-columns.tsx';
import { useAuditExport } from './use-audit-export.ts';

const loadSheet = () => import('virtual:sheet/audit');

export type { AuditChoice } from './audit-choice.ts';

/** Props of the audit trail. */
export interface AuditProps extends WidgetSettings {
  /** The filters. If omitted, the widget keeps them itself and starts with all rows. */
  choice?: AuditChoice;
  onChoiceChange?: (choice: AuditChoice) => void;
}

/**
 * The audit trail, for administrators: who changed what, when and from where, with each attribute before and after the
 * change, filters, and an export as CSV. Fills its container, which should have a height.
 *
 * @example
 * <Audit client={client} />
 */
export function Audit({ client, theme, isolate, locale, ...props }: AuditProps) {
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
        <ConnectedAudit {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** Rows per page. */
const pageSize = 50;
/** How long the search waits after the last key, in ms. */
const searchRestMs = 300;

function ConnectedAudit({ choice: given, onChoiceChange }: Omit<AuditProps, keyof WidgetSettings>) {
  const messages = useMessages(auditMessages);
  const labels = useAuditLabels();
  const [own, setOwn] = useState(everything);
  const [open, setOpen] = useState<AuditEvent | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choice = given ?? own;
  const change = (next: AuditChoice) => {
    setOwn(next);
    onChoiceChange?.(next);
  };
  const clearing = useClearing(() => change(everything));
  const turn = (page: number) => change({ ...choice, page });
  const q = useSettled(choice.q, searchRestMs);
  const filter = filterOf({ ...choice, q });
  const list = usePagedCall(listAudit, { query: filter }, { page: choice.page, size: pageSize, onPageGone: turn });
  const exporting = useAuditExport(messages);
  const isFiltered = Object.keys(filterOf(choice)).length > 0;
  return (
    <ListScreen
      slot="audit"
      label={messages.list}
      messages={messages}
      forbidden={messages.forbidden}
      list={list}
      columns={auditColumns({
        messages,
        labels,
        onOpen: (event) => {
          setOpen(event);
          setIsOpen(true);
        },
      })}
      loadingRows={10}
      head={
        <AuditFilters key={clearing.key} messages={messages} total={list.total} choice={choice} onChange={change}>
          <Button
            size="sm"
            disabled={list.total === 0}
            busy={exporting.isExporting}
            onClick={() => void exporting.start(filterOf(choice))}
          >
            {exporting.isExporting ? messages.exporting : messages.export}
          </Button>
        </AuditFilters>
      }
      empty={
        <EmptyState
          title={messages.nothing}
          actions={isFiltered && <Button onClick={clearing.clear}>{messages.clear}</Button>}
        >
          {isFiltered ? messages.nothingFound : messages.nothingHere}
        </EmptyState>
      }
      paging={{ page: choice.page, pageSize, onPageChange: turn }}
    >
      {/* the row stays while its dialog fades out */}
      <EventDialog messages={messages} labels={labels} event={open} open={isOpen} onClose={() => setIsOpen(false)} />
    </ListScreen>
  );
}
