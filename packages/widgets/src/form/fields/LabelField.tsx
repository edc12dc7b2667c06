import { SafeHtml } from '../../ui/SafeHtml/SafeHtml.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Text between the fields, as HTML that is sanitized before it is shown. */
export function LabelField({ field }: FieldTypeProps) {
  const html = textOf(field.defaultValue ?? field.value ?? null) || field.label;
  return <SafeHtml html={html} data-slot="form-label" />;
}
