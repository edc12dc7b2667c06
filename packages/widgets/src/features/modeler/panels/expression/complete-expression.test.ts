import { expect, test } from 'vitest';
import { completeExpression } from './complete-expression.ts';
import type { ExpressionField } from './expression-field.ts';

const field = (name: string, label: string, more: Partial<ExpressionField> = {}): ExpressionField => ({
  name,
  label,
  type: 'string',
  options: [],
  isBuiltIn: false,
  ...more,
});
const trips = [
  { value: 'viagem', label: 'Viagem nacional' },
  { value: 'viagem_ext', label: 'Viagem internacional' },
  { value: 'hotel', label: 'Hospedagem' },
  { value: 'a "b"', label: 'Com aspas' },
];
const fields = [
  field('tipo', 'Tipo de despesa', { type: 'select', options: trips }),
  field('tags', 'Etiquetas da viagem', { type: 'select-multiple', options: trips }),
  field('valor', 'Valor total', { type: 'money' }),
  field('valor_anterior', 'Último valor'),
  field('urgente', 'É urgente', {
    type: 'boolean',
    options: [
      { value: 'true', label: 'Sim' },
      { value: 'false', label: 'Não' },
    ],
  }),
];

/** Completes at `|`, the caret. Returns the suggestions, and the source after inserting the first one. */
function complete(text: string) {
  const caret = text.indexOf('|');
  const source = text.replace('|', '');
  const found = completeExpression(source, caret, fields);
  if (found === null) return null;
  const [first] = found.suggestions;
  return {
    texts: found.suggestions.map((one) => one.text),
    taken: `${source.slice(0, found.from)}${first?.text}${source.slice(found.to)}`,
    first,
  };
}

test('offers every field after #, and further letters filter by prefix, then by content', () => {
  expect(complete('#|')?.texts).toEqual(['#tipo', '#tags', '#valor', '#valor_anterior', '#urgente']);
  expect(complete('1 + #val| > 2')).toMatchObject({
    texts: ['#valor', '#valor_anterior'],
    taken: '1 + #valor > 2',
    first: { match: [1, 4], note: 'Valor total' },
  });
  expect(complete('#anter|')?.texts).toEqual(['#valor_anterior']);
});

test('finds a field by its label too, ignoring accents', () => {
  expect(complete('#ultimo|')?.texts).toEqual(['#valor_anterior']);
  expect(complete('#despesa|')?.texts).toEqual(['#tipo']);
});

test('offers fields for a word without # and replaces the whole word', () => {
  expect(complete('!(ur|gen)')).toMatchObject({ texts: ['#urgente'], taken: '!(#urgente)' });
  expect(complete('#tipo.le|')).toBeNull();
  expect(complete('5|')).toBeNull();
  expect(complete('true|')).toBeNull();
});

test('offers option values when a choice is compared, with or without quotes', () => {
  const texts = ['"viagem"', '"viagem_ext"', '"hotel"', '"a \\"b\\""'];
  expect(complete('#tipo == |')).toMatchObject({ texts, taken: '#tipo == "viagem"' });
  expect(complete('#tipo ==|')?.texts).toEqual(texts);
  expect(complete('#valor > 5 && #tipo == "via|"')).toMatchObject({
    texts: ['"viagem"', '"viagem_ext"'],
    taken: '#valor > 5 && #tipo == "viagem"',
    first: { match: [1, 4], note: 'Viagem nacional' },
  });
  expect(complete("#tipo !== 'hosp|")).toMatchObject({ texts: ['"hotel"'], taken: '#tipo !== "hotel"' });
  expect(complete('#tipo == hot|')?.taken).toBe('#tipo == "hotel"');
});

test('an open quote does not replace the text after it', () => {
  expect(complete('#tipo == "hot| && #valor > 1')?.taken).toBe('#tipo == "hotel" && #valor > 1');
  expect(complete('(#tipo == "hot|)')?.taken).toBe('(#tipo == "hotel")');
});

test('offers options inside includes() of a list, and true and false for a boolean', () => {
  expect(complete('#tags.includes(|)')?.taken).toBe('#tags.includes("viagem")');
  expect(complete('#tags.includes("ho|")')?.taken).toBe('#tags.includes("hotel")');
  expect(complete('#urgente == |')).toMatchObject({ texts: ['true', 'false'], first: { note: 'Sim' } });
  expect(complete('#urgente == f|')?.taken).toBe('#urgente == false');
});

test('offers nothing if nothing matches or the only match is already typed', () => {
  expect(complete('#valor == |')).toBeNull();
  expect(complete('"#tip|"')).toBeNull();
  expect(complete('#tipo|')).toBeNull();
  expect(complete('#tipo == "hotel|"')).toBeNull();
  expect(complete('#xyz|')).toBeNull();
  expect(complete('#valor > 5 |')).toBeNull();
  expect(complete('|')).toBeNull();
});
