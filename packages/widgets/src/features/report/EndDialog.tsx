import type { reportMessages } from '../../messages/features/report.ts';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import { motivePart } from '../../task-actions/task-action-parts.ts';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import type { useBulkEnd } from './use-bulk-end.ts';

interface EndDialogProps {
  end: ReturnType<typeof useBulkEnd>;
  messages: typeof reportMessages;
}

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Asks for the motive of ending several requests; what was typed outlives a failure and a closed window. */
export function EndDialog({ end, messages }: EndDialogProps) {
  const Dialog = usePartOnOpening(motivePart, end.isOpen, end.close);
  const [motive, setMotive] = usePersistentState('report.motive', '', readText);
  if (!Dialog || !end.asked) return null;
  const { kind, requests } = end.asked;
  const isFinish = kind === 'finish';
  return (
    <Dialog
      open={end.isOpen}
      title={isFinish ? messages.finishTitle(requests.length) : messages.cancelTitle(requests.length)}
      confirmLabel={isFinish ? messages.finish : messages.cancel}
      requiredText={messages.motiveRequired}
      isBusy={end.isBusy}
      problem={end.problem}
      motive={motive}
      onMotiveChange={setMotive}
      onConfirm={(reason) => void end.confirm(reason).then((isDone) => isDone && setMotive(''))}
      onClose={end.close}
    >
      <p>{isFinish ? messages.finishDetail(requests.length) : messages.cancelDetail(requests.length)}</p>
    </Dialog>
  );
}
