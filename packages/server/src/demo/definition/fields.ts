import type {
  DatePreset,
  DefinitionField,
  FieldValue,
  HttpCall,
  MaskType,
  SearchSource,
} from '@tramita/client/contract';

/** A field in a service file: its definition and values for the generated history. */
export interface FieldSpec {
  readonly field: Omit<DefinitionField, 'id' | 'name'>;
  /** Typical values in the demo company; by default the type decides. */
  readonly samples?: readonly FieldValue[];
}

/** Options of every kind of field. */
export interface FieldOptions {
  readonly hint?: string;
  readonly span?: 2 | 3 | 4 | 6;
  readonly defaultValue?: FieldValue;
  readonly samples?: readonly FieldValue[];
}

function spec(
  type: DefinitionField['type'],
  label: string,
  { samples, ...options }: FieldOptions,
  rest: Partial<DefinitionField> = {},
): FieldSpec {
  return { field: { type, label, ...options, ...rest }, samples };
}

type Options<Extra = unknown> = FieldOptions & Extra;

/** One line of text. */
export const string = (label: string, options: Options<{ maxLength?: number }> = {}) => {
  const { maxLength, ...common } = options;
  return spec('string', label, common, { maxLength });
};

/** Several lines of text. */
export const text = (label: string, options: Options<{ maxLength?: number }> = {}) => {
  const { maxLength, ...common } = options;
  return spec('text', label, { span: 6, ...common }, { maxLength });
};

/** Formatted text. */
export const richText = (label: string, options: FieldOptions = {}) =>
  spec('texteditor', label, { span: 6, ...options });

/** Text validated by a regular expression. */
export const regex = (label: string, regexExpression: string, options: FieldOptions = {}) =>
  spec('regex', label, options, { regexExpression });

/** A secret, typed twice. */
export const password = (label: string, options: FieldOptions = {}) => spec('password', label, options);

type NumberOptions = Options<{ minValue?: number; maxValue?: number }>;
const numeric =
  (type: 'integer' | 'float' | 'money') =>
  (label: string, options: NumberOptions = {}) => {
    const { minValue, maxValue, ...common } = options;
    return spec(type, label, common, { minValue, maxValue });
  };

/** A whole number. */
export const integer = numeric('integer');
/** A decimal number. */
export const float = numeric('float');
/** An amount in reais. */
export const money = numeric('money');

/** Text with a mask. */
export const masked = (label: string, maskedValue: MaskType, options: FieldOptions = {}) =>
  spec('masked', label, options, { maskedValue });

/** Earliest or latest day: a preset, or a number of days from today. */
type DayLimit = Exclude<DatePreset, 'OTHERS'> | number;
const limit = (name: 'min' | 'max', day: DayLimit | undefined): Partial<DefinitionField> => {
  if (day === undefined) return {};
  return typeof day === 'number' ? { [`${name}Date`]: 'OTHERS', [`${name}DateTotal`]: day } : { [`${name}Date`]: day };
};

/** A day. */
export const date = (label: string, options: Options<{ min?: DayLimit; max?: DayLimit }> = {}) => {
  const { min, max, ...common } = options;
  return spec('date', label, common, { ...limit('min', min), ...limit('max', max) });
};

/** Sim or Não. */
export const yesNo = (label: string, options: FieldOptions = {}) => spec('boolean', label, options);

/** Choices written as labels, or as pairs of label and stored value. */
type Choices = readonly (string | readonly [label: string, value: string])[];
const toOptions = (choices: Choices) =>
  choices.map((choice) => {
    const [label, value] = typeof choice === 'string' ? [choice, choice] : choice;
    return { label, value };
  });

/** One choice. */
export const select = (label: string, choices: Choices, options: FieldOptions = {}) =>
  spec('select', label, options, { options: toOptions(choices) });

/** Any number of choices. */
export const selectMultiple = (label: string, choices: Choices, options: FieldOptions = {}) =>
  spec('select-multiple', label, options, { options: toOptions(choices) });

/** Free-text tags. */
export const chips = (label: string, options: FieldOptions = {}) => spec('chips', label, options);

/** A sentence to accept. */
export const acceptance = (name: string, sentence: string, options: FieldOptions = {}) =>
  spec('acceptance', name, { span: 6, hint: sentence, ...options });

/** A file within the form. */
export const file = (label: string, options: FieldOptions = {}) => spec('file', label, { span: 6, ...options });

/** HTML between the fields. */
export const label = (name: string, html: string, options: FieldOptions = {}) =>
  spec('label', name, { span: 6, ...options, defaultValue: html });

/** Data of the requester or a superior, e.g. `custom4` or `customNameN1`. */
export const assigneeData = (name: string, data: string, options: FieldOptions = {}) =>
  spec('assigneeData', name, options, { assigneeData: data });

const search = (name: string, source: SearchSource, options: FieldOptions) =>
  spec('search', name, options, { search: source });

/** A user of the company. */
export const searchPeople = (name: string, options: FieldOptions = {}) => search(name, { kind: 'people' }, options);
/** An attendance group. */
export const searchGroups = (name: string, options: FieldOptions = {}) => search(name, { kind: 'groups' }, options);

/** An item of a list; `when` limits it to certain values of other fields. */
type ListItem = readonly [label: string, value: string, when?: Record<string, string>];

/** A list stored in the definition. */
export const searchList = (name: string, items: readonly ListItem[], options: FieldOptions = {}) =>
  search(
    name,
    {
      kind: 'list',
      items: items.map(([itemLabel, value, when]) =>
        when ? { label: itemLabel, value, when } : { label: itemLabel, value },
      ),
    },
    options,
  );

/** ERP query of a search field, e.g. `/fornecedores`; parameters may contain `#field` references. */
interface ErpSearch {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly value: string;
  readonly extraFilter?: string;
}

/** Address of the ERP of the demo company. */
export const erpOrigin = 'https://erp.redeipe.example';

/** Choices of the ERP of the demo company. */
export const searchErp = (name: string, erp: ErpSearch, options: FieldOptions = {}) => {
  const call: HttpCall = {
    method: 'GET',
    endpoint: `${erpOrigin}${erp.path}`,
    requestHeaders: [{ name: 'Accept', value: 'application/json' }],
    requestParams: Object.entries(erp.params ?? {}).map(([key, value]) => ({ name: key, value })),
  };
  return search(
    name,
    { kind: 'http', call, labelProperty: erp.label, valueProperty: erp.value, extraFilter: erp.extraFilter },
    options,
  );
};
