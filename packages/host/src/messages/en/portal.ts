import { formatInteger } from '@tramita/widgets/ui';
import type { PortalTexts } from '../portal-texts.ts';
import { signInTexts } from './sign-in.ts';

/** English texts of the portal. */
export const portalTexts: PortalTexts = {
  signIn: signInTexts,
  pages: {
    services: 'Services',
    summary: 'Summary',
    toDo: 'To do',
    inProgress: 'In progress',
    finished: 'Completed',
    canceled: 'Canceled',
    assignedToMe: 'Assigned to me',
    assignedInProgress: 'Assigned to me, in progress',
    assignedFinished: 'Assigned to me, completed',
    assignedCanceled: 'Assigned to me, canceled',
    report: 'Report',
    request: 'Request',
    dashboard: 'Dashboard',
    processes: 'Processes',
    departments: 'Responsible Area and Sector',
    groups: 'Groups',
    calendars: 'Calendars',
    outbox: 'Outbox',
    sheets: 'Stored spreadsheets',
    updates: 'Updates',
    rating: 'Service rating',
  },
  sections: {
    myTasks: 'My requests',
    attendance: 'Service desk',
    report: 'Report',
    administration: 'Administration',
  },
  shell: {
    skip: 'Skip to content',
    mainMenu: 'Main menu',
    collapseMenu: 'Collapse menu',
    expandMenu: 'Expand menu',
    closeMenu: 'Close menu',
    openMenu: 'Open menu',
    userMenu: 'User menu',
    signOut: 'Sign out',
    restricted: (status: string | undefined) =>
      `Your status in the employee records is ${status ?? 'restricted'}. Some access is limited.`,
    tasks: (count: number) => `, ${count === 1 ? '1 task' : `${formatInteger(count, 'en')} tasks`}`,
    unread: (count: number) => `, ${count} unread`,
    newUpdate: ', there is news this week',
    updatesWithNew: 'Updates, there is news this week',
    language: 'Language',
    languageFailed: 'The language could not be loaded',
    languageFailedDetail: 'Check your connection and try again.',
  },
  support: {
    open: 'Contact support',
    panel: 'Support',
    heading: 'Need help?',
    text: 'Contact the support team of your company.',
    email: 'Email',
    phone: 'Phone',
  },
  palette: {
    title: 'Go to',
    open: 'Go to...',
    input: 'Page, service or IDK',
    results: 'Destinations',
    nothing: 'No items found',
    count: (count: number) => (count === 1 ? '1 destination' : `${count} destinations`),
    groups: {
      number: 'Request',
      recent: 'Recent requests',
      views: 'Views',
      pages: 'Pages',
      services: 'Services',
    },
    openRequest: (idk: string) => `Open IDK ${idk}`,
    requestHint: 'Request',
    pageHint: 'Go to',
    serviceHint: 'Request',
    list: (section: string, page: string) => `${section}: ${page}`,
    notFound: 'The task could not be found',
    failed: 'An unexpected error occurred. The request was not opened; please try again.',
  },
  notFound: {
    heading: 'Page not found',
    line: 'The address may have changed or the service left the catalog.',
    back: 'Back',
    address: (path: string) => `Address: ${path}`,
  },
  crash: {
    heading: 'Something went wrong while showing this page!',
    line: 'Reload the page and try again.',
    reload: 'Reload',
  },
  noPermission: {
    title: 'You do not have permission to access this',
    detail: (page: string) =>
      page === ''
        ? 'If you need it, ask the administrators of the portal.'
        : `You do not have access to ${page}. If you need it, ask the administrators of the portal.`,
  },
  frame: {
    closed: 'The task was closed',
    openAgain: 'Open again',
  },
};
