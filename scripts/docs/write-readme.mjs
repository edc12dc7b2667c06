// Writes the table of all widgets in the README of `@tramita/widgets` from the declarations and the budgets; `--check` compares
// only, and exits with 1 if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../lib/run.mjs';
import { propertiesOf, readReference } from './reference.mjs';

const file = join(root, 'packages/widgets/README.md');
const repository = 'https://github.com/tramita/tramita/blob/main';
const pictures = 'https://raw.githubusercontent.com/tramita/tramita/main/docs/images/widgets';
const widgets = JSON.parse(readFileSync(join(root, 'docs/site/widgets.json'), 'utf8')).filter(
  ({ name }) => name !== 'form',
);
const { default: budgets } = await import('../../.size-limit.js');
const reference = readReference();

const kB = (text) => `${Math.round(Number.parseFloat(text))} kB`;

/** Returns the budget of a widget's first screen and of everything it loads. */
function weightOf(name) {
  const limit = (matches) => budgets.find((budget) => matches(budget.name))?.limit;
  const first = limit((text) => text.startsWith(`${name} with `)) ?? limit((text) => text === name);
  return `${kB(first)}, ${kB(limit((text) => text === `${name}, everything`))}`;
}

function row({ name, title, component, use }) {
  const members = propertiesOf(reference, `${component}Props`, `@tramita/widgets/${name}`);
  const [events, props] = [true, false].map((isEvent) =>
    members
      .filter((member) => /^on[A-Z]/.test(member.name) === isEvent)
      .map((member) => `\`${member.name}\`${member.isOptional ? '' : '\\*'}`)
      .join(', '),
  );
  const guide = `${repository}/docs/guides/widgets/${name}.md`;
  return [
    `[${title}](${guide}): ${use}`,
    `\`${component}\` of \`@tramita/widgets/${name}\``,
    props,
    events,
    weightOf(name),
    `<img src="${pictures}/${name}.png" alt="${title}" width="240">`,
  ];
}

const head = ['widget', 'import', 'props', 'events', 'weight', 'picture'];
const table = [head, head.map(() => '---'), ...widgets.map(row)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const text = `${table}\n\n\\* required`;

const readme = readFileSync(file, 'utf8');
const written = readme.replace(
  /(<!-- widgets: .*? -->\n)[\s\S]*?(<!-- \/widgets -->)/,
  (_, begin, end) => `${begin}\n${text}\n\n${end}`,
);
// the formatter pads the cells
const unpadded = (markdown) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
if (unpadded(written) !== unpadded(readme)) {
  if (process.argv.includes('--check')) {
    console.error('packages/widgets/README.md differs from the code: node scripts/docs/write-readme.mjs');
    process.exitCode = 1;
  } else {
    writeFileSync(file, written);
    await run('biome', ['format', '--write', file]);
  }
}
console.log(`${widgets.length} widgets in the README`);
