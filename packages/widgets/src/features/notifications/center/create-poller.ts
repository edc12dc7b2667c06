import { leadTabs } from './lead-tabs.ts';

export interface PollerOptions {
  /** Time between two turns, in ms. */
  interval: () => number;
  /** Asks anew; called at the start, at each return to the tab and at every interval. */
  onTurn: (isFirst: boolean) => void;
  /** Tabs with the same name leave the interval to one of them; null for a tab on its own. */
  leadership: string | null;
}

/** Takes turns while the tab is seen. */
export interface Poller {
  start: () => void;
  stop: () => void;
  /** What a turn asks for is known anew, from this tab or another: the interval begins again. */
  restart: (isOther?: boolean) => void;
  /** Something better tells of news: only returns take turns then. */
  pause: (isPaused: boolean) => void;
}

/** How much longer than the interval a tab waits for the one that asked last, where no lock says who leads, in ms. */
const grace = 1000;

export function createPoller({ interval, onTurn, leadership }: PollerOptions): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let standDown: (() => void) | undefined;
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
  const stand = () => {
    if (isPaused || standDown || document.visibilityState === 'hidden') return;
    standDown = leadTabs(leadership, () => {
      isLeading = true;
      schedule();
    });
  };
  const rest = () => {
    clearTimeout(timer);
    standDown?.();
    standDown = undefined;
    isLeading = false;
  };
  const handleVisibility = () => {
    rest();
    if (document.visibilityState === 'hidden') return;
    turn();
    stand();
  };

  return {
    restart,
    start() {
      document.addEventListener('visibilitychange', handleVisibility);
      turn(true);
      stand();
    },
    stop() {
      document.removeEventListener('visibilitychange', handleVisibility);
      rest();
    },
    pause(next) {
      if (isPaused === next) return;
      isPaused = next;
      if (isPaused) rest();
      else stand();
    },
  };
}
