import { slaTotalText } from '@tramita/client/rules';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { useModel } from '../../store/modeler-context.ts';
import * as styles from '../SettingsPanel.css.ts';

/** Total time limit of the steps of the process. */
export function SlaTotal({ messages }: { messages: typeof panelsMessages }) {
  const labels = useMessages(modelerLabelTexts);
  const total = useModel((model) => slaTotalText(model, labels));
  return (
    <div className={styles.total}>
      <span className={styles.totalLabel}>{messages.slaTotal}</span>
      <span className={styles.totalValue}>{total}</span>
    </div>
  );
}
