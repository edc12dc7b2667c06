import { readTaskSpreadsheet, type TaskDetail } from '@tramita/client/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../calls/use-read.ts';
import type { FormController } from '../../form/create-form-controller.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import { sheetFillDialog } from './late-parts.ts';
import * as styles from './TaskDetail.css.ts';

interface SheetFillProps {
  task: TaskDetail;
  form: FormController;
  messages: typeof taskDetailMessages;
}

/** Above the form of a step that may be filled in from a spreadsheet. */
export function SheetFill({ task, form, messages }: SheetFillProps) {
  const read = useRead();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = usePartOnOpening(sheetFillDialog, isOpen, close);
  const readProcessSheet = async () => {
    const { rows } = await read(readTaskSpreadsheet, { params: { uuid: task.uuid } });
    return rows;
  };
  return (
    <>
      <Button
        className={styles.sheetFill}
        size="sm"
        icon={<FileSpreadsheet />}
        busy={isOpen && !Dialog}
        onClick={() => setOpen(true)}
      >
        {messages.fillFromSheet}
      </Button>
      {isOpen && Dialog && (
        <Dialog
          controller={form}
          idk={task.processInstanceId}
          readProcessSheet={task.spreadsheetUrl && task.canReadSpreadsheet ? readProcessSheet : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
