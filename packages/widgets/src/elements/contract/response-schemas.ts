// The functions of `zod/mini` with which responses are declared that elements read. The build puts this file in place of
// the library, which is ten times as large: it also checks limits and formats, and describes each way a value can be
// wrong, while elements only need to know that a response has the shape that their code relies on.

type Path = readonly (string | number)[];
type Issue = { readonly path: Path; readonly message: string };

/** Returns a value as its schema declares it, and adds an issue for each place where it differs. */
type Read = (value: unknown, path: Path, issues: Issue[]) => unknown;

type Shape = Readonly<Record<string, Schema>>;

/** A schema: `safeParse` is what the client calls. */
interface Schema {
  readonly read: Read;
  readonly safeParse: (value: unknown) => { data?: unknown; error?: { readonly issues: readonly Issue[] } };
}

interface ObjectSchema extends Schema {
  readonly shape: Shape;
  /** The schema of all other properties; without it they are left out of the value. */
  readonly rest: Schema | undefined;
}

const refuse = (path: Path, issues: Issue[]): void => {
  issues.push({ path, message: 'Invalid input' });
};

const schema = (read: Read): Schema => ({
  read,
  safeParse: (value) => {
    const issues: Issue[] = [];
    const data = read(value, [], issues);
    return issues.length > 0 ? { error: { issues } } : { data };
  },
});

/** Returns a schema of the values for which a test holds. */
const valuesOf = (test: (value: unknown) => boolean): Schema =>
  schema((value, path, issues) => (test(value) ? value : refuse(path, issues)));

/** Returns a schema whose absent value, undefined or null, is not given to the inner schema. */
const unless = (absent: unknown, inner: Schema, substitute = absent): Schema =>
  schema((value, path, issues) => (value === absent ? substitute : inner.read(value, path, issues)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (shape: Shape, rest?: Schema): ObjectSchema => ({
  ...schema((value, path, issues) => {
    if (!isRecord(value)) return refuse(path, issues);
    const data: Record<string, unknown> = {};
    for (const key of Object.keys(rest ? { ...shape, ...value } : shape)) {
      // this key would set the prototype of the object
      const property = key === '__proto__' ? undefined : Object.hasOwn(shape, key) ? shape[key] : rest;
      const read = property?.read(value[key], [...path, key], issues);
      if (read !== undefined) data[key] = read;
    }
    return data;
  }),
  shape,
  rest,
});

export const string = (): Schema => valuesOf((value) => typeof value === 'string');
export const number = (): Schema => valuesOf(Number.isFinite);
export const int = (): Schema => valuesOf(Number.isSafeInteger);
export const boolean = (): Schema => valuesOf((value) => typeof value === 'boolean');
export const never = (): Schema => valuesOf(() => false);
/** Any value of JSON, which has no undefined. */
export const unknown = (): Schema => valuesOf((value) => value !== undefined);

const oneOf = (values: unknown): Schema => {
  const all: readonly unknown[] = Array.isArray(values) ? values : [values];
  return valuesOf((value) => all.includes(value));
};

export { oneOf as enum, oneOf as literal };

export const optional = (inner: Schema): Schema => unless(undefined, inner);
export const nullable = (inner: Schema): Schema => unless(null, inner);
export const nullish = (inner: Schema): Schema => optional(nullable(inner));
export const _default = (inner: Schema, value: unknown): Schema => unless(undefined, inner, value);

export const object = (shape: Shape): Schema => objectOf(shape);
export const catchall = ({ shape }: ObjectSchema, rest: Schema): Schema => objectOf(shape, rest);
export const strictObject = (shape: Shape): Schema => objectOf(shape, never());
export const record = (_keys: Schema, item: Schema): Schema => objectOf({}, item);
export const extend = ({ shape, rest }: ObjectSchema, more: Shape): Schema => objectOf({ ...shape, ...more }, rest);

export const array = (item: Schema): Schema =>
  schema((value, path, issues) =>
    Array.isArray(value) ? value.map((each, index) => item.read(each, [...path, index], issues)) : refuse(path, issues),
  );

const unionOf = (choices: readonly Schema[]): Schema =>
  schema((value, path, issues) => {
    for (const choice of choices) {
      const refusals: Issue[] = [];
      const data = choice.read(value, path, refusals);
      if (refusals.length === 0) return data;
    }
    return refuse(path, issues);
  });

export { unionOf as union };
export const discriminatedUnion = (property: string, choices: readonly ObjectSchema[]): Schema =>
  schema((value, path, issues) => {
    if (!isRecord(value)) return refuse(path, issues);
    const choice = choices.find(({ shape }) => !shape[property]?.safeParse(value[property]).error);
    return choice ? choice.read(value, path, issues) : refuse([...path, property], issues);
  });

export const pipe = (first: Schema, second: Schema): Schema =>
  schema((value, path, issues) => {
    const refusals: Issue[] = [];
    const read = first.read(value, path, refusals);
    issues.push(...refusals);
    return refusals.length > 0 ? undefined : second.read(read, path, issues);
  });
export const transform = (change: (value: unknown) => unknown): Schema => schema((value) => change(value));

export const safeParse = (of: Schema, value: unknown) => of.safeParse(value);

/** Texts with a format; only that they are texts is checked. */
export const iso = { datetime: string };
export { string as uuid };

/** Values read from the texts of an address. */
export const coerce = {
  number: (): Schema => {
    const inner = number();
    return schema((value, path, issues) => inner.read(Number(value), path, issues));
  },
};
