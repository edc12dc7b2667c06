import type { Delivery } from '@tramita/client/contract';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import { formatLongDateTime } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import * as styles from './Integrations.css.ts';

interface DeliveryItemProps {
  messages: typeof webhooksMessages;
  delivery: Delivery;
  onResend: () => void;
}

const tones: Readonly<Record<Delivery['state'], ChipTone>> = {
  WAITING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** One delivery: its event, its attempts with the beginning of each answer, and the button that repeats it. */
export function DeliveryItem({ messages, delivery, onResend }: DeliveryItemProps) {
  const locale = useLocale();
  const { type, state, createdAt, attempts, messageId } = delivery;
  const name = messages.event(type);
  return (
    <li className={styles.delivery}>
      <div className={styles.token}>
        <span>
          <strong>{name}</strong> <Chip tone={tones[state]}>{messages.deliveryState(state)}</Chip>
          <br />
          <span className={styles.use}>
            <time dateTime={createdAt}>{formatLongDateTime(createdAt, locale)}</time> · {messageId}
          </span>
        </span>
        <Button size="sm" aria-label={messages.resendOf(name)} disabled={state === 'WAITING'} onClick={onResend}>
          {messages.resend}
        </Button>
      </div>
      {attempts.map(({ at, status, durationMs, answer }) => (
        <div key={at} className={styles.attempt}>
          {messages.attempt(formatLongDateTime(at, locale), status, durationMs)}
          {answer && <pre className={styles.answer}>{answer}</pre>}
        </div>
      ))}
    </li>
  );
}
