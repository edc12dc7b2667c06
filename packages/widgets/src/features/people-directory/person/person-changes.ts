import { listAudit, listPeople, listPersonTasks } from '@tramita/client/contract';

/** Endpoints whose responses are outdated after a change of a person. */
export const personReads = [listPeople, listPersonTasks, listAudit];
