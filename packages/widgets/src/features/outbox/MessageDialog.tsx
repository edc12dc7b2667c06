import type { OutboxMessage } from '@tramita/client/contract';
import { Fact, Facts } from '../../lists/Facts.tsx';
import type { outboxMessages } from '../../messages/features/outbox.ts';
import { formatLongDateTime } from '../../messages/format/format-date.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import * as styles from './Outbox.css.ts';
import { StateChip } from './StateChip.tsx';

interface MessageDialogProps {
  messages: typeof outboxMessages;
  /** The message that is shown, or was shown last. */
  message: OutboxMessage | null;
  open: boolean;
  onClose: () => void;
  requestHref: ((protocol: string) => string) | undefined;
}

/** The dialog with one message as it was sent or would be sent. */
export function MessageDialog({ messages, message, open, onClose, requestHref }: MessageDialogProps) {
  const Link = useLink();
  const href = message?.protocol && requestHref?.(message.protocol);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={message && messages[message.channel]}
      width={640}
      footerStart={href && <Link href={href}>{messages.toRequest}</Link>}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {message && <MessageFacts messages={messages} message={message} />}
    </Dialog>
  );
}

function MessageFacts({ messages, message }: { messages: typeof outboxMessages; message: OutboxMessage }) {
  const locale = useLocale();
  const { recipient, state, address, sentAt, lastError } = message;
  return (
    <div className={styles.message}>
      <Facts>
        <Fact name={messages.recipient}>
          {recipient ? (recipient.completeName ?? recipient.nickName) : messages.noRecipient}
        </Fact>
        <Fact name={messages.address}>{address ?? messages.noAddress}</Fact>
        <Fact name={messages.subject}>{message.subject}</Fact>
        <Fact name={messages.state}>
          <StateChip messages={messages} state={state} />
          <span className={styles.about}>{messages[`about${state}`]}</span>
        </Fact>
        <Fact name={messages.createdAt}>{formatLongDateTime(message.createdAt, locale)}</Fact>
        {sentAt && <Fact name={messages.sentAt}>{formatLongDateTime(sentAt, locale)}</Fact>}
        {lastError && <Fact name={messages.lastError}>{lastError}</Fact>}
      </Facts>
      <section aria-label={messages.text} className={styles.body}>
        {message.body}
      </section>
    </div>
  );
}
