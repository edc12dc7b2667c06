import { buildElements, buildRatingForm } from './build-elements.ts';

// one file for the page that needs the rating form alone; then the loader of all elements with its files
await buildRatingForm();
await buildElements();
