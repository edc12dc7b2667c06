import { ListTree, Workflow } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { SegmentedChoice } from '../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { FlowPrompt } from '../flow/FlowPrompt.tsx';
import { FlowProvider } from '../flow/FlowProvider.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { FlowMessages } from '../flow/flow-words.ts';
import { useKeptFocus } from '../flow/use-kept-focus.ts';
import * as styles from './Canvas.css.ts';
import { FlowDrawing } from './FlowDrawing.tsx';

/** Props of {@link Canvas}. */
export interface CanvasProps {
  /** Moves the focus into the settings of the selected element. @default does nothing */
  onOpenSettings?: () => void;
}

const outline = lazyPart(() => import('../outline/Outline.tsx').then((part) => part.Outline));

const views = ['drawing', 'list'] as const;
type View = (typeof views)[number];
const readView = (stored: unknown): View | undefined => views.find((view) => view === stored);

const stay = () => {};

/** The flow in the middle of the modeler, as a drawing or a list (the default on phones). The choice is kept. */
export function Canvas({ onOpenSettings = stay }: CanvasProps) {
  return (
    <FlowProvider onOpenSettings={onOpenSettings}>
      <FlowArea />
    </FlowProvider>
  );
}

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
          <ViewChoice view={view} onChange={setView} messages={messages} />
        </div>
      )}
      {view === 'drawing' ? <FlowDrawing /> : Outline && <Outline />}
      <FlowPrompt />
    </section>
  );
});

interface ViewChoiceProps {
  view: View;
  onChange: (view: View) => void;
  messages: FlowMessages;
}

/** Chooses drawing or list. An edit does not render it. */
const ViewChoice = memo(function ViewChoice({ view, onChange, messages }: ViewChoiceProps) {
  return (
    <SegmentedChoice
      className={styles.choice}
      size="md"
      aria-label={messages.view}
      value={view}
      onChange={onChange}
      options={[
        { value: 'drawing', label: <ViewName icon={<Workflow />}>{messages.drawing}</ViewName> },
        { value: 'list', label: <ViewName icon={<ListTree />}>{messages.list}</ViewName> },
      ]}
    />
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
