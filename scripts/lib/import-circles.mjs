/**
 * Returns the circles of a graph of imports: groups of files that import each other, directly or through others.
 *
 * @param {Map<string, string[]>} imports the files that each file imports
 * @returns {string[][]} the files of each circle, sorted
 */
export function importCircles(imports) {
  // Tarjan's algorithm: a circle is complete when no file of it reaches a file that was visited earlier
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const onPath = new Set();
  const circles = [];

  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    path.push(file);
    onPath.add(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (onPath.has(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    for (const member of circle) onPath.delete(member);
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
