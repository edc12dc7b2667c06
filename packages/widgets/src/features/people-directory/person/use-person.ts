import { getPerson, type PersonDetail } from '@tramita/client/contract';
import type { CallState } from '../../../calls/call-state.ts';
import { useCacheChange } from '../../../calls/use-cache-change.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useRead } from '../../../calls/use-read.ts';
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

/** Returns a function that reads a person again and shows the response at once. */
export function useReadPerson(): (person: PersonDetail) => Promise<PersonDetail> {
  const read = useRead();
  const keep = useKeepPerson();
  return async ({ id }) => {
    const newest = await read(getPerson, { params: { id } });
    keep(newest);
    return newest;
  };
}

/** Returns a function that shows the response of a change at once. */
export function useKeepPerson(): (person: PersonDetail) => void {
  const change = useCacheChange();
  return (person) => void change(getPerson, { params: { id: person.id } }, () => person);
}
