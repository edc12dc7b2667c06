import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A numbered step of a guide. */
export interface GuideStep {
  /** Its heading, e.g. `1. Create the database`. */
  readonly title: string;
  /** Its blocks of shell commands, in order. */
  readonly commands: readonly string[];
}

/** Returns the numbered steps of a guide of the documentation. */
export function readGuideSteps(guide: string): readonly GuideStep[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/guides', `${guide}.md`), 'utf8');
  const sections = text.split(/^(?=##+ )/m);
  return sections.flatMap((section) => {
    const [, title] = /^### (\d+\. .+)\n/.exec(section) ?? [];
    if (!title) return [];
    const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
    return [{ title, commands: blocks.map(([, code = '']) => code) }];
  });
}
