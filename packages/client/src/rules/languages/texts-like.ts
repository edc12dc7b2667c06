/** The texts of a table in any language: the same keys and parameters, other words. */
export type TextsLike<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Table[Key] };
