import { fileURLToPath } from 'node:url';

const moduleFolder = (name: string) => fileURLToPath(new URL(`node_modules/${name}`, import.meta.url));

/** Replaces React with its oldest supported version if the environment variable `TRAMITA_REACT` is `18`. */
export const reactAlias =
  process.env['TRAMITA_REACT'] === '18'
    ? [
        { find: /^react(?=\/|$)/, replacement: moduleFolder('react-18') },
        { find: /^react-dom(?=\/|$)/, replacement: moduleFolder('react-dom-18') },
      ]
    : [];
