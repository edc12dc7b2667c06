import axe from 'axe-core';

// what a whole page needs, a widget alone does not have
const rulesOfPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** What axe finds wrong in an element once nothing moves or fades any more: rule and place of each breach. */
export async function breachesOfAxe(root: Element): Promise<string[]> {
  const moving = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const rules = Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(root, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
