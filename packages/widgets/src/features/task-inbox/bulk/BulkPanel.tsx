import type { TaskRow } from '@tramita/client/contract';
import type { BulkActionKind } from '@tramita/client/rules';
import { ChevronUp, CircleCheck, CircleDashed, CircleMinus, CircleX, Minus, RotateCw, X } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import * as styles from './BulkPanel.css.ts';
import { type BulkItemState, type BulkLine, type BulkProgress, countStates } from './bulk-run.ts';

export interface BulkPanelProps {
  kind: BulkActionKind;
  progress: BulkProgress;
  /** The rows by the id of their line. */
  rows: ReadonlyMap<string, readonly TaskRow[]>;
  messages: typeof taskInboxBulkMessages;
  /** Takes the focus if the run ends with failures. */
  panelRef?: Ref<HTMLElement>;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Failed items first, then skipped, running, finished and waiting ones. */
const order: readonly BulkItemState[] = ['failed', 'unknown', 'skipped', 'sending', 'done', 'waiting'];

/** Progress and result of a bulk action for each row. The user can continue working next to it. */
export function BulkPanel(props: BulkPanelProps) {
  const { kind, progress, rows, messages, panelRef, onClose } = props;
  const [isSmall, setSmall] = useState(false);
  const { phase, lines } = progress;
  const counts = countStates(lines);
  const isOver = phase === 'ended';
  const settled = lines.length - counts.waiting - counts.sending;
  const failed = counts.failed + counts.unknown;
  const summary = messages.progress(settled, lines.length);
  const facts = [
    { id: 'done', count: counts.done, words: messages.doneCount(kind, counts.done), className: styles.good },
    { id: 'skipped', count: counts.skipped, words: messages.skippedCount(counts.skipped), className: undefined },
    { id: 'failed', count: failed, words: messages.failedCount(failed), className: styles.bad },
  ].filter(({ count }) => count > 0);
  const sorted = order.flatMap((state) => lines.filter((line) => line.state === state));
  return (
    <aside
      ref={panelRef}
      tabIndex={-1}
      aria-label={messages.panel}
      data-slot="bulk-panel"
      data-state={phase}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOver || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          {isOver ? messages.endTitle(kind, lines.length) : messages.runTitle(kind, lines.length)}
        </h2>
        <IconButton
          name={isSmall ? messages.expand : messages.minimize}
          icon={isSmall ? <ChevronUp /> : <Minus />}
          aria-expanded={!isSmall}
          onClick={() => setSmall(!isSmall)}
        />
        {isOver && <IconButton name={messages.close} icon={<X />} onClick={onClose} />}
      </div>
      <p className={styles.summary}>
        {summary}
        {facts.map(({ id, words, className }) => (
          <span key={id}>
            {' · '}
            <b className={className}>{words}</b>
          </span>
        ))}
      </p>
      <Progress lines={lines} label={messages.panel} value={settled} />
      {!isSmall && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <ul className={styles.lines} aria-label={messages.results} tabIndex={0}>
            {sorted.map((line) => (
              <Line
                key={line.id}
                line={line}
                row={rows.get(line.id)?.[0]}
                kind={kind}
                messages={messages}
                isOver={isOver}
              />
            ))}
          </ul>
          <Foot {...props} hasFailed={failed > 0} hasLeft={failed + counts.waiting > 0} />
        </>
      )}
      <LiveRegion>{[summary, ...facts.map(({ words }) => words)].join(', ')}</LiveRegion>
    </aside>
  );
}

type FootProps = BulkPanelProps & { hasFailed: boolean; hasLeft: boolean };

function Foot({ progress: { phase }, messages, onStop, onRetry, onClose, hasFailed, hasLeft }: FootProps) {
  const note = phase === 'ended' ? (hasFailed ? messages.keepSelected : null) : messages.keepWorking;
  return (
    <div className={styles.foot} data-action-bar="">
      <span className={styles.note}>{note}</span>
      {phase === 'ended' ? (
        <>
          {hasLeft && (
            <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      ) : (
        <Button size="sm" variant="ghost" disabled={phase === 'stopping'} onClick={onStop}>
          {phase === 'stopping' ? messages.stopping : messages.stop}
        </Button>
      )}
    </div>
  );
}

/** Maximum number of distinguishable segments; with more items, each state shares one. */
const mostSegments = 40;

function Progress({ lines, label, value }: { lines: readonly BulkLine[]; label: string; value: number }) {
  const counts = countStates(lines);
  const single = lines.map(({ id, state }) => ({ id, state, size: 1 }));
  const joined = (['done', 'skipped', 'failed', 'unknown', 'sending', 'waiting'] as const).map((state) => ({
    id: state,
    state,
    size: counts[state],
  }));
  const segments = lines.length <= mostSegments ? single : joined.filter(({ size }) => size > 0);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={lines.length}
      aria-valuenow={value}
      className={styles.rail}
    >
      {segments.map(({ id, state, size }) => (
        <span key={id} className={styles.segments[state]} style={{ flexGrow: size }} />
      ))}
    </div>
  );
}

interface LineProps {
  line: BulkLine;
  row: TaskRow | undefined;
  kind: BulkActionKind;
  messages: typeof taskInboxBulkMessages;
  isOver: boolean;
}

const icons: Readonly<Record<BulkItemState, ReactNode>> = {
  waiting: <CircleDashed />,
  sending: <Spinner label={null} immediate />,
  done: <CircleCheck />,
  skipped: <CircleMinus />,
  failed: <CircleX />,
  unknown: <CircleX />,
};

function Line({ line: { state, message }, row, kind, messages, isOver }: LineProps) {
  const words: Record<BulkItemState, string> = {
    waiting: isOver ? messages.lineUnsent : messages.lineWaiting,
    sending: messages.lineSending(kind),
    done: messages.lineDone(kind),
    skipped: messages.lineSkipped,
    failed: messages.lineFailed,
    unknown: messages.lineUnknown,
  };
  const isWrong = state === 'failed' || state === 'unknown';
  const reason = message ?? (state === 'skipped' ? messages.skippedReason : null);
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.icons[state]} aria-hidden="true">
        {icons[state]}
      </span>
      <span className={styles.idk}>{row?.idk}</span>
      <span className={styles.name} title={row?.process}>
        {row?.createdBy ?? row?.process}
      </span>
      <span className={styles.state}>{words[state]}</span>
      {reason && <small className={joinClasses(styles.reason, isWrong && styles.wrong)}>{reason}</small>}
    </li>
  );
}
