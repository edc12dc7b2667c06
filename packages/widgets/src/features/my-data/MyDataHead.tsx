import { Download } from 'lucide-react';
import type { myDataMessages } from '../../messages/features/my-data.ts';
import { DataExportNotice } from '../../person-data/DataExportNotice.tsx';
import type { DataExport } from '../../person-data/use-data-export.ts';
import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './MyData.css.ts';

interface MyDataHeadProps {
  messages: typeof myDataMessages;
  /** Null if the backend does not offer exports. */
  exporting: DataExport | null;
}

/** An introduction, the button that exports the data of the user, and the state of the newest export. */
export function MyDataHead({ messages, exporting }: MyDataHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.intro}>
        <p className={styles.about}>{messages.about}</p>
        {exporting && (
          <Button
            variant="primary"
            size="action"
            icon={<Download />}
            busy={exporting.isRunning}
            onClick={() => void exporting.start()}
          >
            {messages.download}
          </Button>
        )}
      </div>
      {exporting && <DataExportNotice exporting={exporting} />}
    </div>
  );
}
