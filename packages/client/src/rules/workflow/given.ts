/** A copy of an object without its undefined entries, so that it reads the same after a round trip through JSON. */
export function given<Parts extends object>(parts: Parts): Parts {
  const kept = {} as Parts;
  for (const name in parts) if (parts[name] !== undefined) kept[name] = parts[name];
  return kept;
}
