/** Runs a statement in plain SQL on a database of the server; resolves to its result. */
export const runSql = (db, sql) => db.executeQuery({ sql, parameters: [], query: { kind: 'RawNode' }, queryId: {} });
