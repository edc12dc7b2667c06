import { buildElements, buildRatingForm } from './build-elements.ts';

// the rating form as a single file, and the loader of all elements with their parts
await buildRatingForm();
await buildElements();
