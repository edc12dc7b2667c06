import type { Handlers } from '../handlers.ts';
import { createRecord, deactivateRecord, reactivateRecord, removeRecord, updateRecord } from './change-record.ts';
import { listRegister } from './list-register.ts';

export const registerRoutes = {
  'register.list': listRegister,
  'register.create': createRecord,
  'register.update': updateRecord,
  'register.deactivate': deactivateRecord,
  'register.reactivate': reactivateRecord,
  'register.remove': removeRecord,
} satisfies Partial<Handlers>;
