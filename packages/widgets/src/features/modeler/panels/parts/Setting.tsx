import { Field, type FieldProps } from '../../../../ui/Field/Field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import * as styles from '../SettingsPanel.css.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

export interface SettingProps extends Omit<FieldProps, 'error' | 'readOnly' | 'id'> {
  checks: PanelChecks;
  /** Name of the setting. It is checked when the focus leaves the control; its problem is shown under it. */
  property: string;
  /** Shown if the setting has no problem. */
  notice?: string | undefined;
}

/** One setting of a panel: label, control and message. */
export function Setting({ checks, property, className, notice, ...field }: SettingProps) {
  return (
    <div data-property={property} className={joinClasses(styles.setting, className)}>
      <Field {...field} error={checks.problem(property) ?? notice} />
    </div>
  );
}
