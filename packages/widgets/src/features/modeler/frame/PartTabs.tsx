import { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import * as styles from './PartTabs.css.ts';
import type { SidePanels } from './use-side-panels.ts';

/** On a phone, one button each for the flow, the form and the settings, of which one is shown at a time. */
export function PartTabs({ panels }: { panels: SidePanels }) {
  const messages = useMessages(modelerMessages);
  const store = useModelerStore();
  const parts = [
    { label: messages.steps, isShown: !panels.form && !panels.settings, show: () => panels.showFlow() },
    { label: messages.form, isShown: panels.form, show: panels.showForm },
    {
      label: messages.settings,
      isShown: panels.settings,
      show: () => {
        if (panels.settings || store.select({ kind: 'process' })) panels.showSettings();
      },
    },
  ];
  return (
    <div className={styles.tabs} role="toolbar" aria-label={messages.parts} data-slot="modeler-parts">
      {parts.map(({ label, isShown, show }) => (
        <button key={label} type="button" className={styles.tab} aria-pressed={isShown} onClick={show}>
          {label}
        </button>
      ))}
    </div>
  );
}
