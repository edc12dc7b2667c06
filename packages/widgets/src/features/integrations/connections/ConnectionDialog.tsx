import { listScimConnections, type ScimConnection, updateScimConnection } from '@tramita/client/contract';
import { useState } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import { Fact, Facts } from '../../../lists/Facts.tsx';
import type { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { formatDateTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { LeaveRequest } from '../../../ui/leave-request.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.tsx';
import * as styles from '../Integrations.css.ts';
import { DirectoryGroups } from './DirectoryGroups.tsx';
import { RemovedPeople } from './RemovedPeople.tsx';

export interface ConnectionDialogProps {
  messages: typeof scimConnectionsMessages;
  connection: ScimConnection;
  open: boolean;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/**
 * A SCIM connection: its last call and its option, the use of the groups of its directory, and the people that it removed.
 * Every change is saved by itself; closing asks if the use of a group was changed and not saved. Needs a new `key` for each
 * opening.
 */
export function ConnectionDialog({ messages, connection, open, ...page }: ConnectionDialogProps) {
  const snackbars = useSnackbars();
  const locale = useLocale();
  const { send, sending } = useSend({
    changes: [listScimConnections],
    failed: messages.saveFailed,
    onFailed: (_error, reason) => snackbars.error(messages.saveFailed, { detail: reason }),
  });
  const [unsaved, setUnsaved] = useState<ReadonlySet<number>>(new Set());
  const question = useLeaveQuestion({ ...page, isUnsaved: unsaved.size > 0 });
  const { id, name, lastCall, createsRecords } = connection;

  const noteGroup = (group: number, isUnsaved: boolean) =>
    setUnsaved((before) => new Set(isUnsaved ? [...before, group] : [...before].filter((other) => other !== group)));

  async function setCreatesRecords(checked: boolean) {
    const sent = await send(updateScimConnection, { params: { id }, body: { createsRecords: checked } });
    if (sent) snackbars.success(messages.saved);
  }

  return (
    <Dialog
      open={open}
      onClose={question.ask}
      title={name}
      width={820}
      footer={
        <Button size="action" variant="primary" onClick={question.ask}>
          {messages.close}
        </Button>
      }
    >
      <div className={styles.form}>
        <Facts>
          <Fact name={messages.lastCall}>
            {lastCall === null
              ? messages.noCall
              : messages.lastCallOf(lastCall.call, lastCall.status, formatDateTime(lastCall.at, locale))}
          </Fact>
        </Facts>
        <Checkbox
          label={messages.createsRecords}
          note={messages.createsRecordsHint}
          checked={createsRecords}
          disabled={sending !== null}
          onCheckedChange={(checked) => void setCreatesRecords(checked)}
        />
        <DirectoryGroups messages={messages} connection={open ? id : null} onUnsavedChange={noteGroup} />
        <RemovedPeople messages={messages} connection={open ? id : null} />
      </div>
      {question.dialog}
    </Dialog>
  );
}
