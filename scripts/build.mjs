// Builds the packages that have changed since their last build; all of them with --force.
import { buildStale } from './lib/packages.mjs';

process.exitCode = await buildStale({ force: process.argv.includes('--force') });
