export { UpdatesFeed, type UpdatesFeedProps } from './UpdatesFeed.tsx';
