/** Why a person may not start a process. */
export type RequirementCode = 'HIERARCHY_REQUIRED' | 'INITIALIZER_GROUP_REQUIRED';

/** The messages of the requirement check. */
export const requirementMessages: Record<RequirementCode, string> = {
  HIERARCHY_REQUIRED:
    'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.',
  INITIALIZER_GROUP_REQUIRED:
    'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
};

/** What the requirement check knows of a process and the person a request is for. */
export type RequirementFacts = {
  /** Some step is addressed to the superior of the person, or to the superior's superior. */
  dependsOnHierarchy: boolean;
  hasSuperior: boolean;
  /** Group whose members may start the process; null when everybody may. */
  initializerGroup: number | null;
  /** Groups the person belongs to. */
  groups: readonly number[];
};

/** What stops the person from starting the process, hierarchy first; null when nothing does. */
export function checkRequirements(facts: RequirementFacts): RequirementCode | null {
  if (facts.dependsOnHierarchy && !facts.hasSuperior) return 'HIERARCHY_REQUIRED';
  if (facts.initializerGroup !== null && !facts.groups.includes(facts.initializerGroup)) {
    return 'INITIALIZER_GROUP_REQUIRED';
  }
  return null;
}
