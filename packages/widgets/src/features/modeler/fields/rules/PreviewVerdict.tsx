import { evaluateRule, type RuleKind, tryCompile } from '@tramita/client/rules';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import * as styles from '../FieldEditor.css.ts';
import type { PreviewForm } from '../preview/use-preview-form.ts';

interface PreviewVerdictProps {
  messages: typeof modelerFieldsMessages;
  preview: PreviewForm;
  flag: RuleKind;
  source: string;
}

const icons = { true: CircleCheck, false: CircleSlash, broken: CircleAlert };

/** Shows the result of an expression for the values typed into the preview. */
export function PreviewVerdict({ messages, preview, flag, source }: PreviewVerdictProps) {
  const { model } = preview.controller;
  const read = (): keyof typeof icons => {
    if (!tryCompile(source, { membership: true }).ok) return 'broken';
    const { value, broken } = evaluateRule(source, flag, preview.valueOf);
    return broken ? 'broken' : value ? 'true' : 'false';
  };
  const verdict = useSyncExternalStore(model.subscribeAll, read, read);
  if (source.trim() === '') return null;
  const Icon = icons[verdict];
  return (
    <span className={styles.verdict} data-state={verdict} role="status">
      <Icon aria-hidden="true" />
      <span>
        {messages.inPreview} <span className={styles.verdictWord}>{messages[verdict]}</span>
      </span>
    </span>
  );
}
