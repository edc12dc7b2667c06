import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { foldText } from '../text/fold-text.ts';
import { type HttpSource, searchOutside } from './search-outside.ts';

/** A user waits for the list, which is filtered by codes alone if the other system is late. */
const timeoutMs = 2000;

/**
 * Returns the values of a search field whose labels contain a text, as far as the system that offers them finds them.
 *
 * @param fields names of the form's fields; the call is made without their values
 */
export async function findSearchedValues(
  services: Pick<Services, 'outbound'>,
  source: HttpSource,
  text: string,
  fields: readonly string[],
): Promise<string[]> {
  const typed = foldText(text);
  const empty = Object.fromEntries(fields.map((name) => [name, null]));
  try {
    const options = await searchOutside(services, source, text, empty, timeoutMs);
    return options.filter(({ label }) => foldText(label).includes(typed)).map(({ value }) => value);
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}
