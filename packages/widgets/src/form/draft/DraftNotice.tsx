import type { ReactNode } from 'react';
import { dynamicFormMessages } from '../../messages/form.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import * as styles from '../DynamicForm.css.ts';

interface DraftNoticeProps {
  slot: 'draft-changes' | 'draft-gaps';
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** A warning about a restored draft, which stays until the user dismisses it. */
export function DraftNotice({ slot, title, onDismiss, children }: DraftNoticeProps) {
  const messages = useMessages(dynamicFormMessages);
  return (
    <div data-slot={slot} className={styles.draftChanges}>
      <Notice
        tone="warning"
        announce
        title={title}
        actions={
          <Button size="sm" onClick={onDismiss}>
            {messages.draftRead}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
