/** Time after which the clipboard is released if a test fails before it releases it, in ms. */
const longestHold = 5000;

let turn: Promise<void> = Promise.resolve();
let release = () => {};

/** Lets one page at a time copy and paste, because all pages of a browser share a clipboard. */
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
