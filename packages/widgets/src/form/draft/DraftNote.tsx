import { Check } from 'lucide-react';
import { dynamicFormMessages } from '../../messages/form.ts';
import { formatDate, formatTime } from '../../messages/format/format-date.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import type { FormController } from '../create-form-controller.ts';
import * as styles from '../DynamicForm.css.ts';
import { useDraftState } from '../form-hooks.ts';

export interface DraftNoteProps {
  controller: FormController;
}

/** "Rascunho salvo às 14:18"; renders nothing if there is no draft. */
export function DraftNote({ controller }: DraftNoteProps) {
  const { savedAt } = useDraftState(controller);
  const messages = useMessages(dynamicFormMessages);
  const { now, locale } = useUiEnvironment();
  if (!savedAt) return null;
  const isToday = formatDate(savedAt, locale) === formatDate(now(), locale);
  return (
    <span data-slot="draft-note" className={styles.draft}>
      <Check aria-hidden="true" />
      {isToday
        ? messages.draftSavedAt(formatTime(savedAt, locale))
        : messages.draftSavedOn(formatDate(savedAt, locale), formatTime(savedAt, locale))}
    </span>
  );
}
