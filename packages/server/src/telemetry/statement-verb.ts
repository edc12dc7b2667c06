const verbs = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'];

/** Returns the first word of a statement after comments, or `other`: few different values, whatever the statement is. */
export function verbOf(text: string): string {
  // most statements begin with their verb in lower case
  for (const verb of verbs) if (text.startsWith(verb)) return verb;
  const word = /^(?:\s|\/\*.*?\*\/)*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'with') return 'select';
  if (word === 'start') return 'begin';
  return verbs.includes(word) ? word : 'other';
}
