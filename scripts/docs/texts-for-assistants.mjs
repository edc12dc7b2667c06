import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from '../lib/packages.mjs';
import { root } from '../lib/run.mjs';

// `llms.txt` lists the pages of the site with their summaries, `llms-full.txt` contains the guides; see https://llmstxt.org.

const introduction = `# Tramita

> Workflow and service requests in Brazilian Portuguese: React widgets and custom elements for any page
> (\`@tramita/widgets\`), a typed client (\`@tramita/client\`) and a reference server with a process engine
> (\`@tramita/server\`, \`npx tramita\`). The documentation is served by every server at \`/docs/\`.
`;

const list = ({ title, pages }) =>
  `## ${title}\n\n${pages.map((page) => `- [${page.title}](${page.address}): ${page.summary}`).join('\n')}\n`;

/** Writes both texts next to the site and into the published packages. */
export function writeTextsForAssistants(sections, output) {
  const index = [introduction, ...sections.map(list)].join('\n');
  const guides = sections.flatMap(({ pages }) => pages).filter(({ isReference }) => !isReference);
  const full = [introduction, ...guides.map(({ title, text }) => `# ${title}\n\n${text.trim()}\n`)].join('\n');
  // all guides only once, because client and widgets must stay small
  for (const folder of [output, join(root, 'packages/server')]) writeFileSync(join(folder, 'llms-full.txt'), full);
  for (const folder of [output, ...published.map((name) => join(root, 'packages', name))]) {
    writeFileSync(join(folder, 'llms.txt'), index);
  }
}
