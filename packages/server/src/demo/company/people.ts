import { buildPeople } from './build-people.ts';

/** Everybody of the demo company. */
export const people = buildPeople();
