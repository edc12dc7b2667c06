import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** A node of a plan, as `explain` returns it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  /** Blocks read by the node and its children; only present when measured with `buffers`. */
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Wraps the database and records the statements sent through it. */
export function recording(db: Kysely<Database>) {
  const statements: CompiledQuery[] = [];
  const bound = (target: object, key: PropertyKey) => {
    const value = Reflect.get(target, key);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  const watched = new Proxy(db, {
    get(target, key) {
      if (key !== 'getExecutor') return bound(target, key);
      return () =>
        new Proxy(target.getExecutor(), {
          get(executor, name) {
            if (name !== 'executeQuery') return bound(executor, name);
            return (query: CompiledQuery) => {
              statements.push(query);
              return executor.executeQuery(query);
            };
          },
        });
    },
  });
  return { watched, statements };
}

/** Returns a node with all its descendants. */
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the plan nodes of a statement, the top node first. `how` is for example `analyze, buffers, `. */
export async function planOf(db: Kysely<Database>, query: CompiledQuery, how: string): Promise<PlanNode[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    ...query,
    sql: `explain (${how}format json) ${query.sql}`,
  });
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return plan ? nodesOf(plan.Plan) : [];
}
