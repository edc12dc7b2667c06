import type { AuditEvent } from '@tramita/client/contract';
import { auditActionLabel, auditAttributeLabel, auditOriginLabel, auditValueText } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { auditMessages } from '../../messages/features/audit.ts';
import { formatLongDateTime } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import * as styles from './Audit.css.ts';
import { objectName } from './audit-columns.tsx';

interface EventDialogProps {
  messages: typeof auditMessages;
  /** The row that is shown, or was shown last. */
  event: AuditEvent | null;
  open: boolean;
  onClose: () => void;
}

/** The dialog with one row of the audit trail: who, when, and each attribute before and after the change. */
export function EventDialog({ messages, event, open, onClose }: EventDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={event && messages.details(auditActionLabel(event.action), objectName(event.object))}
      width={720}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {event && <Facts messages={messages} event={event} />}
    </Dialog>
  );
}

function Facts({ messages, event }: { messages: typeof auditMessages; event: AuditEvent }) {
  const locale = useLocale();
  const { actor, origin, createdAt, reason, refusedAs, address, requestId, changes } = event;
  return (
    <div className={styles.event}>
      <dl className={styles.facts}>
        <Fact name={messages.who}>{actor.name}</Fact>
        <Fact name={messages.createdAt}>{formatLongDateTime(createdAt, locale)}</Fact>
        <Fact name={messages.origin}>{auditOriginLabel(origin)}</Fact>
        {refusedAs && <Fact name={messages.refusedAs}>{refusedAs}</Fact>}
        {reason && <Fact name={messages.reason}>{reason}</Fact>}
        {address && <Fact name={messages.address}>{address}</Fact>}
        {requestId && <Fact name={messages.requestId}>{requestId}</Fact>}
      </dl>
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
                <th scope="row">{auditAttributeLabel(attribute)}</th>
                <Value messages={messages} label={messages.before} value={before} />
                <Value messages={messages} label={messages.after} value={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Value({ messages, label, value }: { messages: typeof auditMessages; label: string; value: unknown }) {
  const text = auditValueText(value);
  return <td data-label={label}>{text === '' ? <span className={styles.nothing}>{messages.empty}</span> : text}</td>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
