import type { ModelStep } from '@tramita/client/contract';
import { connectionProblems, stepName } from '@tramita/client/rules';
import { ArrowRight, CircleAlert } from 'lucide-react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useModel, useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../SettingsPanel.css.ts';

interface GatewayConnectionsProps {
  step: Extract<ModelStep, { type: 'GATEWAY' }>;
  messages: typeof panelsMessages;
}

/** The connections of a decision in evaluation order, each with a link to its settings. */
export function GatewayConnections({ step, messages }: GatewayConnectionsProps) {
  const labels = useMessages(modelerLabelTexts);
  const store = useModelerStore();
  const model = useModel((present) => present);
  const names = new Map(model.steps.map((one) => [one.id, stepName(one, labels)]));
  return (
    <section className={styles.group} aria-label={messages.connections}>
      <h3 className={styles.groupTitle}>{messages.connections}</h3>
      {step.connections.length === 0 && <p className={styles.note}>{messages.noConnections}</p>}
      <ol>
        {step.connections.map(({ label = '', stepId }, index) => {
          const isUnfinished = Object.keys(connectionProblems(model, step.id, index)).length > 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a connection is identified by its index in the step
            <li key={index}>
              <button
                type="button"
                className={styles.connection}
                onClick={() => store.select({ kind: 'connection', stepId: step.id, index })}
              >
                <span className={styles.place}>{index + 1}</span>
                <span className={styles.connectionName}>{label.trim() || messages.untitledConnection}</span>
                <ArrowRight aria-hidden="true" />
                <VisuallyHidden>{messages.to}</VisuallyHidden>
                <span className={styles.listText}>{names.get(stepId ?? '') ?? messages.nowhere}</span>
                {isUnfinished && (
                  <span className={styles.flowNone} title={messages.unfinished}>
                    <CircleAlert aria-hidden="true" />
                    <VisuallyHidden>{messages.unfinished}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
