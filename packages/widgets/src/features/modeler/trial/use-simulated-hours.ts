import { getCalendar, listCalendars } from '@tramita/client/contract';
import type { WorkingTime } from '@tramita/client/engine';
import { openCalendar } from '@tramita/client/rules/calendar';
import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useCapability } from '../../../provider/use-capability.ts';
import { useModel } from '../store/modeler-context.ts';

/** The calendar in which a simulation counts agreed times. */
export interface SimulatedHours {
  readonly name: string;
  readonly timeZone: string;
  readonly workingTime: WorkingTime;
}

/**
 * Returns the calendar chosen for the process, or the default one if that of the requester's branch counts; null while it
 * loads and if the process counts elapsed time.
 */
export function useSimulatedHours(): SimulatedHours | null {
  const isOffered = useCapability('calendars.get');
  const isWorking = useModel(({ slaCounting }) => slaCounting === 'WORKING') && isOffered;
  const chosen = useModel(({ calendar }) => calendar?.id);
  const known = useCall(listCalendars, isWorking && chosen === undefined ? {} : null).data?.elements;
  const id = chosen ?? known?.find(({ isDefault }) => isDefault)?.id;
  const { data } = useCall(getCalendar, isWorking && id !== undefined ? { params: { id } } : null);
  return useMemo(() => {
    if (!isWorking || !data) return null;
    const { name, settings, holidays } = data;
    // the holidays already are those of the state and the city
    const calendar = openCalendar({ ...settings, state: null, city: null, holidays });
    const fallback = { id: data.version, calendar };
    return { name, timeZone: settings.timeZone, workingTime: { fixed: null, groups: {}, branch: null, fallback } };
  }, [isWorking, data]);
}
