import { ArrowDown, ArrowUp, Info } from 'lucide-react';
import { useState } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { useModel, useModelerStore } from '../../store/modeler-context.ts';
import { TextSetting } from '../parts/TextSetting.tsx';
import { SpreadsheetInfo } from '../process/SpreadsheetSettings.tsx';
import * as styles from '../SettingsPanel.css.ts';
import type { ServiceSettingsProps } from '../step/step-settings-props.ts';
import { moveSheetField, sheetFields } from './sheet-fields.ts';

/** The spreadsheet a service task writes to, and the fields of its row. */
export function SheetSettings(props: ServiceSettingsProps) {
  const { step, checks, messages, change } = props;
  const config = step.googleSheetsConfig;
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <div className={styles.withInfo}>
        <TextSetting
          checks={checks}
          property="sheetUrl"
          label={messages.sheetUrl}
          required
          code
          max={2000}
          value={config.url}
          onChange={(url) => change({ googleSheetsConfig: { ...config, url } })}
        />
        <IconButton
          className={styles.infoButton}
          name={messages.spreadsheetHelp}
          icon={<Info />}
          onClick={() => setWanted(true)}
        />
      </div>
      <SpreadsheetInfo messages={messages} wanted={wanted} onClose={() => setWanted(false)} />
      <TextSetting
        checks={checks}
        property="sheetName"
        label={messages.sheetName}
        required
        max={200}
        value={config.sheetName}
        onChange={(sheetName) => change({ googleSheetsConfig: { ...config, sheetName } })}
      />
      <SheetFields {...props} />
    </>
  );
}

function SheetFields({ step, messages, change }: ServiceSettingsProps) {
  const fields = useModel((model) => model.fields);
  const config = step.googleSheetsConfig;
  const labels = useMessages(modelerLabelTexts);
  const chosen = config.formFields;
  const store = useModelerStore();
  // undone separately from the typed address and name
  const choose = (formFields: readonly string[]) => {
    store.closeEdit();
    change({ googleSheetsConfig: { ...config, formFields: [...formFields] } });
    store.closeEdit();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{messages.sheetFields}</legend>
      <span className={styles.note}>{messages.sheetFieldsHint}</span>
      <div>
        {sheetFields({ fields }, chosen, messages.defaultField, labels).map(
          ({ id, label, fieldName, checked }, index) => (
            <div key={id} className={styles.listRow}>
              <span className={styles.listText}>
                <Checkbox
                  label={label}
                  checked={checked}
                  onCheckedChange={(isChosen) =>
                    choose(isChosen ? [...chosen, fieldName] : chosen.filter((name) => name !== fieldName))
                  }
                />
              </span>
              {checked && (
                <span className={styles.actions}>
                  <IconButton
                    size="sm"
                    name={messages.moveFieldUp(label)}
                    icon={<ArrowUp />}
                    disabledReason={index === 0 ? messages.isFirstField : null}
                    onClick={() => choose(moveSheetField(chosen, fieldName, -1))}
                  />
                  <IconButton
                    size="sm"
                    name={messages.moveFieldDown(label)}
                    icon={<ArrowDown />}
                    disabledReason={index === chosen.length - 1 ? messages.isLastField : null}
                    onClick={() => choose(moveSheetField(chosen, fieldName, 1))}
                  />
                </span>
              )}
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}
