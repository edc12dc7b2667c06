/** Name of a token for a page that sets it: `--tramita-text-muted` for `var(--t-text-muted)`. */
const publicName = (property: string): string => property.replace(/^var\(--t-(.*)\)$/, '--tramita-$1');

/**
 * Assigns values to the properties of a contract, in the format of a style's `vars`. A page replaces a value by setting
 * the public property of the token, on the widget or on any element around it.
 */
export function assignTokens<Key extends string | number>(
  contract: Record<Key, string>,
  values: Record<Key, string>,
): Record<string, string> {
  const pairs = Object.entries<string>(contract).map(
    ([name, property]) => [property, `var(${publicName(property)}, ${values[name as Key]})`] as const,
  );
  return Object.fromEntries(pairs);
}
