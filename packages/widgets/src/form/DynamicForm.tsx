import { passwordConfirmName } from '@tramita/client/rules';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { dynamicFormMessages } from '../messages/form.ts';
import { useMessages } from '../provider/use-messages.ts';
import { focusControl } from '../ui/focus-control.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { useAfterPress } from '../ui/use-after-press.ts';
import type { FormController } from './create-form-controller.ts';
import * as styles from './DynamicForm.css.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PlainSection, TrackSection } from './FieldSection.tsx';
import { FormContext } from './form-context.ts';
import { useFormStatus } from './form-hooks.ts';
import type { FormServices } from './form-services.ts';
import { InvalidFormNotice, type InvalidNotice } from './InvalidFormNotice.tsx';
import { groupBySection } from './section-states.ts';

export interface DynamicFormProps {
  /** Created by `useDynamicForm`. */
  controller: FormController;
  /** Services for search and acceptance fields, created by `useFormServices(client)`. */
  services: FormServices;
  /** `track` draws the sections as stops of a track at the left; `plain` puts headings above them. @default 'plain' */
  sections?: 'track' | 'plain';
  /** The host's own stops before the first section, as `FormSection`s. Only with `track`. */
  leading?: ReactNode;
  /** The host's own stops after the last section, as `FormSection`s. Only with `track`. */
  trailing?: ReactNode;
  /** `compact` reduces the distance between rows. @default 'normal' */
  density?: 'normal' | 'compact';
  /** Shows the values of all fields without editing. @default false */
  readOnly?: boolean;
  /** How a failed validation is shown; in all cases the first invalid field gets the focus. @default 'dialog' */
  invalidNotice?: InvalidNotice;
  className?: string;
}

/**
 * Renders the form of a process: 19 field types, conditions, validation and error summary. It loads and sends nothing;
 * `controller.submit()` validates the form and returns the values to send.
 *
 * @example
 * const form = useDynamicForm({ fields, now: now(), draftKey: `task.${uuid}` });
 * const services = useFormServices(client);
 * return <DynamicForm controller={form} services={services} sections="track" />;
 */
export function DynamicForm(props: DynamicFormProps) {
  const { controller, services, sections: look = 'plain', leading, trailing } = props;
  const { density, readOnly = false, invalidNotice = 'dialog', className } = props;
  const messages = useMessages(dynamicFormMessages);
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const { fields } = controller.model;
  const { generation } = useFormStatus(controller);
  const sections = useMemo(() => groupBySection(fields), [fields]);
  const ids = useMemo(() => {
    const entries = fields.flatMap(({ name }, index) => [
      [name, `${formId}-${index}`] as const,
      [passwordConfirmName(name), `${formId}-${index}-confirm`] as const,
    ]);
    // a field with the same name as a password confirmation keeps its own id
    return new Map([
      ...entries.filter((_, index) => index % 2 === 1),
      ...entries.filter((_, index) => index % 2 === 0),
    ]);
  }, [fields, formId]);
  const idOf = useCallback((name: string) => ids.get(name) ?? formId, [ids, formId]);

  const afterPress = useAfterPress();
  const leave = useCallback((name: string) => afterPress(() => controller.parts.leave(name)), [afterPress, controller]);

  useEffect(() => {
    const { setFocusHandler } = controller.parts;
    setFocusHandler((name) => {
      if (root.current) focusControl(root.current, idOf(name));
    });
    return () => setFocusHandler(null);
  }, [controller, idOf]);

  const context = useMemo(
    () => ({ controller, services, messages, readOnly, idOf, leave }),
    [controller, services, messages, readOnly, idOf, leave],
  );
  const Section = look === 'track' ? TrackSection : PlainSection;
  return (
    <FormContext.Provider value={context}>
      <div ref={root} data-slot="dynamic-form" className={joinClasses(styles.form, className)}>
        <ErrorSummary />
        <div key={generation} className={styles.sections}>
          {look === 'track' && leading}
          {sections.map((section) => (
            <Section key={section.title ?? ''} section={section} compact={density === 'compact'} />
          ))}
          {look === 'track' && trailing}
        </div>
        <InvalidFormNotice kind={invalidNotice} />
      </div>
    </FormContext.Provider>
  );
}
