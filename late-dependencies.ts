import manifest from './packages/widgets/package.json' with { type: 'json' };

/**
 * What the widgets use, for Vite to prepare before the first page. Some of it comes with parts that are fetched late:
 * found only then, it would make Vite start over in the middle of a test, with a second React.
 */
export const lateDependencies: string[] = Object.keys(manifest.dependencies)
  .filter((name) => !name.startsWith('@tramita/'))
  .map((name) => `@tramita/widgets > ${name}`);
