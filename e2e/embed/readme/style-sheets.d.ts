/** What a bundler's types declare. */
declare module '*.css';
