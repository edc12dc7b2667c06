import { hasValue, stepName } from '@tramita/client/rules';
import { useMemo } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { useModel, useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';
import { useGuarded } from '../use-guarded.ts';
import { usesOf } from './field-flags.ts';
import { wordsOfUse } from './words-of-use.ts';

/** Lists the steps that have a field with the field's flags there, each with a link to the step. */
export function FieldUses({ editing, messages }: SettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const store = useModelerStore();
  const guarded = useGuarded();
  const steps = useModel((model) => model.steps);
  const uses = useMemo(() => usesOf(steps, editing.field.id), [steps, editing.field.id]);
  const hasInput = hasValue(editing.field.type);
  return (
    <section className={styles.uses} aria-label={messages.usedIn}>
      <h3 className={styles.usesTitle}>{messages.usedIn}</h3>
      {uses.length === 0 && <p className={styles.groupNote}>{messages.usedNowhere}</p>}
      <ul>
        {uses.map(({ step, use }) => {
          const title = stepName(step, labels);
          return (
            <li key={step.id} className={styles.use}>
              <button
                type="button"
                aria-label={messages.goToStep(title)}
                className={styles.useStep}
                onClick={() => guarded(() => store.select({ kind: 'step', stepId: step.id }))}
              >
                {title}
              </button>
              <span className={styles.useWords}>
                {wordsOfUse(use, hasInput && step.type !== 'END_EVENT', messages)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
