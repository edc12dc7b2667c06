/** Properties of a department or sector that decide whether it can be chosen for a process. */
export interface ChoosableArea {
  readonly id: number;
  readonly active: boolean;
  /** Whether the choosing person is responsible for it. */
  readonly belong: boolean;
}

/** A department with its sectors; omitted if the backend does not return them. */
export interface ChoosableDepartment extends ChoosableArea {
  readonly sectors?: readonly ChoosableArea[] | undefined;
}

/**
 * Returns the departments that a person may choose for a process: active ones for which they, or through one of their
 * sectors, are responsible, and the currently chosen one in any case.
 */
export function choosableDepartments<Department extends ChoosableDepartment>(
  departments: readonly Department[],
  chosenId: number | null,
): Department[] {
  return departments.filter(
    ({ id, active, belong, sectors = [] }) =>
      id === chosenId || (active && (belong || sectors.some((sector) => sector.belong))),
  );
}

/**
 * Returns the sectors of a department that a person may choose for a process: active ones for which they are responsible,
 * all active ones if they are responsible for the department, and the currently chosen one in any case.
 */
export function choosableSectors<Sector extends ChoosableArea>(
  sectors: readonly Sector[],
  department: Pick<ChoosableArea, 'belong'>,
  chosenId: number | null,
): Sector[] {
  return sectors.filter(({ id, active, belong }) => id === chosenId || (active && (belong || department.belong)));
}

/**
 * Returns whether a process must stay in its initial department: the person is not responsible for that one. `initialId`
 * is null for a process without a department; a department that is not listed can never be left.
 */
export function isDepartmentLocked(departments: readonly ChoosableArea[], initialId: number | null): boolean {
  return initialId !== null && !departments.some(({ id, belong }) => id === initialId && belong);
}
