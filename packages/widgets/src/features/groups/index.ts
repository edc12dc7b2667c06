export { type GroupKind, Groups, type GroupsProps, type OpenGroup } from './Groups.tsx';
