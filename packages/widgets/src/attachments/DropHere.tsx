import { Upload } from 'lucide-react';
import { attachmentMessages } from '../messages/attachments.ts';
import { useMessages } from '../provider/useMessages.ts';
import * as styles from './attachments.css.ts';

/** Covers an area while files are dragged over it. */
export function DropHere() {
  const messages = useMessages(attachmentMessages);
  return (
    <div className={styles.target} data-slot="drop-here">
      <Upload aria-hidden="true" />
      {messages.dropHere}
    </div>
  );
}
