/**
 * Shortens a base name longer than `limit` characters to its first `limit`, followed by "..." and the extension:
 * "nota-fisca...pdf".
 */
export function shortenFileName(name: string, limit = 10): string {
  const dot = name.lastIndexOf('.');
  const base = dot > 0 ? name.slice(0, dot) : name;
  const extension = dot > 0 ? name.slice(dot) : '';
  return [...base].length > limit ? `${[...base].slice(0, limit).join('')}...${extension.replace('.', '')}` : name;
}
