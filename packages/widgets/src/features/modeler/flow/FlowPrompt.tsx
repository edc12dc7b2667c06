import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './FlowPrompt.css.ts';
import { useFlow } from './flow-context.ts';

/** The hint over the flow: choose a step, or correct the settings that are marked. */
export function FlowPrompt() {
  const { messages, choosable, isBlocked, commands } = useFlow();
  if (choosable) {
    return (
      <div className={styles.prompt} data-slot="flow-prompt">
        <span role="status">{messages.choose}</span>
        <span className={styles.hint}>{messages.escape}</span>
        <Button onClick={commands.stopConnecting}>{messages.cancel}</Button>
      </div>
    );
  }
  if (!isBlocked) return null;
  return (
    <div className={styles.prompt} data-slot="flow-prompt">
      <span role="status" className={styles.note}>
        {messages.blocked}
      </span>
    </div>
  );
}
