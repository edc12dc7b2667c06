import type { FieldValue } from '@tramita/client/contract';
import { acceptanceValue, parseAcceptance } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from './form-context.ts';
import { PositionError } from './form-services.ts';

type AcceptanceProblem = 'geolocationMissing' | 'ipFailed' | 'acceptanceFailed';

/** Returns which of the three messages explains the failure; a refused position has priority. */
function problemOf(position: PromiseSettledResult<unknown>, ip: PromiseSettledResult<unknown>): AcceptanceProblem {
  if (position.status === 'rejected') {
    const isDenied = position.reason instanceof PositionError && position.reason.reason === 'denied';
    return isDenied ? 'acceptanceFailed' : 'geolocationMissing';
  }
  return ip.status === 'rejected' ? 'ipFailed' : 'acceptanceFailed';
}

/** Registers an acceptance: determines address and position and sets the value from them. */
export function useAcceptance(onChange: (value: FieldValue) => void) {
  const { services, messages } = useFormContext();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<AcceptanceProblem | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function accept(): Promise<void> {
    const abort = new AbortController();
    current.current = abort;
    setProblem(null);
    setRunning(true);
    const [position, ip] = await Promise.allSettled([services.getPosition(), services.getIp(abort.signal)]);
    if (abort.signal.aborted) return;
    setRunning(false);
    const isKnown = position.status === 'fulfilled' && ip.status === 'fulfilled';
    if (!isKnown) return setProblem(problemOf(position, ip));
    const value = acceptanceValue(ip.value, position.value);
    // a proxy may hide the address, and the server would refuse the value
    if (parseAcceptance(value)) onChange(value);
    else setProblem('ipFailed');
  }

  return {
    running,
    problem: problem && messages[problem],
    accept: () => void accept(),
    withdraw(): void {
      current.current?.abort();
      setRunning(false);
      setProblem(null);
      onChange(null);
    },
  };
}
