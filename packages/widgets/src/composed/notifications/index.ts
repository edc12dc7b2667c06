export type { NotificationsChannel } from '../../features/notifications/center/notifications-channel.ts';
export type {
  NotificationsMenuProps,
  NotificationTarget,
} from '../../features/notifications/notifications-menu-props.ts';
export { NotificationsMenu } from './NotificationsMenu.tsx';
