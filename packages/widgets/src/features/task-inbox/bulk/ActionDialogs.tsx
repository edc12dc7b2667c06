import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import type { taskActionsMessages } from '../../../messages/task-actions.ts';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { motivePart, tagPart, transferPart } from '../../../task-actions/task-action-parts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import type { AskedAction } from './asked-action.ts';
import * as styles from './BulkFinishDialog.css.ts';
import type { BulkOrder } from './bulk-order.ts';
import { isFinish } from './finish-kind.ts';
import { useFinishFields } from './use-finish-fields.ts';

const finishPart = lazyPart(() => import('./BulkFinishDialog.tsx').then(({ BulkFinishDialog }) => BulkFinishDialog));

export interface ActionDialogsProps {
  asked: AskedAction | null;
  messages: typeof taskInboxBulkMessages;
  shared: typeof taskActionsMessages;
  isBusy: boolean;
  problem: string | null;
  onOrder: (asked: AskedAction, order: BulkOrder) => void;
  onClose: () => void;
}

/** The dialogs that ask for the missing input of an action. */
export function ActionDialogs(props: ActionDialogsProps) {
  return (
    <>
      <TagWindow {...props} />
      <TransferWindow {...props} />
      <CancelWindow {...props} />
      <FinishWindow {...props} />
    </>
  );
}

function TagWindow({ asked, isBusy, problem, onOrder, onClose }: ActionDialogsProps) {
  const isOpen = asked?.kind === 'tag';
  const Dialog = usePartOnOpening(tagPart, isOpen, onClose);
  if (!Dialog) return null;
  return (
    <Dialog
      open={isOpen}
      tasks={asked?.rows.length ?? 1}
      current={asked?.isBulk ? null : (asked?.rows[0]?.taskMarkerId ?? null)}
      isBusy={isBusy}
      problem={isOpen ? problem : null}
      onConfirm={(tag) => asked && onOrder(asked, { kind: 'tag', tag })}
      onClose={onClose}
    />
  );
}

function TransferWindow({ asked, isBusy, problem, onOrder, onClose }: ActionDialogsProps) {
  const isOpen = asked?.kind === 'transfer';
  const Dialog = usePartOnOpening(transferPart, isOpen, onClose);
  if (!Dialog) return null;
  return (
    <Dialog
      open={isOpen}
      tasks={asked?.rows.length ?? 1}
      exclude={asked ? [asked.user.id] : undefined}
      isBusy={isBusy}
      problem={isOpen ? problem : null}
      onConfirm={(to) => asked && onOrder(asked, { kind: 'transfer', to })}
      onClose={onClose}
    />
  );
}

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Returns the action, with its typed input deleted once it succeeded for a row. */
const forgetting = (asked: AskedAction, forget: () => void): AskedAction => ({
  ...asked,
  onOutcome: (outcome) => {
    if (outcome.done.length > 0) forget();
    asked.onOutcome(outcome);
  },
});

function CancelWindow({ asked, messages, isBusy, problem, onOrder, onClose }: ActionDialogsProps) {
  const isOpen = asked?.kind === 'cancel';
  const Dialog = usePartOnOpening(motivePart, isOpen, onClose);
  const [motive, setMotive] = usePersistentState('motive.bulk.cancel', '', readText);
  if (!Dialog) return null;
  const count = asked?.rows.length ?? 1;
  return (
    <Dialog
      open={isOpen}
      tasks={count}
      title={messages.cancelTitle(count)}
      confirmLabel={messages.cancelConfirm(count)}
      requiredText={asked?.isBulk ? messages.motiveRequired : undefined}
      isBusy={isBusy}
      problem={isOpen ? problem : null}
      motive={motive}
      onMotiveChange={setMotive}
      onConfirm={(reason) =>
        asked &&
        onOrder(
          forgetting(asked, () => setMotive('')),
          { kind: 'cancel', motive: reason },
        )
      }
      onClose={onClose}
    >
      <p className={styles.quiet}>{messages.cancelDetail(count)}</p>
    </Dialog>
  );
}

function FinishWindow({ asked, messages, isBusy, problem, onOrder, onClose }: ActionDialogsProps) {
  const kind = asked && isFinish(asked.kind) ? asked.kind : null;
  const Dialog = usePartOnOpening(finishPart, kind !== null, onClose);
  const [first = null] = kind && asked ? asked.rows : [];
  const fields = useFinishFields({ row: first, messages, onFailed: onClose });
  const [motive, setMotive] = usePersistentState('motive.bulk.reject', '', readText);
  if (!Dialog || !asked || !kind || !first) return null;
  return (
    <Dialog
      open
      kind={kind}
      tasks={asked.rows.length}
      fields={fields}
      draftKey={`bulk.${first.process}.${first.step ?? ''}`}
      messages={messages}
      isBusy={isBusy}
      problem={problem}
      motive={motive}
      onMotiveChange={setMotive}
      onConfirm={(values, reason, forgetForm) => {
        const forget = () => {
          forgetForm();
          if (kind === 'reject') setMotive('');
        };
        onOrder(forgetting(asked, forget), kind === 'reject' ? { kind, values, motive: reason } : { kind, values });
      }}
      onClose={onClose}
    />
  );
}
