import type { TaskStatus } from '@tramita/client/contract';
import { statusLabels } from '@tramita/client/rules';
import { Circle, CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
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
  const { tone, Icon } = looks[status];
  return (
    <Chip tone={tone} className={styles.chipBox}>
      <span className={styles.chip}>
        <Icon aria-hidden="true" />
        {statusLabels[status]}
      </span>
    </Chip>
  );
}
