import { getPendingSettings, updatePendingSettings } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import { useSend } from '../../calls/use-send.ts';
import type { pendingMessages } from '../../messages/features/pending.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { Switch } from '../../ui/Switch/Switch.tsx';
import * as styles from './Pending.css.ts';

/** What happens to the tasks of people who leave. Absent until it is known, and on a backend without it. */
export function PendingSettings({ messages }: { messages: typeof pendingMessages }) {
  const isOffered = useCapability('pending.settings');
  const settings = useCall(getPendingSettings, isOffered ? {} : null);
  const snackbars = useSnackbars();
  const { send, isSending } = useSend({
    changes: [getPendingSettings],
    onFailed: (_error, reason) => snackbars.error(messages.forwardFailed, { detail: reason }),
  });
  if (!settings.data) return null;
  return (
    <div className={styles.settings}>
      <Switch
        label={messages.forward}
        note={messages.forwardNote}
        checked={settings.data.forwardTasks}
        // not disabled while it is saved, so that it keeps the focus
        onCheckedChange={(forwardTasks) => {
          if (!isSending) void send(updatePendingSettings, { body: { forwardTasks } });
        }}
      />
    </div>
  );
}
