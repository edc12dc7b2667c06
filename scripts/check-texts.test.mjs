import { expect, test } from 'vitest';
import { literalTexts, tableTexts } from './check-texts.mjs';

const textsOf = (source) => literalTexts(source).map(({ text }) => text);

test.each([
  ['<p>Tentar novamente</p>', 'Tentar novamente'],
  ['<p>Sim</p>', 'Sim'],
  ["<p>{isOpen ? 'Fechar' : close}</p>", 'Fechar'],
  ["<p>{isOpen && 'Aberta'}</p>", 'Aberta'],
  [`<p>{\`IDK \${idk}\`}</p>`, 'IDK {}'],
  ['<button aria-label="Abrir" />', 'Abrir'],
  [`<Field label={\`Campo \${name}\`} />`, 'Campo {}'],
  ["const text = 'não lida';", 'não lida'],
  ["const text = 'Tarefas abertas';", 'Tarefas abertas'],
  ["const item = { label: 'Tarefas' };", 'Tarefas'],
])('E11.04 the check finds a text of the screen outside the message tables: %s', (source, text) => {
  expect(textsOf(`const part = () => { ${source.startsWith('<') ? `return ${source};` : source} };`)).toEqual([text]);
});

test.each([
  '<p>{messages.retry}</p>',
  '<p>1</p>',
  '<input name="comment" type="text" className="Campo" />',
  "<p>{kind === 'Task' ? messages.task : messages.step}</p>",
  '<Kbd>Enter</Kbd>',
  "throw new TypeError('The page has no token');",
  "console.warn('The page has no token');",
  "const path = '/adm/groups';",
  "const key = { label: 'idk' };",
])('E11.04 the check accepts what users do not read: %s', (source) => {
  expect(textsOf(`const part = () => { ${source.startsWith('<') ? `return ${source};` : source} };`)).toEqual([]);
});

test('E11.04 the check reads the texts of a table, not its types', () => {
  const source = `export const texts: TextsOf<typeof base> = { a: 'Abrir', b: (n: 'x' | number) => \`\${n} tarefas\` };`;
  expect(tableTexts(source)).toEqual(['Abrir', '{} tarefas']);
});
