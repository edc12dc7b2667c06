import { dynamicFormMessages } from '../../messages/form.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { FormController } from '../create-form-controller.ts';
import * as styles from '../DynamicForm.css.ts';
import { useDraftState } from '../form-hooks.ts';

export interface DraftGapsProps {
  controller: FormController;
  /** Name of the files that are attached to the form as a whole. */
  attachmentsLabel: string;
}

/**
 * Lists the passwords and files that were entered before and that the restored draft does not contain. Renders nothing
 * once they are entered again.
 */
export function DraftGaps({ controller, attachmentsLabel }: DraftGapsProps) {
  const { gaps } = useDraftState(controller);
  const messages = useMessages(dynamicFormMessages);
  if (!gaps) return null;
  const { fields } = controller.model;
  const labels = fields.filter(({ name }) => gaps.fields.includes(name)).map(({ label }) => label);
  if (gaps.attachments) labels.push(attachmentsLabel);
  return (
    <div data-slot="draft-gaps" className={styles.draftChanges}>
      <Notice
        tone="warning"
        announce
        title={messages.draftGaps}
        actions={
          <Button size="sm" onClick={controller.parts.forgetDraftGaps}>
            {messages.draftRead}
          </Button>
        }
      >
        <p>{messages.draftGapsAgain(labels.join(', '))}</p>
      </Notice>
    </div>
  );
}
