export { NpsForm, type NpsFormProps } from './NpsForm.tsx';
export { type NpsAnswer, parseNpsAnswer } from './nps-answer.ts';
export type { NpsRating } from './nps-state.ts';
