// The part of `zod/mini` that the contract uses. The build of the elements puts this module in place of the library, which
// is heavier than the smallest element. schemas.test.ts compares both on every schema of the contract.

/** A value that does not fit. Like `zod/mini` without a language, all have the same message. */
interface Issue {
  path?: readonly PropertyKey[];
  readonly message?: string;
  /** The value has the right type but breaks a further rule. */
  readonly isNear?: boolean;
}

/** Returns the parsed value; adds issues if it does not fit. */
type Read = (value: unknown, issues: Issue[]) => unknown;

type Shape = Readonly<Record<string, Schema>>;

/** The properties of a schema that other schemas need. */
interface Traits {
  /** Whether a property may be missing, and whether the schema has a value of its own for it. */
  readonly missing?: 'allowed' | 'replaced' | undefined;
  /** Whether the parsed object may lack the property as well. */
  readonly stays?: boolean | undefined;
  /** All values that fit, if they are a list. */
  readonly values?: readonly unknown[] | undefined;
  readonly shape?: Shape;
  /** Makes the same kind of object with another shape. */
  readonly reshape?: (shape: Shape) => Schema;
}

class Schema {
  declare readonly read: Read;
  declare readonly traits: Traits;

  constructor(read: Read, traits: Traits = {}) {
    this.read = read;
    this.traits = traits;
  }

  get shape() {
    return this.traits.shape;
  }

  get options() {
    return this.traits.values;
  }

  check(...checks: readonly Schema[]): Schema {
    const read: Read = (value, issues) => {
      const before = issues.length;
      const parsed = this.read(value, issues);
      if (issues.length === before && !checks.every((check) => check.safeParse(parsed).success)) {
        issues.push({ isNear: !Array.isArray(parsed) });
      }
      return parsed;
    };
    return new Schema(read, this.traits);
  }

  safeParse(value: unknown) {
    const issues: Issue[] = [];
    const data = this.read(value, issues);
    if (issues.length === 0) return { success: true, data };
    return {
      success: false,
      error: { issues: issues.map(({ path = [], message = 'Invalid input' }) => ({ path, message })) },
    };
  }
}

/** Reads a part of a value, whose issues get its name in front of their path. */
function readPart(schema: Schema, value: unknown, name: PropertyKey, issues: Issue[]): unknown {
  const before = issues.length;
  const parsed = schema.read(value, issues);
  for (const issue of issues.slice(before)) issue.path = [name, ...(issue.path ?? [])];
  return parsed;
}

/* @__NO_SIDE_EFFECTS__ */
function only<Value>(fits: (value: Value) => boolean, traits?: Traits): Schema {
  return new Schema((value, issues) => {
    if (!fits(value as Value)) issues.push({});
    return value;
  }, traits);
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one property of `input` into `output`. */
function readProperty(name: string, schema: Schema, input: Fields, output: Fields, issues: Issue[]): void {
  const { missing, stays } = schema.traits;
  const isPresent = name in input;
  if (!isPresent && missing === 'allowed' && stays) return;
  const before = issues.length;
  const parsed = readPart(schema, input[name], name, issues);
  if (!isPresent && !missing) {
    if (issues.length === before) issues.push({ path: [name] });
  } else if (parsed !== undefined || isPresent) output[name] = parsed;
}

/** Reads the properties that a shape names, and others with `readOthers`. */
/* @__NO_SIDE_EFFECTS__ */
function objectOf(shape: Shape, reshape: (shape: Shape) => Schema, readOthers?: ReadOthers): Schema {
  const read: Read = (value, issues) => {
    if (!isObject(value)) {
      issues.push({});
      return value;
    }
    const output: Fields = {};
    for (const name in shape) readProperty(name, shape[name] as Schema, value, output, issues);
    readOthers?.(value, output, issues);
    return output;
  };
  return new Schema(read, { shape, reshape });
}

type ReadOthers = (input: Fields, output: Fields, issues: Issue[]) => void;

const othersIn = (input: Fields, shape: Shape): string[] =>
  Object.keys(input).filter((name) => !Object.hasOwn(shape, name));

/* @__NO_SIDE_EFFECTS__ */
function object(shape: Shape): Schema {
  return objectOf(shape, object);
}

/* @__NO_SIDE_EFFECTS__ */
function strictObject(shape: Shape): Schema {
  return objectOf(shape, strictObject, (input, _output, issues) => {
    if (othersIn(input, shape).length > 0) issues.push({ isNear: true });
  });
}

/* @__NO_SIDE_EFFECTS__ */
function catchall({ traits: { shape = {} } }: Schema, others: Schema): Schema {
  const reshape = (changed: Shape) => catchall(object(changed), others);
  return objectOf(shape, reshape, (input, output, issues) => {
    for (const name of othersIn(input, shape)) {
      if (name !== '__proto__') readProperty(name, others, input, output, issues);
    }
  });
}

/* @__NO_SIDE_EFFECTS__ */
function extend({ traits: { shape, reshape = object } }: Schema, added: Shape): Schema {
  return reshape({ ...shape, ...added });
}

/* @__NO_SIDE_EFFECTS__ */
function record(names: Schema, values: Schema): Schema {
  return new Schema((value, issues) => {
    if (!isObject(value)) {
      issues.push({});
      return value;
    }
    const output: Fields = {};
    for (const name of Object.keys(value)) {
      if (name === '__proto__') continue;
      if (names.safeParse(name).success) output[name] = readPart(values, value[name], name, issues);
      else issues.push({ path: [name] });
    }
    return output;
  });
}

/* @__NO_SIDE_EFFECTS__ */
function array(item: Schema): Schema {
  return new Schema((value, issues) => {
    if (Array.isArray(value)) return value.map((part, index) => readPart(item, part, index, issues));
    issues.push({});
    return value;
  });
}

/* @__NO_SIDE_EFFECTS__ */
function string(): Schema {
  return only((value) => typeof value === 'string');
}

/* @__NO_SIDE_EFFECTS__ */
function number(): Schema {
  return only(Number.isFinite);
}

/** A schema, and a check of a number. */
/* @__NO_SIDE_EFFECTS__ */
function int(): Schema {
  return only(Number.isSafeInteger);
}

/* @__NO_SIDE_EFFECTS__ */
function boolean(): Schema {
  return only((value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
function unknown(): Schema {
  return only(() => true);
}

/* @__NO_SIDE_EFFECTS__ */
function literal(value: unknown): Schema {
  return oneOf([value].flat());
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly unknown[]): Schema {
  return only((value) => values.includes(value), { values });
}

/* @__NO_SIDE_EFFECTS__ */
function ofClass(type: abstract new (...args: never) => unknown): Schema {
  return only((value) => value instanceof type);
}

const uuidText =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|([0f])\1{7}(?:-\1{4}){3}-\1{12})$/;

/* @__NO_SIDE_EFFECTS__ */
function uuid(): Schema {
  return only((value) => typeof value === 'string' && uuidText.test(value));
}

const moment = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function isMoment(value: unknown, offset: boolean): boolean {
  const [, day = '', zone = ''] = (typeof value === 'string' && moment.exec(value)) || [];
  const start = new Date(`${day}T00:00:00Z`);
  // a date moves a 30 February to March
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) && (offset || zone === 'Z');
}

const iso = {
  datetime: ({ offset = false } = {}): Schema => only((value) => isMoment(value, offset)),
};

const coerce = {
  number: (): Schema => pipe(new Schema(Number), number()),
};

/* @__NO_SIDE_EFFECTS__ */
function nullable({ read, traits }: Schema): Schema {
  return new Schema((value, issues) => (value === null ? null : read(value, issues)), traits);
}

/* @__NO_SIDE_EFFECTS__ */
function optional({ read, traits }: Schema): Schema {
  const { missing = 'allowed' } = traits;
  return new Schema((value, issues) => (value === undefined && missing === 'allowed' ? value : read(value, issues)), {
    ...traits,
    missing,
    stays: true,
  });
}

/* @__NO_SIDE_EFFECTS__ */
function nullish(schema: Schema): Schema {
  return optional(nullable(schema));
}

/* @__NO_SIDE_EFFECTS__ */
function withDefault({ read, traits: { values } }: Schema, byDefault: unknown): Schema {
  return new Schema((value, issues) => (value === undefined ? structuredClone(byDefault) : read(value, issues)), {
    missing: 'replaced',
    values,
  });
}

/* @__NO_SIDE_EFFECTS__ */
function union(options: readonly Schema[]): Schema {
  const traits = options.map((option) => option.traits);
  const missing = traits.map((option) => option.missing);
  const read: Read = (value, issues) => {
    const near: Issue[][] = [];
    for (const option of options) {
      const found: Issue[] = [];
      const parsed = option.read(value, found);
      if (found.length === 0) return parsed;
      if (found.every(({ isNear }) => isNear)) near.push(found);
    }
    const [single = [{}], another] = near;
    issues.push(...(another ? [{}] : single));
    return value;
  };
  return new Schema(read, {
    missing: missing.find((option) => option === 'replaced') ?? missing.find((option) => option),
    stays: traits.some((option) => option.stays),
    values: traits.every((option) => option.values) ? traits.flatMap(({ values = [] }) => values) : undefined,
  });
}

/* @__NO_SIDE_EFFECTS__ */
function discriminatedUnion(name: string, options: readonly Schema[]): Schema {
  return new Schema((value, issues) => {
    const type = isObject(value) ? value[name] : undefined;
    const option = options.find(({ shape }) => {
      const { values, missing } = shape?.[name]?.traits ?? {};
      return values?.includes(type) || (type === undefined && missing);
    });
    if (option && isObject(value)) return option.read(value, issues);
    issues.push(isObject(value) ? { path: [name] } : {});
    return value;
  });
}

/* @__NO_SIDE_EFFECTS__ */
function pipe(first: Schema, second: Schema): Schema {
  const read: Read = (value, issues) => {
    const before = issues.length;
    const parsed = first.read(value, issues);
    return issues.length === before ? second.read(parsed, issues) : parsed;
  };
  return new Schema(read, { ...first.traits, stays: second.traits.stays });
}

/* @__NO_SIDE_EFFECTS__ */
function transform(change: (value: never, context: { issues: Issue[] }) => unknown): Schema {
  return new Schema((value, issues) => change(value as never, { issues }), { missing: 'allowed' });
}

/** The result of a transformation that added an issue. */
const NEVER = undefined;

/* @__NO_SIDE_EFFECTS__ */
function refine(fits: (value: never) => boolean): Schema {
  return only(fits);
}

interface Sized {
  readonly length: number;
}

/* @__NO_SIDE_EFFECTS__ */
function maxLength(most: number): Schema {
  return only(({ length }: Sized) => length <= most);
}

/* @__NO_SIDE_EFFECTS__ */
function minLength(least: number): Schema {
  return only(({ length }: Sized) => length >= least);
}

/* @__NO_SIDE_EFFECTS__ */
function regex(form: RegExp): Schema {
  return only((text: string) => form.test(text));
}

/* @__NO_SIDE_EFFECTS__ */
function gte(least: number): Schema {
  return only((value: number) => value >= least);
}

/* @__NO_SIDE_EFFECTS__ */
function lte(most: number): Schema {
  return only((value: number) => value <= most);
}

const safeParse = (schema: Schema, value: unknown) => schema.safeParse(value);

// the names of the library
export {
  array,
  boolean,
  catchall,
  coerce,
  discriminatedUnion,
  extend,
  gte,
  int,
  iso,
  literal,
  lte,
  maxLength,
  minLength,
  NEVER,
  nullable,
  nullish,
  number,
  object,
  ofClass as instanceof,
  oneOf as enum,
  optional,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  transform,
  union,
  unknown,
  uuid,
  withDefault as _default,
};
