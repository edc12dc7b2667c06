import * as z from 'zod/mini';
import { fieldNameMaxLength, listItemMaxLength, listItemsMax } from '../base/limits.ts';

export {
  formFileNameMaxLength,
  formFilesMax,
  formValuesMaxBytes,
  listItemMaxLength,
  listItemsMax,
  richTextMaxDepth,
  richTextMaxLength,
  textValueMaxLength,
} from '../base/limits.ts';

/** Types a form field can have at run time; an unknown type of a foreign backend renders as `string`. */
export const fieldTypes = [
  'string',
  'regex',
  'assigneeData',
  'password',
  'text',
  'texteditor',
  'integer',
  'float',
  'money',
  'masked',
  'date',
  'boolean',
  'select',
  'select-multiple',
  'chips',
  'search',
  'acceptance',
  'file',
  'label',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Masks of a `masked` field. The formatted text is what is stored and sent. */
export const maskTypes = ['cpf', 'rg', 'cnpj', 'cep', 'telephone', 'cell'] as const;
export type MaskType = (typeof maskTypes)[number];

/** Presets for the earliest and latest day of a `date` field, reckoned in America/Sao_Paulo. */
export const datePresets = [
  'CURRENT_DATE',
  'LAST_DATE',
  'NEXT_DATE',
  'LAST_WEEK',
  'NEXT_WEEK',
  'LAST_MONTH',
  'NEXT_MONTH',
  'START_CURRENT_MONTH',
  'END_CURRENT_MONTH',
  'OTHERS',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** A choice of a select: what is shown and what is stored. */
export const selectOptionSchema = z.object({ label: z.string(), value: z.string() });
export type SelectOption = z.infer<typeof selectOptionSchema>;

/** A rule that is fixed or worked out: `true`, `false`, an expression over `#field` references, or null for its default. */
export const ruleSchema = z.nullish(z.union([z.boolean(), z.string()]));
export type Rule = z.infer<typeof ruleSchema>;

/** Rules of one field. A null `required` means false; null `visible` and `editable` mean true; null limits mean none. */
export const fieldRulesSchema = z.object({
  visible: ruleSchema,
  required: ruleSchema,
  editable: ruleSchema,
  minValue: z.nullish(z.number()),
  maxValue: z.nullish(z.number()),
  maxLength: z.nullish(z.number()),
  regexExpression: z.nullish(z.string()),
  maskedValue: z.nullish(z.string()),
  state: z.optional(z.string()),
});
export type FieldRules = z.infer<typeof fieldRulesSchema>;

/** A stored form value by the field's type: text, number, yes/no, list of texts, or nothing. Dates are `yyyy-MM-dd`. */
export const fieldValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type FieldValue = z.infer<typeof fieldValueSchema>;

/**
 * A form value as a call sends it. Only file fields hold texts of more than `textValueMaxLength`, which their rules
 * check.
 */
export const sentValueSchema = z.nullable(
  z.union([
    z.string().check(z.maxLength(16_000_000)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(listItemMaxLength))).check(z.maxLength(listItemsMax)),
  ]),
);

/**
 * Values by field name, as a call sends them. Apart from files, all together have at most `formValuesMaxBytes` as JSON, which
 * the rules of the form check.
 */
export const sentValuesSchema = z.record(z.string().check(z.maxLength(fieldNameMaxLength)), sentValueSchema);

/** Values by field name. */
export const formValuesSchema = z.record(z.string(), fieldValueSchema);
export type FormValues = z.infer<typeof formValuesSchema>;

/** A field as a task or a request shows it. */
export const formFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  type: z.string(),
  hint: z.nullish(z.string()),
  rules: fieldRulesSchema,
  options: z.nullish(z.array(selectOptionSchema)),
  /** Names of the fields a `search` field's request reads; changing one of them clears the search field. */
  requestDependency: z.nullish(z.array(z.string())),
  /** A {@link DatePreset}; with `OTHERS` the day offset stands in `minDateTotal`. */
  minDate: z.nullish(z.string()),
  maxDate: z.nullish(z.string()),
  minDateTotal: z.nullish(z.number()),
  maxDateTotal: z.nullish(z.number()),
  /** The start value. For `label` the HTML to show. */
  defaultValue: z.optional(fieldValueSchema),
  /** The stored value, when the task already has one. */
  value: z.optional(fieldValueSchema),
  /** Heading under which the form groups this field (an addition to the floor). */
  section: z.nullish(z.string()),
  /** Columns taken out of six on a wide form: 2, 3, 4 or 6 (an addition to the floor). */
  span: z.nullish(z.number()),
});
export type FormField = z.infer<typeof formFieldSchema>;
