import type { SimulatedVisit, Simulation } from '@tramita/client/engine';
import { slaMinutesText, stepName } from '@tramita/client/rules';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { TrackList, type TrackStop } from '../../../ui/Track/TrackList.tsx';
import * as styles from './trial.css.ts';

interface SimulationPathProps {
  messages: typeof modelerTrialMessages;
  simulation: Simulation | null;
}

/** The steps the request has reached, with their assignees and time limits. */
export function SimulationPath({ messages, simulation }: SimulationPathProps) {
  const labels = useMessages(modelerLabelTexts);
  return (
    <section className={styles.column} aria-label={messages.path}>
      <h3 className={styles.heading}>{messages.path}</h3>
      {simulation ? (
        <>
          <TrackList label={messages.path} stops={stopsOf(simulation, messages, labels)} />
          <p className={styles.total}>
            <span>{messages.slaTotal}</span>
            <span>{simulation.slaMinutes === null ? messages.noSla : slaMinutesText(simulation.slaMinutes)}</span>
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{messages.pathEmpty}</p>
      )}
    </section>
  );
}

function stopsOf(
  { visits, end }: Simulation,
  messages: typeof modelerTrialMessages,
  labels: typeof modelerLabelTexts,
): TrackStop[] {
  const last = { FINISHED: 'done', WAITING: 'now', STOPPED: 'fail', REFUSED: 'fail', ENDLESS: 'fail' } as const;
  return visits.map((visit, index) => ({
    id: `${index} ${visit.stepId}`,
    state: index === visits.length - 1 ? last[end.kind] : 'done',
    title: stepName(visit, labels),
    meta: metaOf(visit, messages).join(' · '),
  }));
}

function metaOf(
  { assignees, taken, approved, statusCode, slaMinutes }: SimulatedVisit,
  messages: typeof modelerTrialMessages,
) {
  return [
    assignees.length > 0 && messages.with(assignees.join(', ')),
    taken !== null && messages.took(taken),
    approved !== null && (approved ? messages.approved : messages.rejected),
    statusCode !== null && messages.answered(statusCode),
    slaMinutes !== null && messages.sla(slaMinutesText(slaMinutes)),
  ].filter((part) => part !== false);
}
