/** Delay after a change before a field that was already validated is validated again, in ms. */
const REVALIDATION_DELAY = 500;

/** Decides when fields are validated: on blur, and from then on shortly after each change. */
export function createRevalidation(validate: (name: string) => void) {
  const left = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function cancel(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  return {
    /** Called when the user leaves the field. */
    leave(name: string): void {
      left.add(name);
      clearTimeout(timers.get(name));
      timers.delete(name);
      validate(name);
    },
    /** Called when the field, or a value its rules read, changes. */
    changed(name: string): void {
      if (!left.has(name)) return;
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => {
          timers.delete(name);
          validate(name);
        }, REVALIDATION_DELAY),
      );
    },
    /** Marks fields as already validated. */
    mark(names: Iterable<string>): void {
      for (const name of names) left.add(name);
    },
    cancel,
    /** Resets to the initial state, in which no field was left. */
    forget(): void {
      cancel();
      left.clear();
    },
  };
}
