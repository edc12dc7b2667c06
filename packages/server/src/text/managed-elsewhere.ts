import { managedElsewhereMessage } from '@tramita/client/rules';
import type { Sentence } from './sentence.ts';

/** Returns the sentence for an attribute or a record that belongs to a source. */
export const managedElsewhere = (source: string): Sentence => ({
  template: managedElsewhereMessage('{0}'),
  values: [source],
});
