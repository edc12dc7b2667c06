import {
  confirmRetention,
  getRetention,
  legalReasonMaxLength,
  type Retention,
  retentionMonths,
  setRetention,
  simulateRetention,
} from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { useRead } from '../calls/use-read.ts';
import { EditDialog } from '../lists/EditDialog.tsx';
import { useEditForm } from '../lists/use-edit-form.ts';
import { privacyMessages } from '../messages/privacy.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { Select } from '../ui/Select/Select.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import { LegalBlockButton } from './LegalBlockButton.tsx';
import * as styles from './Privacy.css.ts';

export interface RetentionDialogProps {
  /** A process: the id of any version and, for its legal blocks, the one that all versions share. */
  process: { readonly id: number; readonly parentId: number; readonly title: string };
  /** Identifies the opening, for which the rule is loaded. */
  visit: number;
  open: boolean;
  onClose: () => void;
}

/** How long the content of the requests of a process is kept, with the legal reason. Use a new key for each opening. */
export function RetentionDialog({ process, visit, open, onClose }: RetentionDialogProps) {
  const messages = useMessages(privacyMessages);
  const stored = useCall(getRetention, { params: { id: process.id } }, { visit });
  const rest = { process, open, onClose };
  if (stored.data) return <RetentionForm {...rest} stored={stored.data} />;
  const failed = stored.problem && (
    <ErrorState
      title={messages.retentionFailed}
      error={stored.problem.error}
      onRetry={stored.retry}
      retrying={stored.isRetrying}
    />
  );
  return <RetentionForm key="loading" {...rest} stored={null} failed={failed} />;
}

const empty: Retention = {
  months: null,
  reason: '',
  changedBy: null,
  changedAt: null,
  firstRunAt: null,
  waiting: null,
};

interface RetentionFormProps extends Omit<RetentionDialogProps, 'visit'> {
  /** Null while it is loaded. */
  stored: Retention | null;
  failed?: ReactNode;
}

function RetentionForm({ process, stored, failed = null, open, onClose }: RetentionFormProps) {
  const messages = useMessages(privacyMessages);
  const snackbars = useSnackbars();
  const rule = stored ?? empty;
  const form = useEditForm<{ months: string; reason: string }, Retention>({
    initial: { months: String(rule.months ?? ''), reason: rule.reason },
    check: ({ reason }) => (reason.trim() === '' ? { reason: messages.reasonRequired } : {}),
    contentOf: ({ months, reason }) => [months, reason.trim()],
    sending: { changes: [getRetention], failed: messages.saveFailed },
    async save({ months, reason }, send) {
      const body = { months: retentionMonths.find((count) => String(count) === months) ?? null, reason };
      return (await send(setRetention, { params: { id: process.id }, body }))?.answer ?? null;
    },
    onSaved: () => {
      snackbars.success(messages.saved);
      onClose();
    },
    onClose,
  });
  const { months, reason } = form.values;
  async function confirm(): Promise<void> {
    const call = { params: { id: process.id } };
    const sent = await form.send(confirmRetention, call, { failed: messages.confirmFailed });
    if (!sent) return;
    snackbars.success(messages.confirmed);
    onClose();
  }
  return (
    <EditDialog
      open={open}
      title={messages.retentionOf(process.title)}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      footerStart={<LegalBlockButton kind="PROCESS" objectId={process.parentId} />}
      loading={{ isReady: stored !== null, failed, placeholders: <Skeleton height={160} />, text: messages.loading }}
    >
      {rule.waiting !== null && (
        <Notice
          tone="warning"
          title={messages.waiting(rule.waiting)}
          actions={<Button onClick={() => void confirm()}>{messages.confirm}</Button>}
        >
          {messages.waitingHelp}
        </Notice>
      )}
      <p className={styles.muted}>{messages.retentionHelp}</p>
      <Field {...form.field('months')} label={messages.keepFor}>
        <Select
          value={months}
          options={[
            { value: '', label: messages.noLimit },
            ...retentionMonths.map((count) => ({ value: String(count), label: messages.months(String(count)) })),
          ]}
          onValueChange={form.control('months').onChange}
        />
      </Field>
      {months !== '' && <Simulation key={months} processId={process.id} months={Number(months)} />}
      <Field
        {...form.field('reason')}
        label={messages.legalReason}
        required
        counter={{ length: reason.trim().length, max: legalReasonMaxLength }}
      >
        <TextArea {...form.text('reason')} maxLength={legalReasonMaxLength} />
      </Field>
    </EditDialog>
  );
}

/** Shows how many requests a limit would affect today. */
function Simulation({ processId, months }: { processId: number; months: number }) {
  const messages = useMessages(privacyMessages);
  const { onError } = useTramita();
  const read = useRead();
  const [result, setResult] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function simulate(): Promise<void> {
    setIsBusy(true);
    try {
      const { requests, blocked } = await read(simulateRetention, { params: { id: processId }, query: { months } });
      setResult(messages.simulated(requests, blocked));
    } catch (error) {
      onError(error);
      setResult(messages.simulateFailed);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className={styles.line}>
      <Button busy={isBusy} onClick={() => void simulate()}>
        {messages.simulate}
      </Button>
      {result && <span>{result}</span>}
      <LiveRegion>{result ?? ''}</LiveRegion>
    </div>
  );
}
