import type { PublishProblem } from '@tramita/client/rules';
import { ListTree, Workflow } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePersistentState } from '../../../provider/use-persistent-state.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { SegmentedChoice } from '../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { FlowPrompt } from '../flow/FlowPrompt.tsx';
import { FlowProvider } from '../flow/FlowProvider.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { useKeptFocus } from '../flow/use-kept-focus.ts';
import * as styles from './Canvas.css.ts';
import { FlowDrawing } from './FlowDrawing.tsx';

/** Props of {@link Canvas}. */
export interface CanvasProps {
  /** Problems that prevent publishing; they are marked at their elements. */
  problems: readonly PublishProblem[];
  /** Moves the focus into the settings of the selected element. @default does nothing */
  onOpenSettings?: () => void;
}

const outline = lazyPart(() => import('../outline/Outline.tsx').then((part) => part.Outline));

const views = ['drawing', 'list'] as const;
type View = (typeof views)[number];
const readView = (stored: unknown): View | undefined => views.find((view) => view === stored);

const stay = () => {};

/** The flow in the middle of the modeler, as a drawing or a list (the default on phones). The choice is kept. */
export function Canvas({ problems, onOpenSettings = stay }: CanvasProps) {
  return (
    <FlowProvider problems={problems} onOpenSettings={onOpenSettings}>
      <FlowArea />
    </FlowProvider>
  );
}

/** Takes no `problems`, because they change on every edit; it reads their marks from the flow. */
const FlowArea = memo(function FlowArea() {
  const { messages, choosable } = useFlow();
  const isPhone = usePhone();
  const [kept, setView] = usePersistentState<View | null>('modeler.view', null, readView);
  const view = kept ?? (isPhone ? 'list' : 'drawing');
  const Outline = usePartOnOpening(outline, view === 'list', () => setView('drawing'));
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
      {view === 'drawing' ? <FlowDrawing /> : Outline && <Outline />}
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
