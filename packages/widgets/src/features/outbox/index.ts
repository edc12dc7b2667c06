export { Outbox, type OutboxFilter, type OutboxProps } from './Outbox.tsx';
