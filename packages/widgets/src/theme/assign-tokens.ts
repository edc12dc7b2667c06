/** Maps each custom property of a contract to its value, in the format of a style's `vars`. */
export function assignVars<Key extends string | number>(
  contract: Record<Key, string>,
  values: Record<Key, string>,
): Record<string, string> {
  const pairs = Object.entries<string>(contract).map(([name, property]) => [property, values[name as Key]] as const);
  return Object.fromEntries(pairs);
}
