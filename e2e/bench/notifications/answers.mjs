/** Number of notifications that the server of each contestant returns. */
const count = 10;
const at = new Date('2026-11-19T12:00:00Z').toISOString();
const numbers = Array.from({ length: count }, (_, index) => count - index);
const sentence = (id) => `Nova tarefa Conferência da solicitação ${id}, Reembolso de despesas`;

const ofNovu = (id) => ({
  id: String(id),
  _id: String(id),
  subject: 'Nova tarefa',
  body: sentence(id),
  to: { id: 's', subscriberId: 'bench' },
  isRead: false,
  isSeen: false,
  isArchived: false,
  isSnoozed: false,
  createdAt: at,
  channelType: 'in_app',
  tags: [],
  data: {},
  transactionId: String(id),
  severity: 'none',
  workflow: { id: 'w', identifier: 'w', name: 'w', critical: false, tags: [], severity: 'none' },
});

const answers = {
  'GET /v1/notifications': {
    unread: count,
    notifications: numbers.map((id) => ({
      id,
      message: sentence(id),
      read: false,
      active: true,
      protocol: null,
      createdAt: at,
    })),
  },
  'POST /v1/inbox/session': {
    data: {
      token: 'e30.e30.e30',
      totalUnreadCount: count,
      unreadCount: { total: count, severity: { high: 0, medium: 0, low: 0, none: count } },
      removeNovuBranding: true,
      maxSnoozeDurationHours: 0,
      isDevelopmentMode: false,
      applicationIdentifier: 'bench',
    },
  },
  'GET /v1/inbox/notifications': { data: numbers.map(ofNovu), hasMore: false, filter: {} },
  'GET /v1/inbox/notifications/count': { data: [{ count, filter: {} }] },
  'GET /v1/inbox/preferences': { data: [] },
};

/** Returns the response to a call. */
export const answerOf = (method, pathname) => answers[`${method} ${pathname}`] ?? { data: {} };
