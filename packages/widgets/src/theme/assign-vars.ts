/** Pairs each custom property of a contract with its value, as the `vars` of a style expects them. */
export function assignVars<Key extends string | number>(
  contract: Record<Key, string>,
  values: Record<Key, string>,
): Record<string, string> {
  const pairs = Object.entries<string>(contract).map(([name, property]) => [property, values[name as Key]] as const);
  return Object.fromEntries(pairs);
}
