import type { Handlers } from '../handlers.ts';
import { getProcess } from './get-process.ts';
import { getPublishImpact } from './get-publish-impact.ts';
import { listAssigneeStatuses, listProcessCategories } from './list-choices.ts';
import { listDepartmentProcesses, listProcesses, listSectorProcesses } from './list-processes.ts';
import { publishLinkedProcess } from './publish-linked-process.ts';
import { publishProcess } from './publish-process.ts';
import { saveScenarios } from './save-scenarios.ts';
import { testServiceCall } from './try-service-call.ts';

export const processesRoutes = {
  'processes.list': listProcesses,
  'processes.get': getProcess,
  'processes.publish': publishProcess,
  'processes.publishLinked': publishLinkedProcess,
  'processes.ofDepartment': listDepartmentProcesses,
  'processes.ofSectors': listSectorProcesses,
  'processes.categories': listProcessCategories,
  'processes.assigneeStatuses': listAssigneeStatuses,
  'processes.testCall': testServiceCall,
  'processes.impact': getPublishImpact,
  'processes.saveScenarios': saveScenarios,
} satisfies Partial<Handlers>;
