import { Upload } from 'lucide-react';
import { attachmentMessages } from '../messages/attachments.ts';
import { useMessages } from '../provider/use-messages.ts';
import * as styles from './attachments.css.ts';

/** Covers an area while files are dragged over it. `label` names the effect of a drop. @default attach the files */
export function DropHere({ label }: { label?: string }) {
  const messages = useMessages(attachmentMessages);
  return (
    <div className={styles.target} data-slot="drop-here">
      <Upload aria-hidden="true" />
      {label ?? messages.dropHere}
    </div>
  );
}
