import type { ProcessDetail } from '@tramita/client/contract';
import { publishBody } from '@tramita/client/rules';
import { useDeferredValue, useState } from 'react';
import type { modelerMessages } from '../../messages/features/modeler/page.ts';
import { DisclosureSummary } from '../../ui/Disclosure/DisclosureSummary.tsx';
import * as styles from './Modeler.css.ts';
import { useModel } from './store/modeler-context.ts';

interface DebugPanelsProps {
  messages: typeof modelerMessages;
  detail: ProcessDetail | null;
}

/** Shows the document and the data that publishing would send as JSON, for developers of the modeler. */
export function DebugPanels({ messages, detail }: DebugPanelsProps) {
  const model = useDeferredValue(useModel((present) => present));
  const version = detail ? { parentId: detail.parentId, knownVersion: detail.version } : undefined;
  return (
    <div className={styles.debug} data-slot="modeler-debug">
      <JsonPanel label={messages.debugModel} value={() => model} />
      <JsonPanel label={messages.debugPayload} value={() => publishBody(model, version)} />
    </div>
  );
}

/** A panel that is closed at first; its text is computed only while the panel is open. */
function JsonPanel({ label, value }: { label: string; value: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <DisclosureSummary>{label}</DisclosureSummary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        <pre className={styles.json} tabIndex={0}>
          {JSON.stringify(value(), null, 2)}
        </pre>
      )}
    </details>
  );
}
