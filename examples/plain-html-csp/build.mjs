// Copies the published files of the elements next to the page's own files.
import { cpSync } from 'node:fs';

cpSync('node_modules/@tramita/widgets/dist/elements', 'dist/tramita', { recursive: true });
cpSync('public', 'dist', { recursive: true });
