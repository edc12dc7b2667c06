import { HttpProblemError, isAborted } from '@tramita/client';
import { announcePresence, leavePresence, type TaskPresence } from '@tramita/client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { useCapability } from '../../provider/use-capability.ts';

/** Interval at which the server is notified that the task is open, in ms. */
const presenceEveryMs = 20_000;

export interface PresenceOptions {
  uuid: string;
  /** Whether there is unsent input. */
  isEditing: boolean;
}

type Change = NonNullable<TaskPresence['lastChange']>;

/** Returns who else has the task open, and what another user did with it since it was opened or last reloaded. */
export function usePresence({ uuid, isEditing }: PresenceOptions) {
  const { client, onError } = useTramita();
  const isOn = useCapability('presence.announce');
  const [seen, setSeen] = useState<TaskPresence | null>(null);
  // the state when the user last looked; undefined until the first response
  const [known, setKnown] = useState<string | null>();
  const say = useRef<() => void>(undefined);
  const latest = useRef({ isEditing, onError });
  latest.current = { isEditing, onError };

  useEffect(() => {
    if (!isOn) return;
    const params = { uuid };
    let abort = new AbortController();
    const announce = () => {
      abort.abort();
      abort = new AbortController();
      const { isEditing } = latest.current;
      client.call(announcePresence, { params, body: { isEditing }, signal: abort.signal }).then(
        (answer) => {
          setSeen(answer);
          setKnown((before) => (before === undefined ? momentOf(answer.lastChange) : before));
        },
        (error) => {
          if (isAborted(error)) return;
          latest.current.onError(error);
          // it no longer exists, or not for this user: no other users to show
          if (error instanceof HttpProblemError && error.status === 404) clearInterval(timer);
        },
      );
    };
    const leave = () => {
      abort.abort();
      client.call(leavePresence, { params, keepalive: true }).catch(() => {});
    };
    const handleVisibility = () => document.visibilityState === 'visible' && announce();
    const timer = setInterval(announce, presenceEveryMs);
    say.current = announce;
    announce();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      say.current = undefined;
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', handleVisibility);
      leave();
      setSeen(null);
      setKnown(undefined);
    };
  }, [client, uuid, isOn]);

  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    say.current?.();
  }, [isEditing]);

  const change = seen?.lastChange ?? null;
  return {
    others: seen?.others ?? noOthers,
    /** What another user did meanwhile. */
    change: known !== undefined && change && momentOf(change) !== known ? change : null,
    /** The user has seen the current state of the task. */
    look: useCallback(() => setKnown(momentOf(change)), [change]),
  };
}

const noOthers: TaskPresence['others'] = [];

const momentOf = (change: Change | null): string | null => change && `${change.at} ${change.message}`;

/** Result of {@link usePresence}. */
export type Presence = ReturnType<typeof usePresence>;
