import { leadTabs } from './lead-tabs.ts';

export interface PollerOptions {
  /** Time between two polls, in ms. */
  interval: () => number;
  /** Called at the start, whenever the tab becomes visible, and at every interval. */
  onTurn: (isFirst: boolean) => void;
  /** Only one of the tabs with the same name polls at intervals; null if the tab is on its own. */
  leadership: string | null;
}

/** Polls while the tab is visible. */
export interface Poller {
  start: () => void;
  stop: () => void;
  /** Restarts the interval, because this or another tab has just loaded the data. */
  restart: (isOther?: boolean) => void;
  /** Pauses the interval while a realtime channel is connected; the tab still polls when it becomes visible. */
  pause: (isPaused: boolean) => void;
}

/** Additional time a tab waits for the one that polled last, in a browser without locks, in ms. */
const grace = 1000;

export function createPoller({ interval, onTurn, leadership }: PollerOptions): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resign: (() => void) | undefined;
  let isLeading = false;
  let isPaused = false;
  let isOther = false;
  let askedAt = Date.now();

  const schedule = () => {
    clearTimeout(timer);
    if (!isLeading) return;
    const due = askedAt + interval() + (isOther ? grace : 0);
    timer = setTimeout(() => turn(), Math.max(0, due - Date.now()));
  };
  const turn = (isFirst = false) => {
    restart();
    onTurn(isFirst);
  };
  const restart = (byOther = false) => {
    askedAt = Date.now();
    isOther = byOther;
    schedule();
  };
  const campaign = () => {
    if (isPaused || resign || document.visibilityState === 'hidden') return;
    resign = leadTabs(leadership, () => {
      isLeading = true;
      schedule();
    });
  };
  const rest = () => {
    clearTimeout(timer);
    resign?.();
    resign = undefined;
    isLeading = false;
  };
  const handleVisibility = () => {
    rest();
    if (document.visibilityState === 'hidden') return;
    turn();
    campaign();
  };

  return {
    restart,
    start() {
      document.addEventListener('visibilitychange', handleVisibility);
      turn(true);
      campaign();
    },
    stop() {
      document.removeEventListener('visibilitychange', handleVisibility);
      rest();
    },
    pause(next) {
      if (isPaused === next) return;
      isPaused = next;
      if (isPaused) rest();
      else campaign();
    },
  };
}
