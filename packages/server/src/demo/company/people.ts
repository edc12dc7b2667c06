import { buildPeople } from './build-people.ts';

/** All users of the demo company. */
export const people = buildPeople();
