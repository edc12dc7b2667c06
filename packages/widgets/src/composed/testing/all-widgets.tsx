import type { User } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { Audit } from '../../features/audit/index.ts';
import { Groups } from '../../features/groups/index.ts';
import { NpsForm } from '../../features/nps-form/index.ts';
import { Outbox } from '../../features/outbox/index.ts';
import { People } from '../../features/people-directory/index.ts';
import { Register } from '../../features/register/index.ts';
import { RequestDialog } from '../../features/request-dialog/index.ts';
import { Sheets } from '../../features/sheets/index.ts';
import { TaskDetail } from '../../features/task-detail/index.ts';
import { ServiceCatalogue } from '../catalogue/index.ts';
import { Dashboards } from '../dashboards/index.ts';
import { DepartmentPage, Departments } from '../departments/index.ts';
import { Modeler } from '../modeler/index.ts';
import { NotificationsMenu } from '../notifications/index.ts';
import { Report } from '../report/index.ts';
import { Summary } from '../summary/index.ts';
import { TaskInbox } from '../task-inbox/index.ts';
import { UpdateEditor, UpdatesFeed } from '../updates/index.ts';
import { Workflows } from '../workflows/index.ts';

const { tasks, requests } = sandboxIds;
const none = () => {};

/** Draws a widget for a user; the dialog of a request is about a service, by its id. */
type Draw = (user: User, service: number) => ReactNode;

/** Every widget by its name, with the props it needs on the sandbox. */
export const allWidgets: Readonly<Record<string, Draw>> = {
  TaskInbox: () => <TaskInbox />,
  TaskDetail: () => <TaskDetail identifier={tasks.refundApproval.uuid} onClose={none} />,
  ServiceCatalogue: () => <ServiceCatalogue onRequest={none} />,
  RequestDialog: (user, service) => <RequestDialog service={service} user={user} onClose={none} />,
  Summary: () => <Summary />,
  Report: () => <Report filter={{ process: 'Reembolso de despesas' }} />,
  Dashboards: () => <Dashboards />,
  UpdatesFeed: () => <UpdatesFeed />,
  UpdateEditor: () => <UpdateEditor update={null} onClose={none} />,
  Outbox: () => <Outbox />,
  Sheets: () => <Sheets />,
  Groups: () => <Groups />,
  Audit: () => <Audit />,
  People: () => <People />,
  Register: () => <Register />,
  Departments: () => <Departments />,
  DepartmentPage: () => <DepartmentPage department={1} />,
  Workflows: () => <Workflows />,
  Modeler: () => <Modeler process={null} />,
  NotificationsMenu: () => <NotificationsMenu />,
  NpsForm: () => <NpsForm uuid={requests.finishedToRate.protocol} />,
};
