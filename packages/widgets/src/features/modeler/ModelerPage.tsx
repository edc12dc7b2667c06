import type { ProcessDetail, WorkflowModel } from '@tramita/client/contract';
import type { PublishProblem } from '@tramita/client/rules';
import { useEffect, useReducer, useRef, useState } from 'react';
import { modelerMessages } from '../../messages/features/modeler/page.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { usePrerendered } from '../../ui/lazy-part.ts';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { DebugPanels } from './DebugPanels.tsx';
import { FormPanel } from './fields/FormPanel.tsx';
import { HeaderBar } from './frame/HeaderBar.tsx';
import { LeaveDialog } from './frame/LeaveDialog.tsx';
import { ModelerNotices } from './frame/ModelerNotices.tsx';
import { PartTabs } from './frame/PartTabs.tsx';
import { ProblemsBar } from './frame/ProblemsBar.tsx';
import { PublishButton } from './frame/PublishButton.tsx';
import { SidePanel } from './frame/SidePanel.tsx';
import { useLeaveGuard } from './frame/use-leave-guard.ts';
import { useModelerKeys } from './frame/use-modeler-keys.ts';
import { useSidePanels } from './frame/use-side-panels.ts';
import { fieldEditor } from './late-parts.ts';
import * as styles from './Modeler.css.ts';
import { ModelerWindows, type OpenWindow } from './ModelerWindows.tsx';
import type { ModelerProps } from './modeler-props.ts';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { processSettings } from './panels/settings-parts.ts';
import { ProblemsProvider } from './problems/ProblemsProvider.tsx';
import { createModelerStore, type Selection } from './store/create-modeler-store.ts';
import { ModelerContext, useModelerState, useModelerStore } from './store/modeler-context.ts';
import { useDraftKeeping, type WorkflowDraft } from './use-workflow-draft.ts';

interface ModelerPageProps extends Omit<ModelerProps, keyof WidgetSettings | 'process' | 'fresh'> {
  /** The version being edited; null for a new process. */
  detail: ProcessDetail | null;
  saved: WorkflowModel;
  model: WorkflowModel;
  /** Storage for the draft of a new process; null for an existing process. */
  draft: WorkflowDraft | null;
}

/** One open modeler with its store and all its parts. */
export function ModelerPage({ saved, model, draft, ...props }: ModelerPageProps) {
  const [store] = useState(() => createModelerStore(model, saved));
  useDraftKeeping(store, draft);
  const release = useLeaveGuard(store, props.onUnsavedChange);
  const { navigate } = useTramita();
  const addressOf = usePortalAddress();
  const { listHref = addressOf('/adm/workflows') } = props;
  const leave = () => {
    release();
    navigate(listHref);
  };
  const leavePublished = () => {
    store.load(store.get().history.present);
    draft?.clear();
    leave();
  };
  return (
    <ModelerContext.Provider value={store}>
      <ProblemsProvider detail={props.detail}>
        <Frame
          {...props}
          draft={draft}
          listHref={listHref}
          isRestored={model !== saved}
          onLeave={leave}
          onPublished={leavePublished}
        />
      </ProblemsProvider>
    </ModelerContext.Provider>
  );
}

interface FrameProps extends Pick<ModelerPageProps, 'detail' | 'draft' | 'leaving' | 'debug'> {
  listHref: string;
  isRestored: boolean;
  onLeave: () => void;
  onPublished: () => void;
}

/** The parts of the modeler. An edit or another selected step does not render it, but the parts that show it. */
function Frame({ detail, draft, isRestored, listHref, leaving, debug, onLeave, onPublished }: FrameProps) {
  usePrerendered(processSettings);
  const messages = useMessages(modelerMessages);
  const store = useModelerStore();
  const [opened, setOpened] = useState<OpenWindow | null>(null);
  const [isAsking, setAsking] = useState(false);
  const panels = useSidePanels();
  const handleKeys = useModelerKeys(store);
  const fieldId = useModelerState(({ selection }) => (selection.kind === 'field' ? selection.fieldId : null));
  const isConnecting = useModelerState(({ connectingFrom }) => connectingFrom !== null);
  const isPhone = usePhone();
  const FieldEditor = usePartOnOpening(fieldEditor, fieldId !== null, () => store.select({ kind: 'process' }));

  const { showSettings, uncover } = panels;
  useSelectionChange(({ kind }) => {
    if (kind === 'step' || kind === 'connection') showSettings();
    if (kind === 'field') uncover();
  });

  const wantsFocus = useRef(false);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const openSettings = () => {
    wantsFocus.current = true;
    showSettings();
    draw();
  };

  const hideSettings = () => panels.showFlow('settings');

  const goTo = (place: PublishProblem['place']) => {
    setOpened(null);
    store.select(place);
    if (place.kind !== 'field') openSettings();
  };
  return (
    <section
      className={styles.frame}
      aria-label={messages.page}
      data-slot="modeler"
      data-connecting={isConnecting ? '' : undefined}
      onKeyDown={handleKeys}
    >
      <HeaderBar
        messages={messages}
        detail={detail}
        listHref={listHref}
        // pages that pass `leaving` guard their own navigation and ask when the link is followed
        onLeave={leaving === undefined ? () => setAsking(true) : undefined}
        panels={panels}
        onOpen={setOpened}
      />
      {isPhone && fieldId === null && <PartTabs panels={panels} />}
      <ModelerNotices messages={messages} detail={detail} draft={draft} isRestored={isRestored} />
      <div className={styles.parts}>
        {panels.form && (
          <SidePanel
            side="left"
            label={messages.form}
            closeLabel={messages.hideForm}
            onClose={() => panels.showFlow('form')}
          >
            <FormPanel />
          </SidePanel>
        )}
        <div className={styles.middle}>
          <div className={joinClasses(styles.flow, fieldId !== null && FieldEditor && styles.hidden)}>
            <Canvas onOpenSettings={openSettings} />
          </div>
          {fieldId !== null && FieldEditor && <FieldEditor fieldId={fieldId} />}
          {!isPhone && <ProblemsBar messages={messages} onGoTo={goTo} />}
        </div>
        {panels.settings && fieldId === null && (
          <SidePanel side="right" label={messages.settings} closeLabel={messages.hideSettings} onClose={hideSettings}>
            <SettingsPanel wantsFocus={wantsFocus} onClose={hideSettings} />
          </SidePanel>
        )}
      </div>
      {isPhone && fieldId === null && (
        <ProblemsBar
          messages={messages}
          onGoTo={goTo}
          publish={<PublishButton messages={messages} detail={detail} onOpen={setOpened} />}
        />
      )}
      {debug && <DebugPanels messages={messages} detail={detail} />}
      <ModelerWindows
        messages={messages}
        detail={detail}
        draft={draft}
        opened={opened}
        onClose={() => setOpened(null)}
        onGoTo={goTo}
        onPublished={onPublished}
      />
      <LeaveDialog
        messages={messages}
        request={leaving ?? (isAsking ? { leave: onLeave, stay: () => setAsking(false) } : null)}
      />
    </section>
  );
}

/** Calls a function with each newly selected element. */
function useSelectionChange(onChange: (selection: Selection) => void): void {
  const store = useModelerStore();
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let before = store.get().selection;
    return store.subscribe(() => {
      const { selection } = store.get();
      if (selection === before) return;
      before = selection;
      latest.current(selection);
    });
  }, [store]);
}
