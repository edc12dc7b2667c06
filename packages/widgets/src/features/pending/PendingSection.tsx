import { listPending, type PendingEntry, type PendingKind } from '@tramita/client/contract';
import { Shuffle, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { LateFailure } from '../../lists/LateFailure.tsx';
import type { pendingMessages } from '../../messages/features/pending.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { redistributeDialog } from './late-parts.ts';
import * as styles from './Pending.css.ts';
import { PendingLine } from './PendingLine.tsx';
import { type PendingLinks, stoppingKinds } from './pending-links.ts';

/** Entries per page of an opened kind. */
const pageSize = 25;

interface PendingSectionProps {
  messages: typeof pendingMessages;
  /** A kind with the first of its entries. */
  group: { kind: PendingKind; total: number; hasMore: boolean; entries: PendingEntry[] };
  links: PendingLinks;
}

/** The entries of one kind: the first ones, or after "Ver todas" page by page. */
export function PendingSection({ messages, group, links }: PendingSectionProps) {
  const { kind } = group;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => {
    title.current?.focus({ preventScroll: true });
    return title.current !== null;
  };
  const [page, setPage] = useState<number | null>(null);
  const more = useCall(listPending, page === null ? null : { query: { kind, page, size: pageSize } }, {
    keepFormer: true,
  });
  const shown = (page !== null && more.data?.kinds.find((found) => found.kind === kind)) || group;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const uuids = shown.entries.flatMap(({ taskUuid }) => (taskUuid !== null && selected.has(taskUuid) ? taskUuid : []));
  // the last entries of a page may have been solved
  const lastPage = Math.max(0, Math.ceil(group.total / pageSize) - 1);
  if (page !== null && page > lastPage) setPage(lastPage);
  return (
    <section className={styles.section} aria-labelledby={titleId} data-kind={kind}>
      <div className={styles.sectionHead}>
        <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
          {messages.kindName(kind)}{' '}
          <span className={styles.count} data-stops={stoppingKinds.has(kind)}>
            {messages.kindCount(group.total, group.hasMore)}
          </span>
        </h2>
        <p className={styles.muted}>{messages.explanation(kind)}</p>
      </div>
      {uuids.length > 0 && (
        <Selection
          messages={messages}
          uuids={uuids}
          all={shown.entries.length}
          onSelectAll={() => setSelected(new Set(shown.entries.flatMap(({ taskUuid }) => taskUuid ?? [])))}
          onClear={() => setSelected(new Set())}
          onReturnFocus={focusTitle}
        />
      )}
      {page !== null && more.problem && <LateFailure messages={messages} list={more} />}
      <ul className={styles.lines} aria-labelledby={titleId} aria-busy={page !== null && more.isFetching}>
        {shown.entries.map((entry) => (
          <PendingLine
            key={`${entry.area} ${entry.id}`}
            messages={messages}
            kind={kind}
            entry={entry}
            links={links}
            isSelected={entry.taskUuid !== null && selected.has(entry.taskUuid)}
            onSelectedChange={(isSelected) => {
              const next = new Set(uuids);
              if (entry.taskUuid !== null && isSelected) next.add(entry.taskUuid);
              else next.delete(entry.taskUuid ?? '');
              setSelected(next);
            }}
            onReturnFocus={focusTitle}
          />
        ))}
      </ul>
      {page === null && group.total > group.entries.length && (
        <Button variant="link" size="sm" className={styles.more} onClick={() => setPage(0)}>
          {messages.showAll(group.total)}
        </Button>
      )}
      {page !== null && <Pagination page={page} pageSize={pageSize} total={group.total} onPageChange={setPage} />}
    </section>
  );
}

interface SelectionProps {
  messages: typeof pendingMessages;
  uuids: readonly string[];
  /** Number of tasks on the page. */
  all: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** Moves the focus out of the bar, which closes. Returns whether it did. */
  onReturnFocus: () => boolean;
}

/** The bar of selected tasks with the action for them. */
function Selection({ messages, uuids, all, onSelectAll, onClear, onReturnFocus }: SelectionProps) {
  const [isOpen, setOpen] = useState(false);
  const RedistributeDialog = useOpenedPart(redistributeDialog, isOpen, () => setOpen(false));
  return (
    <div className={styles.selection}>
      <IconButton
        name={messages.clearSelection}
        icon={<X />}
        onClick={() => {
          onClear();
          onReturnFocus();
        }}
      />
      <strong className={styles.grow}>{messages.selected(uuids.length)}</strong>
      {uuids.length < all && (
        <Button variant="link" size="sm" onClick={onSelectAll}>
          {messages.selectAll(all)}
        </Button>
      )}
      <Button variant="primary" icon={<Shuffle />} onClick={() => setOpen(true)}>
        {messages.redistribute}
      </Button>
      {RedistributeDialog && (
        <RedistributeDialog
          messages={messages}
          tasks={uuids}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={onClear}
          onReturnFocus={onReturnFocus}
        />
      )}
    </div>
  );
}
