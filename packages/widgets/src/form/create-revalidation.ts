/** Time after a change until a field that showed its check is checked again, in ms. */
const REVALIDATION_DELAY = 500;

/** Decides when fields are checked: on leaving them, and from then on a moment after each change. */
export function createRevalidation(validate: (name: string) => void) {
  const left = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function cancel(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  return {
    /** The person left the field. */
    leave(name: string): void {
      left.add(name);
      clearTimeout(timers.get(name));
      timers.delete(name);
      validate(name);
    },
    /** The field, or what its rules read, changed. */
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
    /** These fields show their check already. */
    mark(names: Iterable<string>): void {
      for (const name of names) left.add(name);
    },
    cancel,
    /** As at the start: no field was left. */
    forget(): void {
      cancel();
      left.clear();
    },
  };
}
