import type { RegisterKind, RegisterRecord } from '@tramita/client/contract';
import { zoneName } from '@tramita/client/rules';
import { Lock, Pencil } from 'lucide-react';
import type { ListColumn } from '../../lists/list-column.ts';
import type { dueTraceTexts } from '../../messages/due-trace.ts';
import type { registerMessages } from '../../messages/features/register.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Register.css.ts';

interface RegisterColumnOptions {
  messages: typeof registerMessages;
  /** Names of time zones. */
  zones: typeof dueTraceTexts;
  kind: RegisterKind;
  onOpen: (record: RegisterRecord) => void;
}

/** Returns what a row says about a record besides its name. */
function detailsOf(record: RegisterRecord, { messages, zones }: RegisterColumnOptions): string {
  const { code, state, timeZone, restrictsMenu, description } = record;
  return [code, state, timeZone && zoneName(timeZone, zones), description, restrictsMenu && messages.restricts]
    .filter(Boolean)
    .join(' · ');
}

/** The columns of the register. */
export function registerColumns(options: RegisterColumnOptions): ListColumn<RegisterRecord>[] {
  const { messages, kind, onOpen } = options;
  const details: ListColumn<RegisterRecord> = {
    id: 'details',
    label: messages.details,
    secondary: true,
    card: 'line',
    skeleton: { width: '60%' },
    cell: (record) => detailsOf(record, options),
  };
  return [
    {
      id: 'name',
      label: messages.name,
      card: 'title',
      skeleton: { width: '42%' },
      cell: ({ name, color }) => (
        <span className={styles.name}>
          {kind === 'tags' && color && <span className={styles.dot} style={{ background: color }} />}
          <span className={styles.clipped} title={name}>
            {name}
          </span>
        </span>
      ),
    },
    ...(kind === 'job-titles' || kind === 'categories' ? [] : [details]),
    {
      id: 'status',
      label: messages.status,
      width: 120,
      card: 'line',
      skeleton: { width: 64 },
      cell: ({ active }) => (
        <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>
      ),
    },
    {
      id: 'actions',
      label: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
      width: 88,
      align: 'end',
      card: 'own',
      className: styles.actions,
      skeleton: { width: 24, height: 16 },
      cell: (record) =>
        record.source ? (
          <span className={styles.lock} title={messages.managed(record.source.name)}>
            <Lock aria-hidden="true" />
            <VisuallyHidden>{messages.managed(record.source.name)}</VisuallyHidden>
          </span>
        ) : (
          // a tooltip would cover the button of the next row
          <IconButton
            name={messages.edit(record.name)}
            icon={<Pencil />}
            tooltip={false}
            onClick={() => onOpen(record)}
          />
        ),
    },
  ];
}
