import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The part of a build's report that says which file imports which. */
export type Inputs = Metafile['inputs'];

const react = /^react(-dom)?(\/|$)/;

/** Whether a file contains components or hooks: it imports React. Types are not imported in a build. */
const usesReact = (inputs: Inputs, file: string): boolean =>
  inputs[file]?.imports.some(({ path, external }) => external && react.test(path)) ?? false;

/**
 * Returns the files that a server component cannot use: those with components or hooks, and those that import them. All
 * paths are absolute.
 */
export function clientModules(inputs: Inputs): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(inputs)) {
    for (const { path, external, kind } of imports) {
      if (external || kind === 'dynamic-import') continue;
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  const found = new Set(Object.keys(inputs).filter((file) => usesReact(inputs, file)));
  // a set also visits elements that are added during the visit
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return new Set([...found].map((file) => resolve(file)));
}

/**
 * Marks the files of a build that contain components or hooks with `'use client'`, so that frameworks with server
 * components load them in the browser too. Constants and pure functions of other files can be used on the server.
 *
 * @param onInputs receives the report of the build
 */
export const markClientFiles = (onInputs: (inputs: Inputs) => void): Plugin => ({
  name: 'mark-client-files',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile, outputFiles = [] }) => {
      if (!metafile) return;
      const { inputs, outputs } = metafile;
      const marked = new Set(
        Object.entries(outputs).flatMap(([path, { inputs: contained }]) =>
          path.endsWith('.js') && Object.keys(contained).some((file) => usesReact(inputs, file)) ? [resolve(path)] : [],
        ),
      );
      for (const file of outputFiles) {
        // in front of the first line, so that the source map stays right
        if (marked.has(file.path)) file.contents = new TextEncoder().encode(`"use client";${file.text}`);
      }
      onInputs(inputs);
    });
  },
});
