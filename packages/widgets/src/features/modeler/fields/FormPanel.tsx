import { newIdempotencyKey } from '@tramita/client';
import { addField, fieldProblems, slaTotalText } from '@tramita/client/rules';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import { FieldList } from './FieldList.tsx';
import * as styles from './FormPanel.css.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useShownFields } from './use-shown-fields.ts';

/** The form of the process as a list of its fields, with the number of steps and their total time at the bottom. */
export const FormPanel = memo(function FormPanel() {
  const messages = useMessages(modelerFieldsMessages);
  const fields = useShownFields();
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfterRemoval(panel, fields);
  const handleAdd = useAddField();
  return (
    <div ref={panel} className={styles.panel} data-slot="modeler-form">
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.form}</h2>
        <span className={styles.count}>{messages.fieldCount(fields.length)}</span>
      </div>
      <Button className={styles.add} icon={<Plus />} onClick={handleAdd}>
        {messages.newField}
      </Button>
      <div className={styles.scroll}>
        {fields.length === 0 ? (
          <EmptyState title={messages.noFields}>{messages.noFieldsDetail}</EmptyState>
        ) : (
          <FieldList messages={messages} fields={fields} onReturnFocus={focusNext} />
        )}
      </div>
      <Totals />
    </div>
  );
});

/** Adds a field and opens it. If an open form is invalid, shows a message and opens that form instead. */
function useAddField(): () => void {
  const { invalidForm } = useMessages(modelerFieldsMessages);
  const store = useModelerStore();
  const snackbars = useSnackbars();
  return () => {
    const { history, failedChecks, connectingFrom } = store.get();
    if (connectingFrom !== null) return;
    const model = history.present;
    const wrong = model.fields.find(({ id, hidden }) => !hidden && hasProblem(fieldProblems(model, id)));
    if (wrong || failedChecks.size > 0) {
      snackbars.error(invalidForm);
      if (wrong) store.select({ kind: 'field', fieldId: wrong.id });
      return;
    }
    const fieldId = newIdempotencyKey();
    store.edit((present) => addField(present, fieldId));
    store.select({ kind: 'field', fieldId });
  };
}

const hasProblem = (problems: object): boolean => Object.values(problems).some((message) => message !== undefined);

/** Number of steps and total of their times. */
function Totals() {
  const messages = useMessages(modelerFieldsMessages);
  const steps = useModel((model) => model.steps.filter(({ type }) => type !== 'ADD').length);
  const labels = useMessages(modelerLabelTexts);
  const sla = useModel((model) => slaTotalText(model, labels));
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt>{messages.steps}</dt>
        <dd>{steps}</dd>
      </div>
      <div className={styles.total}>
        <dt>{messages.slaTotal}</dt>
        <dd>{sla}</dd>
      </div>
    </dl>
  );
}
