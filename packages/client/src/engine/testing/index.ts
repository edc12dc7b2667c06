export { definition, step, to } from './definitions.ts';
export { enginePerson, freshState } from './states.ts';
