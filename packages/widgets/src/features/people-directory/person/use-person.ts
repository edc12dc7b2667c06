import { getPerson, type PersonDetail } from '@tramita/client/contract';
import type { CallState } from '../../../calls/call-state.ts';
import { useCacheChange } from '../../../calls/use-cache-change.ts';
import { useCall } from '../../../calls/use-call.ts';
import { refusalOf } from '../../../calls/use-send.ts';

/** A person of the register and the state of the call. */
interface LoadedPerson extends CallState<PersonDetail> {
  /** Whether no person has the id, or it is not an id. */
  readonly isMissing: boolean;
}

/** Loads a person. */
export function usePerson(id: number): LoadedPerson {
  const call = useCall(getPerson, { params: { id } });
  return { ...call, isMissing: [400, 404].includes(refusalOf(call.problem?.error)?.status ?? 0) };
}

/** Returns a function that shows the response of a change at once. */
export function useKeepPerson(): (person: PersonDetail) => void {
  const change = useCacheChange();
  return (person) => void change(getPerson, { params: { id: person.id } }, () => person);
}
