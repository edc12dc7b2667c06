/** Page sizes: of a folder or a search, and of all services. */
const pageSize = 8;
const wholePageSize = 24;

/** The part of the catalogue on screen. */
export interface ShownServices {
  /** The searched text; empty without a search. */
  query: string;
  /** Id of the open folder; null is the root. */
  category: number | null;
}

/** Returns the input of the list of services and the size of its pages. */
export function servicesPage(shown: ShownServices) {
  const q = shown.query.trim() || undefined;
  const category = shown.category ?? undefined;
  const isWhole = q === undefined && category === undefined;
  return {
    input: { query: { q, category, scope: isWhole ? ('all' as const) : undefined } },
    size: isWhole ? wholePageSize : pageSize,
    isWhole,
  };
}
