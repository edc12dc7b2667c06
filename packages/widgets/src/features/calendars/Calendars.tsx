import { listCalendars } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { CallTable } from '../../lists/CallTable.tsx';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import { calendarsMessages } from '../../messages/features/calendars.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import * as styles from './Calendars.css.ts';
import { calendarColumns } from './calendar-columns.tsx';
import { calendarDialog } from './late-parts.ts';

const loadSheet = () => import('virtual:sheet/calendars');

/** Props of the administration of calendars. */
export interface CalendarsProps extends WidgetSettings {
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * Business calendars, for administrators: a list, and a dialog that creates, changes or deletes a calendar. Before a change
 * is saved, it shows which due times of open tasks move. Fills its container, which should have a height.
 *
 * @example
 * <Calendars client={client} />
 */
export function Calendars({ client, theme, isolate, locale, ...props }: CalendarsProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedCalendars {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

type OpenCalendar = number | 'new' | null;

function ConnectedCalendars({ leaving = null, onUnsavedChange }: Omit<CalendarsProps, keyof WidgetSettings>) {
  const messages = useMessages(calendarsMessages);
  const zones = useMessages(dueTraceTexts);
  // the dialog stays mounted while it fades out
  const [dialog, setDialog] = useState({ open: null as OpenCalendar, last: null as OpenCalendar, visit: 0 });
  const call = useCall(listCalendars, {});
  const rows = call.data?.elements ?? [];
  const list = { ...call, rows, total: call.data ? rows.length : null };
  const open = (calendar: number | 'new') =>
    setDialog(({ visit }) => ({ open: calendar, last: calendar, visit: visit + 1 }));
  const close = () => setDialog((former) => ({ ...former, open: null }));
  const CalendarDialog = useOpenedPart(calendarDialog, dialog.open !== null, close);
  return (
    <>
      <ListFrame
        slot="calendars"
        label={messages.calendars}
        messages={messages}
        forbidden={messages.forbidden}
        list={list}
      >
        <div className={styles.head}>
          {list.status === 'loading' ? messages.loading : list.total !== null && messages.count(list.total)}
        </div>
        {list.hasFailedLater && <LateFailure messages={messages} list={list} />}
        <CallTable
          label={messages.calendars}
          messages={messages}
          list={list}
          columns={calendarColumns({ messages, zones, onOpen: open })}
          loadingRows={6}
          empty={<EmptyState title={messages.nothing}>{messages.nothingHere}</EmptyState>}
        />
        <AddBar>
          <Button variant="primary" icon={<Plus />} onClick={() => open('new')}>
            {messages.add}
          </Button>
        </AddBar>
      </ListFrame>
      {CalendarDialog && dialog.last !== null && (
        <CalendarDialog
          key={dialog.visit}
          messages={messages}
          calendar={dialog.last}
          open={dialog.open !== null}
          visit={dialog.visit}
          leaving={leaving}
          onUnsavedChange={onUnsavedChange}
          onClose={close}
        />
      )}
    </>
  );
}
