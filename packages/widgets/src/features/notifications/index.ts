export type { NotificationsChannel } from './center/notifications-channel.ts';
export { NotificationsMenu } from './NotificationsMenu.tsx';
export type { NotificationsMenuProps, NotificationTarget } from './notifications-menu-props.ts';
