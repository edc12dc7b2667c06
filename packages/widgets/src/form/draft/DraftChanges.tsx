import { dynamicFormMessages } from '../../messages/form.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import type { FormController } from '../create-form-controller.ts';
import * as styles from '../DynamicForm.css.ts';
import { useDraftState } from '../form-hooks.ts';
import { DraftNotice } from './DraftNotice.tsx';

export interface DraftChangesProps {
  controller: FormController;
}

/**
 * Lists which values of a draft were restored and which no longer fit because the form was published again. Renders
 * nothing if the form is unchanged.
 */
export function DraftChanges({ controller }: DraftChangesProps) {
  const { change } = useDraftState(controller);
  const messages = useMessages(dynamicFormMessages);
  const { yes, no } = useUiEnvironment().messages;
  if (!change) return null;
  return (
    <DraftNotice slot="draft-changes" title={messages.draftChanged} onDismiss={controller.parts.forgetDraftChange}>
      {change.kept.length > 0 && <p>{messages.draftKept(change.kept.join(', '))}</p>}
      {change.dropped.length > 0 && (
        <>
          <p>{messages.draftDropped}</p>
          <dl className={styles.dropped}>
            {change.dropped.map(({ label, text, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer === undefined ? text : answer ? yes : no}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DraftNotice>
  );
}
