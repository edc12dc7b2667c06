import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { actionDesk } from '../inbox-parts.ts';
import { ActionDeskContext } from './action-desk-context.ts';
import type { AskedAction } from './asked-action.ts';

/** Wraps the lists, so that a bulk action continues when another list is shown. Its code is loaded with the first action. */
export function ActionDeskScope({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [isActing, setActing] = useState(false);
  const focusList = useRef<(() => void) | null>(null);
  const answered = () => setAsked(null);
  const Desk = useOpenedPart(actionDesk, asked !== null, answered);
  const entry = useMemo(
    () => ({
      isActing,
      focusList,
      ask: (action: AskedAction) => {
        setWasAsked(true);
        setAsked(action);
      },
    }),
    [isActing],
  );
  return (
    <ActionDeskContext.Provider value={entry}>
      {children}
      {wasAsked && Desk && (
        <Desk
          asked={asked}
          onAnswered={answered}
          onBusyChange={setActing}
          onReturnFocus={() => focusList.current?.()}
        />
      )}
    </ActionDeskContext.Provider>
  );
}
