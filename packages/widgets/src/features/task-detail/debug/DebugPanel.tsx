import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { DisclosureSummary } from '../../../ui/Disclosure/DisclosureSummary.tsx';
import * as styles from '../TaskDetail.css.ts';

export interface DebugPanelProps {
  data: unknown;
  messages: typeof taskDetailMessages;
}

/** The raw response of the API, collapsed. Never part of a production build. */
export function DebugPanel({ data, messages }: DebugPanelProps) {
  return (
    <details className={styles.debug} data-slot="debug">
      <DisclosureSummary>{messages.debug}</DisclosureSummary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className={styles.debugText} tabIndex={0}>
        {JSON.stringify(data, null, 2)}
      </pre>
    </details>
  );
}
