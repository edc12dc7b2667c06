/** A test that fails between the two keeps the others waiting no longer than this, in ms. */
const longestHold = 5000;

let turn: Promise<void> = Promise.resolve();
let release = () => {};

/** Lets one page at a time copy and paste: all pages of a browser have the same clipboard. */
export const clipboardCommands = {
  async holdClipboard() {
    const before = turn;
    let end = () => {};
    turn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    const timer = setTimeout(end, longestHold);
    release = () => {
      clearTimeout(timer);
      end();
    };
  },
  async releaseClipboard() {
    release();
  },
};
