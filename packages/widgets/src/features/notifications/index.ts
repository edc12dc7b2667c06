export { NotificationsMenu } from './NotificationsMenu.tsx';
export type { NotificationsChannel } from './notifications-channel.ts';
export type { NotificationsMenuProps, NotificationTarget } from './notifications-menu-props.ts';
