import * as z from 'zod/mini';
import { fieldNameMaxLength, listItemMaxLength, listItemsMax } from '../base/limits.ts';

/** Option of a select: the text shown and the value stored. */
export const selectOptionSchema = z.object({ label: z.string(), value: z.string() });
export type SelectOption = z.infer<typeof selectOptionSchema>;

/**
 * Stored value of a field: text, number, boolean, list of texts or null, depending on the field's type. Dates are
 * `yyyy-MM-dd`.
 */
export const fieldValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type FieldValue = z.infer<typeof fieldValueSchema>;

/**
 * Value of a field as calls send it. The rules of the form reject texts longer than `textValueMaxLength` except in file
 * fields.
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
 * Values by field name, as calls send them. The rules of the form reject values that exceed `formValuesMaxBytes` as
 * JSON, file contents excluded.
 */
export const sentValuesSchema = z.record(z.string().check(z.maxLength(fieldNameMaxLength)), sentValueSchema);

/** Stored values by field name. */
export const formValuesSchema = z.record(z.string(), fieldValueSchema);
export type FormValues = z.infer<typeof formValuesSchema>;
