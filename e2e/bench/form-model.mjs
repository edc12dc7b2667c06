// Measures the form model without rendering: 200 fields, a chain of 50 conditions and a hub with 50 dependents.
// Run with `node e2e/bench/form-model.mjs`.
import { createFormModel } from '@tramita/client/rules';

const now = new Date();
const types = ['string', 'integer', 'money', 'date', 'boolean', 'select', 'masked', 'select-multiple', 'text', 'regex'];
const options = ['1', '2', '3'].map((value) => ({ label: value, value }));

/** Creates fields whose expressions differ in every round, so that no compiled expression is reused. */
function makeFields(round) {
  const plain = Array.from({ length: 98 }, (_, index) => ({
    id: `p${index}`,
    name: `p${index}`,
    label: `Campo ${index}`,
    type: types[index % types.length],
    rules: {
      required: index % 3 === 0,
      maxLength: 100,
      minValue: 0,
      maskedValue: 'cpf',
      regexExpression: types[index % types.length] === 'regex' ? `[A-Z]{3}-\\d{4}|${round}` : null,
    },
    options,
    minDate: 'LAST_MONTH',
  }));
  const text = (name, visible) => ({
    id: name,
    name,
    label: name,
    type: 'string',
    rules: { visible, required: '#hub != "x"' },
  });
  const hub = { ...text('hub', null), rules: {} };
  const dependents = Array.from({ length: 50 }, (_, index) =>
    text(`h${index}`, `#hub == "on" && ${index} + ${round} >= 0`),
  );
  const chain = Array.from({ length: 51 }, (_, index) =>
    index === 0
      ? { ...text('c0', null), value: 'on' }
      : { ...text(`c${index}`, `#c${index - 1} == "on" && ${round} >= 0`), value: 'on' },
  );
  return [...plain, hub, ...dependents, ...chain];
}

const times = { create: [], key: [], hub: [], chain: [], validate: [] };
const timed = (name, work) => {
  const started = performance.now();
  const result = work();
  times[name].push(performance.now() - started);
  return result;
};

for (let round = 0; round < 40; round += 1) {
  const fields = makeFields(round);
  const model = timed('create', () => createFormModel(fields, { now }));
  for (const { name } of fields) model.subscribe(name, () => model.getField(name));
  timed('key', () => model.setValue('p0', `a${round}`));
  timed('hub', () => model.setValue('hub', 'on'));
  timed('chain', () => model.setValue('c0', 'off'));
  timed('validate', () => model.validate());
}
console.log(`${makeFields(0).length} fields; milliseconds: first, median, worst`);
for (const [name, [first, ...rest]] of Object.entries(times)) {
  const sorted = rest.sort((a, b) => a - b);
  const shown = [first, sorted[sorted.length >> 1], sorted.at(-1)].map((time) => time.toFixed(2).padStart(7));
  console.log(name.padEnd(9), shown.join(' '));
}
