import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

/** A parsed filter, as the SCIM protocol defines it; `some` matches one element of a list. */
export type FilterNode =
  | { readonly op: 'and' | 'or'; readonly filters: readonly FilterNode[] }
  | { readonly op: 'not'; readonly filter: FilterNode }
  | { readonly op: 'some'; readonly attribute: string; readonly filter: FilterNode }
  | { readonly op: 'pr'; readonly path: string }
  | FilterComparison;

export interface FilterComparison {
  readonly op: 'eq' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
  readonly path: string;
  readonly value: string | boolean;
  readonly isCaseExact: boolean;
}

/** SQL of an attribute: a text, a boolean or a time. */
export interface FilterOperand {
  readonly kind: 'text' | 'boolean' | 'time';
  readonly value: RawBuilder<unknown>;
}

/** A list of a resource, such as its e-mails: its attributes in the list's own rows, and the condition that one row exists. */
export interface FilterList {
  readonly operands: Readonly<Record<string, FilterOperand>>;
  readonly exists: (where: Condition) => Condition;
}

/** How the attributes of a resource are stored. */
export interface FilterTarget {
  readonly operands: Readonly<Record<string, FilterOperand>>;
  /** By the name of the attribute, the first part of a path. */
  readonly lists: Readonly<Record<string, FilterList>>;
  /** Returns a condition that an index answers, or null for the usual one. */
  readonly fast: (comparison: FilterComparison) => Condition | null;
}

/** Returns the condition of a filter; each value is a parameter. */
export function filterCondition(filter: FilterNode, target: FilterTarget): Condition {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((part) => filterCondition(part, target));
      return sql`(${sql.join(parts, filter.op === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      // a comparison with an absent value is null
      return sql`not coalesce(${filterCondition(filter.filter, target)}, false)`;
    case 'some': {
      const list = target.lists[filter.attribute];
      if (!list) throw new Error(`Filters have no list ${filter.attribute}`);
      return list.exists(filterCondition(filter.filter, { operands: list.operands, lists: {}, fast: () => null }));
    }
    default:
      return leafCondition(filter, target);
  }
}

type Leaf = Exclude<FilterNode, { readonly op: 'and' | 'or' | 'not' | 'some' }>;

function leafCondition(leaf: Leaf, target: FilterTarget): Condition {
  const fast = leaf.op === 'pr' ? null : target.fast(leaf);
  if (fast) return fast;
  const operand = target.operands[leaf.path];
  if (operand) return compared(leaf, operand);
  const list = target.lists[leaf.path.split('.')[0] ?? ''];
  const element = list?.operands[leaf.path];
  if (!list || !element) throw new Error(`Filters have no attribute ${leaf.path}`);
  return list.exists(compared(leaf, element));
}

const order = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

function compared(leaf: Leaf, { kind, value }: FilterOperand): Condition {
  if (leaf.op === 'pr') return kind === 'text' ? sql`coalesce(${value}, '') <> ''` : sql`${value} is not null`;
  if (kind === 'boolean') return sql`${value} = ${leaf.value}::boolean`;
  if (kind === 'time') {
    const time = sql`${leaf.value}::timestamptz`;
    return leaf.op in order ? sql`${value} ${order[leaf.op as keyof typeof order]} ${time}` : sql`${value} = ${time}`;
  }
  const given = leaf.isCaseExact ? sql`${leaf.value}::text` : sql`lower(${leaf.value}::text)`;
  const own = leaf.isCaseExact ? value : sql`lower(${value})`;
  switch (leaf.op) {
    case 'eq':
      return sql`${own} = ${given}`;
    case 'co':
      return sql`position(${given} in ${own}) > 0`;
    case 'sw':
      return sql`starts_with(${own}, ${given})`;
    case 'ew':
      return sql`right(${own}, length(${given})) = ${given}`;
    default:
      return sql`${own} collate "C" ${order[leaf.op]} ${given}`;
  }
}
