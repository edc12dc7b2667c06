import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './Integrations.css.ts';

interface SecretDialogProps {
  messages: typeof integrationsMessages;
  title: string;
  /** Says that the secret is shown this once. */
  notice: string;
  /** A new token or secret; null closes the dialog. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a new token or secret, which the server returns this once. Only its button closes it. */
export function SecretDialog({ messages, title, notice, secret, onClose }: SecretDialogProps) {
  const snackbars = useSnackbars();
  const { onError } = useTramita();
  // the secret stays while the dialog fades out
  const [shown, setShown] = useState(secret);
  if (secret !== null && secret !== shown) setShown(secret);

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown ?? '');
      snackbars.success(messages.copied);
    } catch (error) {
      // the browser or the surrounding page does not allow it
      onError(error);
      snackbars.error(messages.copyFailed);
    }
  }

  return (
    <Dialog
      open={secret !== null}
      // Escape does not close it, because the secret cannot be shown again
      onClose={() => {}}
      title={title}
      width={560}
      closeOnOutsidePress={false}
      hideClose
      footer={
        <>
          <Button size="action" icon={<Copy />} onClick={() => void copy()}>
            {messages.copy}
          </Button>
          <Button size="action" variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <div className={styles.issued}>
        <Notice tone="warning">{notice}</Notice>
        <code className={styles.secret}>{shown}</code>
      </div>
    </Dialog>
  );
}
