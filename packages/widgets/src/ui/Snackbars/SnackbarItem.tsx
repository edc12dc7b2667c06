import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './SnackbarItem.css.ts';
import type { Snackbar } from './snackbar-queue.ts';
import { useCountdown } from './use-countdown.ts';
import { useRoomForBars } from './use-room-for-bars.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

interface SnackbarItemProps {
  snackbar: Snackbar;
  /** Stops the countdown while the user reads. */
  paused: boolean;
  onLeave: (id: number) => void;
}

export function SnackbarItem({ snackbar, paused, onLeave }: SnackbarItemProps) {
  const { messages } = useUiEnvironment();
  const { id, kind, message, detail, action, persistent, state, count } = snackbar;
  const Icon = icons[kind];
  const element = useRef<HTMLDivElement>(null);
  useCountdown(snackbar, paused, onLeave);
  useRoomForBars(element);
  return (
    <div
      ref={element}
      data-slot="snackbar"
      data-state={state}
      data-kind={kind}
      className={joinClasses(styles.snackbar, styles.kind[kind])}
    >
      <Icon className={styles.icon[kind]} aria-hidden="true" />
      <span className={styles.text}>
        <span>
          {message}
          {count > 1 && <span className={styles.times}> {messages.noticeTimes(count)}</span>}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {action && (
        <Button
          size="sm"
          variant="link"
          onClick={() => {
            action.onSelect();
            onLeave(id);
          }}
        >
          {action.label}
        </Button>
      )}
      {persistent && (
        <IconButton
          size="sm"
          dense
          tooltip={false}
          name={messages.closeNotice}
          icon={<X />}
          onClick={() => onLeave(id)}
        />
      )}
    </div>
  );
}
