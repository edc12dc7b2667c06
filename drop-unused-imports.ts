import type { Plugin } from 'esbuild';

/** An import of a shared file from which a built file uses nothing. */
const unused = /^import "\.\.?\/(?:\.\.\/)*chunk-[A-Z0-9]{8}\.js";$/gm;

/** Returns a built file without such imports. Its lines stay where they are, so that its source map stays right. */
const withoutUnusedImports = (code: string): string => code.replace(unused, '');

/**
 * Removes the imports of shared files from which a built file uses nothing. esbuild writes one for every file that a source
 * could reach, such as all icons for a single one. Shared files have no side effects, as the package says, so bundlers drop
 * these imports; but esbuild still follows them when it splits an application, and would load with a first screen what only
 * a later part uses.
 */
export const dropUnusedImports: Plugin = {
  name: 'drop-unused-imports',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        if (file.path.endsWith('.js')) file.contents = new TextEncoder().encode(withoutUnusedImports(file.text));
      }
    });
  },
};
