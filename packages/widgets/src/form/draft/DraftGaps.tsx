import { dynamicFormMessages } from '../../messages/form.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { FormController } from '../create-form-controller.ts';
import { useDraftState } from '../form-hooks.ts';
import { DraftNotice } from './DraftNotice.tsx';

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
    <DraftNotice slot="draft-gaps" title={messages.draftGaps} onDismiss={controller.parts.forgetDraftGaps}>
      <p>{messages.draftGapsAgain(labels.join(', '))}</p>
    </DraftNotice>
  );
}
