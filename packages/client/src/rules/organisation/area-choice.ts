/** What of a department or sector decides whether it can be chosen for a process. */
export interface ChoosableArea {
  readonly id: number;
  readonly active: boolean;
  /** Whether the person who chooses is responsible for it. */
  readonly belong: boolean;
}

/** A department with what is known of its sectors; left out where the backend does not tell. */
export interface ChoosableDepartment extends ChoosableArea {
  readonly sectors?: readonly ChoosableArea[] | undefined;
}

/**
 * The departments a person may give a process to: active ones they or one of their sectors belong to, and the one
 * chosen now whatever it is.
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
 * The sectors of a department a person may give a process to: active ones they belong to, all active ones where they
 * belong to the department, and the one chosen now whatever it is.
 */
export function choosableSectors<Sector extends ChoosableArea>(
  sectors: readonly Sector[],
  department: Pick<ChoosableArea, 'belong'>,
  chosenId: number | null,
): Sector[] {
  return sectors.filter(({ id, active, belong }) => id === chosenId || (active && (belong || department.belong)));
}

/**
 * Whether a process must stay in the department it was loaded with: the person does not belong to that one. `initialId`
 * is null for a process that has none yet; a department that is not among those listed is nobody's to leave.
 */
export function isDepartmentLocked(departments: readonly ChoosableArea[], initialId: number | null): boolean {
  return initialId !== null && !departments.some(({ id, belong }) => id === initialId && belong);
}
