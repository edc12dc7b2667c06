// Runs in the page and measures times from an event to the paint of its last effect. Needs `paint.mjs`, before the
// library.

const { afterPaint } = window;

/** Time in ms without a change after which the page counts as settled. */
const quiet = 120;

/** Time in ms after which an effect that has not come is missing. */
const patience = 4000;

/** Observes the page; resolves to the times until the paint after which `isReached`, and until that of the last change. */
function settled(started, isReached = () => true) {
  return new Promise((resolve) => {
    let painted = started;
    let reached = null;
    let isThere = false;
    let isAwaited = false;
    let end;
    // requests no frame while nothing changes, because a page that always draws gets its frames late
    const look = () => {
      clearTimeout(end);
      end = setTimeout(finish, quiet);
      isThere ||= isReached();
      if (isAwaited) return;
      isAwaited = true;
      afterPaint((time) => {
        painted = time;
        isAwaited = false;
        if (isThere) reached ??= time;
      });
    };
    const observer = new MutationObserver(look);
    const finish = () => {
      // effects that a library delays
      if (reached === null && performance.now() - started < patience) {
        look();
        return;
      }
      observer.disconnect();
      resolve({ reached: reached === null ? null : reached - started, last: painted - started });
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

function isShown(name) {
  try {
    return Boolean(window.bench.input(name)?.checkVisibility());
  } catch {
    return false;
  }
}

window.measure = {
  async mount(count, option) {
    const started = performance.now();
    const end = settled(started);
    await window.bench.mount(document.getElementById('root'), count, option);
    return (await end).last;
  },
  /** Call before a real key or click; `result` resolves to the times from its event to the paints. */
  arm(type, { errors, shown } = {}) {
    const isReached = () => {
      if (errors !== undefined) return window.bench.errors() >= errors;
      return shown === undefined || isShown(shown.name) === shown.is;
    };
    window.measure.result = new Promise((resolve) => {
      const handle = (event) => resolve(settled(event.timeStamp, isReached));
      window.addEventListener(type, handle, { capture: true, once: true });
    });
  },
};
