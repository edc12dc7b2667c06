import { listCalendars } from '@tramita/client/contract';
import { useCall } from '../../../../calls/use-call.ts';
import { useCapability } from '../../../../provider/use-capability.ts';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { ProcessSettingsProps } from './process-settings-props.ts';

/** Whether agreed times count elapsed or working time, and of which calendar. Absent if the server has no calendars. */
export function CountingSettings(props: ProcessSettingsProps) {
  const { settings, checks, messages, change } = props;
  const isOffered = useCapability('calendars.list');
  const isWorking = settings.slaCounting === 'WORKING';
  if (!isOffered && !isWorking) return null;
  return (
    <>
      <Setting checks={checks} property="slaCounting" group label={messages.counting}>
        <SegmentedChoice
          size="md"
          value={isWorking ? 'WORKING' : 'ELAPSED'}
          options={[
            { value: 'ELAPSED', label: messages.elapsed },
            { value: 'WORKING', label: messages.working },
          ]}
          onChange={(slaCounting) => change({ slaCounting })}
        />
      </Setting>
      {isWorking && <CalendarChoice {...props} />}
    </>
  );
}

/** Value of the entry for the calendar of the requester's branch. */
const ofBranch = 'branch';

function CalendarChoice({ settings: { calendar }, checks, messages, change }: ProcessSettingsProps) {
  const { data, status } = useCall(listCalendars, {});
  const known = data?.elements ?? [];
  // a chosen calendar is shown before the list arrives, and if it has been deleted
  const chosen = calendar && !known.some(({ id }) => id === calendar.id) ? [calendar] : [];
  return (
    <Setting
      checks={checks}
      property="calendar"
      label={messages.calendar}
      notice={status === 'error' ? messages.calendarsFailed : undefined}
    >
      <Select
        size="md"
        value={calendar ? String(calendar.id) : ofBranch}
        options={[
          { value: ofBranch, label: messages.branchCalendar },
          ...[...chosen, ...known].map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={(value) => {
          const found = [...chosen, ...known].find(({ id }) => String(id) === value);
          change({ calendar: found && { id: found.id, name: found.name } });
        }}
      />
    </Setting>
  );
}
