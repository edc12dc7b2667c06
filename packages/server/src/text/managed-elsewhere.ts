import { type Sentence, say } from './sentence.ts';

/** Returns the sentence for an attribute that belongs to a source. */
export const managedElsewhere = (source: string): Sentence =>
  say`Este dado vem de ${source} e só pode ser alterado lá.`;
