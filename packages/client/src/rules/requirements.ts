/** Why a person may not start a process. */
export type RequirementCode = 'HIERARCHY_REQUIRED' | 'INITIALIZER_GROUP_REQUIRED';

/** Messages of the requirement check. */
export const requirementMessages: Record<RequirementCode, string> = {
  HIERARCHY_REQUIRED:
    'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.',
  INITIALIZER_GROUP_REQUIRED:
    'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
};

/** Input of the requirement check: properties of the process and of the person a request is for. */
export type RequirementFacts = {
  /** Whether a step is addressed to the superior of the person, or to the superior's superior. */
  dependsOnHierarchy: boolean;
  hasSuperior: boolean;
  /** Whether the status of the person may start the process and, if it has an initializer group, the person is a member. */
  canInitialize: boolean;
};

/** Returns why the person may not start the process, hierarchy first; null if they may. */
export function checkRequirements(facts: RequirementFacts): RequirementCode | null {
  if (facts.dependsOnHierarchy && !facts.hasSuperior) return 'HIERARCHY_REQUIRED';
  return facts.canInitialize ? null : 'INITIALIZER_GROUP_REQUIRED';
}
