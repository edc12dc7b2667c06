import * as z from 'zod/mini';

const wholeNumber = (least: number, most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.gte(least), z.lte(most));

/** Page number, starting at 0. */
export const pageSchema = z._default(wholeNumber(0, 1_000_000), 0);

/** Number of rows per page. */
export const sizeSchema = (byDefault: number, most = 200) => z._default(wholeNumber(1, most), byDefault);

/** The `{ elements, totalElements }` response of paged endpoints. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ elements: z.array(item), totalElements: z.number() });

/** Sort direction of an `orderBy…` query. */
export const directionSchema = z.enum(['ASC', 'DESC']);
export type Direction = z.infer<typeof directionSchema>;

/** Boolean in a query string: `true` or `false`. */
export const queryFlagSchema = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value): boolean => value === true || value === 'true'),
);

/** A calendar day, `yyyy-MM-dd`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** UUID in a path. */
export const uuidSchema = z.uuid();

/** Protocol or IDK of a request in a path. */
export const protocolOrIdkSchema = z.union([uuidSchema, z.string().check(z.regex(/^\d{1,10}$/))]);

/** Numeric id in a path or body. */
export const idSchema = wholeNumber(1, 2_147_483_647);

/** Text typed into a search box. */
export const searchTextSchema = z.string().check(z.maxLength(200));
