import type { TaskStatus } from '@tramita/client/contract';
import { Circle, CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import { taskStatusTexts } from '../../messages/labels/task-statuses.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import * as styles from './Report.css.ts';

const looks: Record<TaskStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  TO_DO: { tone: 'neutral', Icon: Circle },
  IN_PROGRESS: { tone: 'info', Icon: CircleDot },
  FINISHED: { tone: 'success', Icon: CircleCheck },
  CANCELED: { tone: 'neutral', Icon: CircleX },
};

/** The status of a row in a word and a sign. */
export function StatusChip({ status }: { status: TaskStatus }) {
  const labels = useMessages(taskStatusTexts);
  const { tone, Icon } = looks[status];
  return (
    <Chip tone={tone} className={styles.chipBox}>
      <span className={styles.chip}>
        <Icon aria-hidden="true" />
        {labels[status]}
      </span>
    </Chip>
  );
}
