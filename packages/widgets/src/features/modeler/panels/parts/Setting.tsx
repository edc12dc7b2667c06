import { Field, type FieldProps } from '../../../../ui/Field/Field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import * as styles from '../SettingsPanel.css.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

export interface SettingProps extends Omit<FieldProps, 'error' | 'readOnly' | 'id'> {
  checks: PanelChecks;
  /** The setting it edits: its problem stands under the control, which is checked when the focus leaves it. */
  property: string;
  /** Shown while the setting has no problem of its own. */
  notice?: string | undefined;
}

/** One setting of a panel: label, control, and what is wrong. */
export function Setting({ checks, property, className, notice, ...field }: SettingProps) {
  return (
    <div data-property={property} className={joinClasses(styles.setting, className)}>
      <Field {...field} error={checks.problem(property) ?? notice} />
    </div>
  );
}
