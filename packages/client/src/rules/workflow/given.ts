/** Returns a copy of an object without its undefined properties, so that it is equal after a conversion to JSON and back. */
export function given<Parts extends object>(parts: Parts): Parts {
  const kept = {} as Parts;
  for (const name in parts) if (parts[name] !== undefined) kept[name] = parts[name];
  return kept;
}
