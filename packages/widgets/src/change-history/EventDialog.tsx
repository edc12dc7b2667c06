import type { AuditEvent } from '@tramita/client/contract';
import type { AuditLabels } from '@tramita/client/rules';
import { Fact, Facts } from '../lists/Facts.tsx';
import type { auditMessages } from '../messages/features/audit.ts';
import { formatLongDateTime } from '../messages/format/format-date.ts';
import { useLocale } from '../provider/use-locale.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import * as styles from './EventDialog.css.ts';
import { objectLabel } from './object-label.ts';

/** Texts of the dialog. */
interface Texts {
  messages: typeof auditMessages;
  labels: AuditLabels;
}

interface EventDialogProps extends Texts {
  /** The row that is shown, or was shown last. */
  event: AuditEvent | null;
  open: boolean;
  onClose: () => void;
}

/** The dialog with one row of the audit trail: who, when, and each attribute before and after the change. */
export function EventDialog({ messages, labels, event, open, onClose }: EventDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={event && messages.details(labels.action(event.action), objectLabel(labels, event.object))}
      width={720}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {event && <EventDetails messages={messages} labels={labels} event={event} />}
    </Dialog>
  );
}

function EventDetails({ messages, labels, event }: Texts & { event: AuditEvent }) {
  const locale = useLocale();
  const { actor, origin, createdAt, reason, refusedAs, address, requestId, changes } = event;
  return (
    <div className={styles.event}>
      <Facts>
        <Fact name={messages.who}>{labels.actor(actor)}</Fact>
        <Fact name={messages.createdAt}>{formatLongDateTime(createdAt, locale)}</Fact>
        <Fact name={messages.origin}>{labels.origin(origin)}</Fact>
        {refusedAs && <Fact name={messages.refusedAs}>{labels.reason(refusedAs)}</Fact>}
        {reason && <Fact name={messages.reason}>{labels.reason(reason)}</Fact>}
        {address && <Fact name={messages.address}>{address}</Fact>}
        {requestId && <Fact name={messages.requestId}>{requestId}</Fact>}
      </Facts>
      {changes.length === 0 ? (
        <p className={styles.nothing}>{messages.noChanges}</p>
      ) : (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{messages.attribute}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ attribute, before, after }) => (
              <tr key={attribute}>
                <th scope="row">{labels.attribute(attribute)}</th>
                <Value empty={messages.empty} label={messages.before} value={labels.value(attribute, before)} />
                <Value empty={messages.empty} label={messages.after} value={labels.value(attribute, after)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Value({ empty, label, value }: { empty: string; label: string; value: string }) {
  return <td data-label={label}>{value === '' ? <span className={styles.nothing}>{empty}</span> : value}</td>;
}
