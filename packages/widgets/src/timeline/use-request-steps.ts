import { getSteps } from '@tramita/client/contract';
import { useCall } from '../calls/use-call.ts';

/** Loads the timeline of a request by its IDK; loads nothing while the IDK is null. */
export const useRequestSteps = (idk: number | null) => useCall(getSteps, idk === null ? null : { query: { idk } });
