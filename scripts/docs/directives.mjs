import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@tramita/client/contract';
import { errorMessages } from '@tramita/client/rules';
import { settings } from '../../packages/server/src/config/settings.ts';
import { published } from '../lib/packages.mjs';
import { root } from '../lib/run.mjs';
import { anchorOf, propertiesOf, propertyTable, purposeOf } from './reference.mjs';
import { weightOf } from './weights.ts';

// Lines of a guide such as `<!-- weight: summary -->` are replaced with facts of the code, so that no guide repeats them.

const widgets = JSON.parse(readFileSync(join(root, 'docs/site/widgets.json'), 'utf8'));

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function weight(name, { weights }) {
  const { first, most, element } = weightOf(weights, name);
  const asElement = element ? ` As an element it takes ${element} for its first screen, view library included.` : '';
  return `**Weight**: ${first} for the first screen, ${most} with everything it can ever load; gzipped, without React.${asElement}`;
}

/** The table of all widgets with their weights. */
function weightsOfAll(_argument, { weights }) {
  const rows = widgets.map(({ name, title, component, use }) => {
    const { first, most, element } = weightOf(weights, name);
    return [`[${title}](${name}.md)`, `\`${component}\``, use, first, most, element ?? ''];
  });
  return table(['widget', 'component', 'what it is for', 'first screen', 'everything', 'element'], rows);
}

/** `<!-- props: SummaryProps @tramita/widgets/summary -->` */
function props(argument, { reference }) {
  const [name, source] = argument.split(' ');
  return propertyTable(propertiesOf(reference, name, source));
}

function errors() {
  const { endpoints, errorCodes, commonErrorCodes } = contract;
  const rows = errorCodes.map((code) => {
    const calls = Object.values(endpoints).filter(({ errors: own }) => own?.includes(code));
    const named = calls.slice(0, 4).map(({ id }) => `\`${id}\``);
    const more = calls.length > 4 ? ` and ${calls.length - 4} more` : '';
    const where = commonErrorCodes.includes(code) ? 'every call' : named.join(', ') + more;
    return [`\`${code}\``, escaped(errorMessages[code]), where || 'not by a call of this version'];
  });
  return table(['code', 'message', 'returned by'], rows);
}

function calls(_argument, { reference }) {
  const names = new Map(Object.entries(contract).map(([name, value]) => [value, name]));
  const groups = Map.groupBy(Object.values(contract.endpoints), ({ id }) => id.split('.')[0]);
  return [...groups]
    .map(([resource, list]) => {
      const rows = list.map((call) => {
        const name = names.get(call) ?? call.id;
        return [
          `<code id="${anchorOf(name)}">${name}</code> ${call.addition ? '' : '(required)'}`,
          `\`${call.method} ${call.path}\``,
          purposeOf(reference, name),
          call.policy,
          [...(call.errors ?? [])].map((code) => `\`${code}\``).join(' '),
        ];
      });
      return `## ${resource}\n\n${table(['call', 'request', 'what it does', 'who', 'its own errors'], rows)}`;
    })
    .join('\n\n');
}

function serverSettings() {
  const rows = Object.values(settings).map(({ flag, env, help, byDefault }) => [
    `\`${env}\``,
    `\`--${flag}\``,
    `<span lang="pt-BR">${escaped(help)}</span>`,
    byDefault ? `\`${byDefault}\`` : '',
  ]);
  return table(['variable', 'flag', 'what it sets', 'default'], rows);
}

/** The changelogs of the published packages, and the changes that are not released yet. */
function changelog() {
  const changes = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .filter((file) => !file.endsWith('README.md'))
    .map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .trim(),
    )
    .filter(Boolean);
  const released = published.flatMap((name) =>
    globSync(`packages/${name}/CHANGELOG.md`, { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/^# /, '## ')
        .replace(/^(#{2,4}) (?=\d|\w+ Changes)/gm, '#$1 '),
    ),
  );
  const next = changes.map((text) => `- ${text.replaceAll('\n', '\n  ')}`);
  return [...(next.length > 0 ? [`## Next version\n\n${next.join('\n')}`] : []), ...released].join('\n\n');
}

function packagesReference(_argument, { reference }) {
  const rows = reference.entries.map(({ source, page, exports }) => [`[\`${source}\`](/${page}/)`, exports.length]);
  return table(['import', 'exports'], rows);
}

const directives = {
  weight,
  weights: weightsOfAll,
  props,
  errors,
  calls,
  settings: serverSettings,
  changelog,
  reference: packagesReference,
};

/** Replaces the directives of a guide. @throws if one is unknown. */
export function expand(text, facts) {
  return text.replace(/^<!-- (\w+)(?:: (.+))? -->$/gm, (_line, name, argument) => {
    const directive = directives[name];
    if (!directive) throw new Error(`There is no directive ${name}; known are ${Object.keys(directives).join(', ')}`);
    return directive(argument, facts);
  });
}
