export {
  createRealtimeChannel,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type RealtimeState,
} from './create-realtime-channel.ts';
export { realtimeFigures } from './realtime-figures.ts';
