import type { Position } from '@tramita/client/rules';
import { PositionError } from './form-services.ts';

/** Timeout for the browser to determine its position, in ms. */
const PATIENCE = 15_000;
/** `GeolocationPositionError.PERMISSION_DENIED`, a constant of an interface that not every browser exposes. */
const DENIED = 1;

/**
 * Returns the browser's position.
 *
 * @throws {PositionError} `denied` if the user or the page refuses it, `unavailable` if there is no position
 */
export function browserPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (typeof navigator === 'undefined' || !navigator.geolocation) {
      reject(new PositionError('unavailable'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (cause) => reject(new PositionError(cause.code === DENIED ? 'denied' : 'unavailable', { cause })),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });
}
