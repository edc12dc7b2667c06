import {
  listDeliveries,
  listWebhooks,
  resendDelivery,
  resendFailed,
  testWebhook,
  type Webhook,
} from '@tramita/client/contract';
import { dayEnds, dayInSaoPaulo } from '@tramita/client/rules';
import { RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { useSend } from '../../calls/use-send.ts';
import { FilterDate } from '../../lists/filters/FilterDate.tsx';
import { isWrongRange } from '../../lists/filters/is-wrong-range.ts';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { DeliveryItem } from './DeliveryItem.tsx';
import * as styles from './Integrations.css.ts';

export interface DeliveriesDialogProps {
  messages: typeof webhooksMessages;
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
}

const pageSize = 25;

/** The deliveries of a webhook with their attempts, which can be repeated, and a test. Needs a new `key` for each opening. */
export function DeliveriesDialog({ messages, webhook, open, onClose }: DeliveriesDialogProps) {
  const snackbars = useSnackbars();
  const { send, sending, problem } = useSend({ changes: [listDeliveries], failed: messages.sendFailed });
  // a failed delivery may have disabled the webhook
  const invalidate = useInvalidate();
  const [page, setPage] = useState(0);
  const { id } = webhook;
  const input = open ? { params: { id }, query: {} } : null;
  const list = usePagedCall(listDeliveries, input, { page, size: pageSize, onPageGone: setPage });

  async function test() {
    if (await send(testWebhook, { params: { id } })) snackbars.success(messages.tested);
  }

  async function resend(delivery: number) {
    if (await send(resendDelivery, { params: { id, delivery } })) snackbars.success(messages.resent);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.deliveriesOf(webhook.name)}
      width={720}
      footer={
        <>
          <Button size="action" icon={<Send />} busy={sending === testWebhook.id} onClick={() => void test()}>
            {messages.test}
          </Button>
          <Button size="action" variant="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {problem && (
          <Notice tone="danger" title={problem.title}>
            {problem.reason}
          </Notice>
        )}
        <FailedPeriod messages={messages} webhook={id} />
        {list.isLoading && <Skeleton height={160} />}
        {list.problem && (
          <ErrorState title={messages.deliveriesFailed} error={list.problem.error} onRetry={list.retry} />
        )}
        {list.data && list.rows.length === 0 && <EmptyState title={messages.noDeliveries} />}
        {list.rows.length > 0 && (
          <>
            <ul className={styles.deliveries}>
              {list.rows.map((delivery) => (
                <DeliveryItem
                  key={delivery.id}
                  messages={messages}
                  delivery={delivery}
                  onResend={() => void resend(delivery.id)}
                />
              ))}
            </ul>
            <Pagination page={page} pageSize={pageSize} total={list.total} onPageChange={setPage}>
              <Button size="sm" icon={<RefreshCw />} onClick={() => void invalidate(listDeliveries, listWebhooks)}>
                {messages.refresh}
              </Button>
            </Pagination>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Repeats all failed deliveries of a period. */
function FailedPeriod({ messages, webhook }: { messages: typeof webhooksMessages; webhook: number }) {
  const snackbars = useSnackbars();
  const { now } = useUiEnvironment();
  const { send, sending } = useSend({ changes: [listDeliveries] });
  const [from, setFrom] = useState<string | null>(() => dayInSaoPaulo(now()));
  const [to, setTo] = useState(from);
  const isWrong = isWrongRange({ from, to });
  const isWhole = from !== null && to !== null && !isWrong;

  async function resend() {
    if (!isWhole) return;
    const body = { from: dayEnds(from).from, to: dayEnds(to).to };
    const onFailed = (_error: unknown, reason?: string) => snackbars.error(messages.sendFailed, { detail: reason });
    const sent = await send(resendFailed, { params: { id: webhook }, body }, { onFailed });
    if (sent) snackbars.success(messages.resentCount(sent.answer.count));
  }

  return (
    <div className={styles.period}>
      <FilterDate name={messages.from} label={messages.from} size="md" value={from} max={to} onChange={setFrom} />
      <FilterDate
        name={messages.to}
        label={messages.to}
        size="md"
        value={to}
        min={from}
        error={isWrong && messages.wrongRange}
        onChange={setTo}
      />
      <Button disabled={!isWhole} busy={sending === resendFailed.id} onClick={() => void resend()}>
        {messages.resendFailed}
      </Button>
    </div>
  );
}
