import type { FormField } from '@tramita/client/contract';
import { passwordConfirmName } from '@tramita/client/rules';
import { type MouseEvent, useMemo } from 'react';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import * as styles from './DynamicForm.css.ts';
import { useFormContext } from './form-context.ts';
import { useFormStatus, useShownIssues } from './form-hooks.ts';

interface Labelled {
  names: string[];
  labels: Map<string, string>;
}

function labelled(fields: readonly FormField[], confirmation: (label: string) => string): Labelled {
  const labels = new Map<string, string>();
  for (const { name, label, type } of fields) {
    labels.set(name, label);
    if (type === 'password') labels.set(passwordConfirmName(name), confirmation(label));
  }
  return { names: [...labels.keys()], labels };
}

/** Lists the errors of the form with links to their fields. Shown after a failed submit until all are corrected. */
export function ErrorSummary() {
  const { controller, messages, idOf } = useFormContext();
  const { model } = controller;
  const { attempted, strayProblems } = useFormStatus(controller);
  const { names, labels } = useMemo(() => labelled(model.fields, messages.passwordConfirmation), [model, messages]);
  const issues = useShownIssues(model, names, !attempted);
  if (!attempted) return null;
  const count = issues.length + strayProblems.length;
  const jump = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    controller.focusField(name);
  };
  return (
    <div data-slot="error-summary" className={count > 0 ? styles.summary : undefined}>
      {count > 0 && (
        <Notice tone="danger" title={messages.invalidForm} announce={false}>
          <ul className={styles.summaryList}>
            {issues.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} className={styles.summaryLink} onClick={jump(name)}>
                  {labels.get(name)?.replace(/[.:]$/, '')}
                </a>
                : {message}
              </li>
            ))}
            {strayProblems.map(({ name, message }) => (
              <li key={name}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <LiveRegion>{count > 0 ? messages.wrongFields(count) : messages.noWrongFields}</LiveRegion>
    </div>
  );
}
