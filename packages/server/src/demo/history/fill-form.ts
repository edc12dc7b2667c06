import type { FieldValue, FormValues, Step } from '@tramita/client/contract';
import { createFormModel, formFieldsOf, validateSubmission } from '@tramita/client/rules';
import type { DemoDefinition } from '../definition/definition-builder.ts';
import type { Company } from '../demo-company.ts';
import type { Random } from '../random.ts';
import { fillValue } from './fill-value.ts';

/** Options for filling in a form. */
export interface FillOptions {
  readonly random: Random;
  readonly now: Date;
  readonly company: Company;
  /** Values the request already has. */
  readonly stored: FormValues;
  /** Values to use instead of generated ones; ignored for fields that are not requested. */
  readonly given: FormValues;
}

/**
 * Fills in the form of a step the way people do: every required field, most of the others, and nothing that is
 * hidden or read-only. Gives the values of the whole form.
 * @throws Error when the result would be refused.
 */
export function fillForm({ definition, samples }: DemoDefinition, step: Step, options: FillOptions): FormValues {
  const { random, now, company, stored, given } = options;
  const fields = formFieldsOf({ processId: 0, definition, stepId: step.id, values: stored });
  const model = createFormModel(fields, {
    now,
    values: startValues(
      fields.map(({ name }) => name),
      stored,
    ),
  });
  for (const { name } of fields) {
    const field = definition.fields.find((candidate) => candidate.name === name);
    const { visible, editable, required, value } = model.getField(name);
    if (field === undefined || !visible || !editable) continue;
    const wanted = given[name];
    if (wanted !== undefined) model.setValue(name, wanted);
    else if (keeps(value, required, random)) continue;
    else if (required || random.chance(0.6)) {
      const context = { random, now, company, values: model.values(), samples: samples.get(name) };
      model.setValue(name, fillValue(field, context));
    }
  }
  const checked = validateSubmission(fields, model.submission(), { now, stored });
  const [problem] = checked.problems;
  if (problem) throw new Error(`${step.title}, ${problem.name}: ${problem.message}`);
  return checked.values;
}

const keeps = (value: FieldValue, required: boolean, random: Random): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && (required || random.chance(0.8));

function startValues(names: readonly string[], stored: FormValues): FormValues | undefined {
  const known = Object.entries(stored).filter(([name]) => names.includes(name));
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
