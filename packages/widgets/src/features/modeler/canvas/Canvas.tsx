import type { PublishProblem } from '@tramita/client/rules';
import { ListTree, Workflow } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePersistentState } from '../../../provider/use-persistent-state.ts';
import { SegmentedChoice } from '../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { FlowPrompt } from '../flow/FlowPrompt.tsx';
import { FlowProvider } from '../flow/FlowProvider.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { useKeptFocus } from '../flow/use-kept-focus.ts';
import { Outline } from '../outline/Outline.tsx';
import * as styles from './Canvas.css.ts';
import { FlowDrawing } from './FlowDrawing.tsx';

/** Props of {@link Canvas}. */
export interface CanvasProps {
  /** What keeps the process from being published; marked where it is. */
  problems: readonly PublishProblem[];
  /** Moves the focus into the settings, which show what was just selected. @default nothing moves */
  onOpenSettings?: () => void;
}

const views = ['drawing', 'list'] as const;
type View = (typeof views)[number];
const readView = (stored: unknown): View | undefined => views.find((view) => view === stored);

const stay = () => {};

/** The flow in the middle of the modeler: as a drawing or, on a phone at first, as a list. The choice is kept. */
export function Canvas({ problems, onOpenSettings = stay }: CanvasProps) {
  return (
    <FlowProvider problems={problems} onOpenSettings={onOpenSettings}>
      <FlowArea />
    </FlowProvider>
  );
}

/** Apart from the problems, which come anew at each edit: what it shows of them it takes from the flow. */
const FlowArea = memo(function FlowArea() {
  const { messages, choosable } = useFlow();
  const isPhone = usePhone();
  const [kept, setView] = usePersistentState<View | null>('modeler.view', null, readView);
  const view = kept ?? (isPhone ? 'list' : 'drawing');
  return (
    <section className={styles.area} aria-label={messages.flow} data-slot="flow" data-view={view} {...useKeptFocus()}>
      {!choosable && (
        <div className={styles.top}>
          <SegmentedChoice
            className={styles.choice}
            size="md"
            aria-label={messages.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'drawing', label: <ViewName icon={<Workflow />}>{messages.drawing}</ViewName> },
              { value: 'list', label: <ViewName icon={<ListTree />}>{messages.list}</ViewName> },
            ]}
          />
        </div>
      )}
      {view === 'drawing' ? <FlowDrawing /> : <Outline />}
      <FlowPrompt />
    </section>
  );
});

function ViewName({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.choiceLabel}>
      {icon}
      {children}
    </span>
  );
}
