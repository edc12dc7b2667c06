/**
 * Returns whether two documents have the same contents; a property without a value equals a missing one. Parts that both
 * share are not compared, which is nearly everything after an edit.
 */
export function isSameDocument(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => isSameDocument(item, right[index]));
  }
  const one = new Map(Object.entries(left));
  const other = new Map(Object.entries(right));
  return [...new Set([...one.keys(), ...other.keys()])].every((key) => isSameDocument(one.get(key), other.get(key)));
}
