import { listCalendars } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import { AddableList } from '../../lists/addable/AddableList.tsx';
import { useOpenItem } from '../../lists/addable/use-open-item.ts';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import { calendarsMessages } from '../../messages/features/calendars.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
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

function ConnectedCalendars({ leaving = null, onUnsavedChange }: Omit<CalendarsProps, keyof WidgetSettings>) {
  const messages = useMessages(calendarsMessages);
  const zones = useMessages(dueTraceTexts);
  const call = useCall(listCalendars, {});
  const item = useOpenItem();
  const CalendarDialog = useOpenedPart(calendarDialog, item.isOpen, item.close);
  return (
    <>
      <AddableList
        slot="calendars"
        label={messages.calendars}
        messages={messages}
        call={call}
        columns={calendarColumns({ messages, zones, onOpen: item.open })}
        empty={<EmptyState title={messages.nothing}>{messages.nothingHere}</EmptyState>}
        onAdd={() => item.open('new')}
      />
      {CalendarDialog && item.last !== null && (
        <CalendarDialog
          key={item.visit}
          messages={messages}
          calendar={item.last}
          open={item.isOpen}
          visit={item.visit}
          leaving={leaving}
          onUnsavedChange={onUnsavedChange}
          onClose={item.close}
        />
      )}
    </>
  );
}
