import axe from 'axe-core';

// requirements for whole pages, which a single widget cannot meet
const rulesOfPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Returns the axe violations of an element, as rule and place, after all animations ended. */
export async function breachesOfAxe(root: Element): Promise<string[]> {
  const moving = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const rules = Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(root, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
