import manifest from './packages/widgets/package.json' with { type: 'json' };

/**
 * Dependencies of the widgets that Vite must prepare before the first page. Some of them are only used by parts that are
 * loaded on demand: if Vite found them then, it would reload in the middle of a test, with a second React.
 */
export const lateDependencies: string[] = Object.keys(manifest.dependencies)
  .filter((name) => !name.startsWith('@tramita/'))
  .map((name) => `@tramita/widgets > ${name}`);
