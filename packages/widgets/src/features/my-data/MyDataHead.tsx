import type { PersonDetail } from '@tramita/client/contract';
import { Download } from 'lucide-react';
import type { myDataMessages } from '../../messages/features/my-data.ts';
import { DataExportNotice } from '../../person-data/DataExportNotice.tsx';
import { useDataExport } from '../../person-data/use-data-export.ts';
import { useCapabilities } from '../../provider/use-capability.ts';
import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './MyData.css.ts';

interface MyDataHeadProps {
  messages: typeof myDataMessages;
  person: PersonDetail;
}

/** An introduction, the button that exports the data of the user, and the state of the newest export. */
export function MyDataHead({ messages, person }: MyDataHeadProps) {
  const isOffered = useCapabilities()('myData.createExport');
  const exporting = useDataExport({ personId: null, userName: person.userName, isOffered });
  return (
    <div className={styles.head}>
      <div className={styles.intro}>
        <p className={styles.about}>{messages.about}</p>
        {isOffered && (
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
      <DataExportNotice exporting={exporting} />
    </div>
  );
}
