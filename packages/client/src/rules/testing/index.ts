export { xssCorpus } from './xss-corpus.ts';
