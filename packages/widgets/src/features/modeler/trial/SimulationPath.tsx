import type { WorkflowModel } from '@tramita/client/contract';
import type { SimulatedVisit, Simulation } from '@tramita/client/engine';
import { slaMinutesText, slaTotalText, stepName, timeInZone } from '@tramita/client/rules';
import { dueTraceTexts } from '../../../messages/due-trace.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { formatDateTime, portalTimeZone } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { TrackList, type TrackStop } from '../../../ui/Track/TrackList.tsx';
import { useModel } from '../store/modeler-context.ts';
import * as styles from './trial.css.ts';
import type { SimulatedHours } from './use-simulated-hours.ts';

interface SimulationPathProps {
  messages: typeof modelerTrialMessages;
  simulation: Simulation | null;
  /** The calendar in which agreed times count; null for elapsed time. */
  hours: SimulatedHours | null;
}

/** The steps the request has reached, with their assignees and time limits. */
export function SimulationPath({ messages, simulation, hours }: SimulationPathProps) {
  const words = useWords(messages, hours);
  const last = simulation?.visits.findLast(({ dueAt }) => dueAt !== null)?.dueAt;
  return (
    <section className={styles.column} aria-label={messages.path}>
      <h3 className={styles.heading}>{messages.path}</h3>
      {simulation ? (
        <>
          <TrackList label={messages.path} stops={stopsOf(simulation, words)} />
          <p className={styles.total}>
            <span>{messages.slaTotal}</span>
            <span>{words.total(simulation)}</span>
          </p>
          {hours && last && (
            <p className={styles.total}>
              <span>{messages.pathDue(hours.name)}</span>
              <span>{words.moment(last)}</span>
            </p>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{messages.pathEmpty}</p>
      )}
    </section>
  );
}

type Words = ReturnType<typeof useWords>;

/** The texts of agreed times, in working time if the process counts it. */
function useWords(messages: typeof modelerTrialMessages, hours: SimulatedHours | null) {
  const labels = useMessages(modelerLabelTexts);
  const zones = useMessages(dueTraceTexts);
  const locale = useLocale();
  const steps = useModel((model) => model.steps);
  const isWorking = useModel(({ slaCounting }) => slaCounting === 'WORKING');
  const working = (visits: readonly SimulatedVisit[]): string => {
    const visited = visits.flatMap(({ stepId }): WorkflowModel['steps'] => steps.filter(({ id }) => id === stepId));
    return slaTotalText({ steps: visited, slaCounting: 'WORKING' }, labels);
  };
  const moment = (dueAt: string): string => {
    const other = hours && timeInZone(dueAt, { timeZone: hours.timeZone, portalTimeZone }, zones);
    return [formatDateTime(dueAt, locale), other].filter(Boolean).join(', ');
  };
  return {
    messages,
    labels,
    moment,
    agreed: (visit: SimulatedVisit): string => (isWorking ? working([visit]) : slaMinutesText(visit.slaMinutes ?? 0)),
    due: ({ dueAt }: SimulatedVisit): string | false => hours !== null && dueAt !== null && messages.due(moment(dueAt)),
    total: ({ visits, slaMinutes }: Simulation): string => {
      if (isWorking) return working(visits);
      return slaMinutes === null ? messages.noSla : slaMinutesText(slaMinutes);
    },
  };
}

function stopsOf({ visits, end }: Simulation, words: Words): TrackStop[] {
  const last = { FINISHED: 'done', WAITING: 'now', STOPPED: 'fail', REFUSED: 'fail', ENDLESS: 'fail' } as const;
  return visits.map((visit, index) => ({
    id: `${index} ${visit.stepId}`,
    state: index === visits.length - 1 ? last[end.kind] : 'done',
    title: stepName(visit, words.labels),
    meta: metaOf(visit, words).join(' · '),
  }));
}

function metaOf(visit: SimulatedVisit, { messages, agreed, due }: Words) {
  const { assignees, taken, approved, statusCode, slaMinutes } = visit;
  return [
    assignees.length > 0 && messages.with(assignees.join(', ')),
    taken !== null && messages.took(taken),
    approved !== null && (approved ? messages.approved : messages.rejected),
    statusCode !== null && messages.answered(statusCode),
    slaMinutes !== null && messages.sla(agreed(visit)),
    due(visit),
  ].filter((part) => part !== false);
}
