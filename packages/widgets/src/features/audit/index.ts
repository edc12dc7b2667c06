export { Audit, type AuditChoice, type AuditProps } from './Audit.tsx';
