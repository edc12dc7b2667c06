import { changeProcess, processProblems, type ProcessSettings as Settings, textLimits } from '@tramita/client/rules';
import { Settings2 } from 'lucide-react';
import { useId } from 'react';
import { AreaSelects } from '../../../../areas/AreaSelects.tsx';
import { CategoryChip } from '../../../../areas/CategoryChip.tsx';
import { StatusChips } from '../../../../areas/StatusChips.tsx';
import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Switch } from '../../../../ui/Switch/Switch.tsx';
import { useModel, useModelerState, useModelerStore } from '../../store/modeler-context.ts';
import { PanelFrame } from '../parts/PanelFrame.tsx';
import { Setting } from '../parts/Setting.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { usePanelChecks } from '../use-panel-checks.ts';
import { CountingSettings } from './CountingSettings.tsx';
import { InitializerGroup } from './InitializerGroup.tsx';
import type { ProcessSettingsProps } from './process-settings-props.ts';
import { SlaTotal } from './SlaTotal.tsx';
import { SpreadsheetSettings } from './SpreadsheetSettings.tsx';

/** The settings of the process: its name, who may start it, and its areas. */
export function ProcessSettings() {
  const messages = useMessages(panelsMessages);
  const texts = useMessages(modelerProblemTexts);
  const store = useModelerStore();
  const settings: Settings = useModel((model) => model);
  const checks = usePanelChecks('process-settings', processProblems(settings, texts));
  const change = (patch: Partial<Settings>) =>
    store.edit((model) => changeProcess(model, patch), `process-${Object.keys(patch).join('-')}`);
  const props = { settings, checks, messages, change };
  return (
    <PanelFrame icon={<Settings2 />} title={messages.process} checks={checks}>
      <TextSetting
        checks={checks}
        property="title"
        label={messages.title}
        required
        counted
        max={textLimits.processTitle}
        value={settings.title}
        onChange={(title) => change({ title })}
      />
      <TextSetting
        checks={checks}
        property="description"
        label={messages.description}
        long
        max={textLimits.processDescription}
        value={settings.description}
        onChange={(description) => change({ description })}
      />
      <Switch
        label={messages.active}
        note={settings.active ? undefined : messages.inactiveNote}
        checked={settings.active}
        onCheckedChange={(active) => change({ active })}
      />
      <hr className={styles.line} />
      <Audience {...props} />
      <hr className={styles.line} />
      <Setting checks={checks} property="hasNps" group required label={messages.nps} hint={messages.npsHint}>
        <SegmentedChoice
          size="md"
          value={settings.hasNps === null ? null : settings.hasNps ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: messages.yes },
            { value: 'no', label: messages.no },
          ]}
          onChange={(value) => change({ hasNps: value === 'yes' })}
        />
      </Setting>
      <CountingSettings {...props} />
      <SpreadsheetSettings {...props} />
      <hr className={styles.line} />
      <SlaTotal messages={messages} />
    </PanelFrame>
  );
}

/** Who may start the process, and the areas it belongs to. */
function Audience({ settings, checks, messages, change }: ProcessSettingsProps) {
  const id = useId();
  const initialDepartment = useModelerState((state) => state.saved.department?.id ?? null);
  // shown, but does not block the modeler: only publishing requires it
  const wasCategoryLeft = checks.wasLeft('category') && settings.category === null;
  return (
    <>
      <Setting
        checks={checks}
        property="category"
        label={messages.category}
        required
        notice={wasCategoryLeft ? messages.chooseItem : undefined}
      >
        <CategoryChip
          size="md"
          value={settings.category}
          onChange={(category) => change({ category })}
          onBlur={() => {}}
        />
      </Setting>
      <InitializerGroup messages={messages} checks={checks} value={settings.initializerGroup} onChange={change} />
      <Setting checks={checks} property="assigneeStatuses" label={messages.statuses} required>
        <StatusChips
          size="md"
          value={settings.assigneeStatuses}
          onChange={(assigneeStatuses) => change({ assigneeStatuses })}
          onBlur={() => {}}
        />
      </Setting>
      <AreaSelects
        id={id}
        size="md"
        department={settings.department}
        sector={settings.sector}
        initialDepartment={initialDepartment}
        onChange={({ department, sector }) =>
          change({ department: department && { ...department }, sector: sector && { ...sector } })
        }
      />
    </>
  );
}
