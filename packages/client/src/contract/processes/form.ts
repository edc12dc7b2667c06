import * as z from 'zod/mini';
import { fieldValueSchema, selectOptionSchema } from './form-values.ts';

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

/** Types of form field. A type that another backend adds is rendered as `string`. */
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

/** Masks of a `masked` field. The value is stored and sent as formatted text. */
export const maskTypes = ['cpf', 'rg', 'cnpj', 'cep', 'telephone', 'cell'] as const;
export type MaskType = (typeof maskTypes)[number];

/** Presets for the first and last day allowed in a `date` field, computed in America/Sao_Paulo. */
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

/** A rule of a field: `true`, `false`, an expression with `#field` references, or null for the default. */
export const ruleSchema = z.nullish(z.union([z.boolean(), z.string()]));
export type Rule = z.infer<typeof ruleSchema>;

/**
 * Rules of one field. Null means the default: `required` is false, `visible` and `editable` are true, and there are no
 * limits.
 */
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

/** A form field of a task or a request. */
export const formFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  type: z.string(),
  hint: z.nullish(z.string()),
  rules: fieldRulesSchema,
  options: z.nullish(z.array(selectOptionSchema)),
  /**
   * Only for `search`: names of the fields whose values its call uses. Changing one of them clears the search field.
   */
  requestDependency: z.nullish(z.array(z.string())),
  /** A {@link DatePreset}. With `OTHERS`, `minDateTotal` contains the offset in days. */
  minDate: z.nullish(z.string()),
  maxDate: z.nullish(z.string()),
  minDateTotal: z.nullish(z.number()),
  maxDateTotal: z.nullish(z.number()),
  /** Initial value. For `label`, the HTML to show. */
  defaultValue: z.optional(fieldValueSchema),
  /** Stored value, if the task has one. */
  value: z.optional(fieldValueSchema),
  /** Heading of the group this field is shown in (an addition). */
  section: z.nullish(z.string()),
  /** Width on a wide form, in columns of six: 2, 3, 4 or 6 (an addition). */
  span: z.nullish(z.number()),
});
export type FormField = z.infer<typeof formFieldSchema>;
