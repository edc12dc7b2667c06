// Loaded by an instance before its own code: SIGUSR2 sets its clock forward or back by the milliseconds in the file CLOCK_FILE.
// Only the time of day jumps, as with a real clock; timers and performance.now() go on.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let offset = 0;

class JumpingDate extends TrueDate {
  constructor(...values) {
    if (values.length === 0) super(JumpingDate.now());
    else super(...values);
  }

  static now() {
    return TrueDate.now() + offset;
  }
}

globalThis.Date = JumpingDate;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});
