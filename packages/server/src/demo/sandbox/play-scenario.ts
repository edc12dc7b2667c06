import type { Services } from '../../context.ts';
import { demoTags } from '../company/task-tags.ts';
import type { Company } from '../demo-company.ts';
import { demoEpoch, hoursAgo } from '../epoch.ts';
import type { DrivenRequest } from '../history/demo-driver.ts';
import { createSimulation, type Simulation } from '../history/simulation.ts';
import { smallPdf, smallText } from '../history/small-files.ts';
import { createRandom } from '../random.ts';
import type { Action, Story } from './scenario.ts';

const settled = async () => undefined;
const fileOf = (name: string) =>
  name.endsWith('.txt') ? smallText(name, ['Rede Ipê', name]) : smallPdf(name, `Rede Ipe - ${name}`);

/** Plays the stories through the engine. Returns the request of each story. */
export async function playScenario(
  db: Services['db'],
  company: Company,
  stories: readonly Story[],
): Promise<{ requests: ReadonlyMap<string, DrivenRequest>; files: Simulation['files'] }> {
  const simulation = createSimulation(db, company, demoEpoch);
  const requests = new Map<string, DrivenRequest>();
  const person = (userName: string) => {
    const found = company.people.find((candidate) => candidate.userName === userName);
    if (found === undefined) throw new Error(`There is no "${userName}" in the sandbox`);
    return found;
  };

  const start = async (story: Story): Promise<void> => {
    const service = company.services.find(({ name }) => name === story.service);
    if (service === undefined) throw new Error(`There is no service "${story.service}" in the sandbox`);
    const { request, applied } = await simulation.driver.start({
      service,
      requester: person(story.requester),
      startedBy: person(story.startedBy ?? story.requester),
      values: story.values,
      files: story.files?.map(fileOf),
      random: createRandom(`rede-ipe/sandbox/${story.key}`),
    });
    requests.set(story.key, request);
    await simulation.followUp(request, applied, settled);
  };

  const act = async (request: DrivenRequest, action: Action): Promise<void> => {
    const { driver } = simulation;
    const by = person(action.by);
    if (action.kind === 'finish')
      await simulation.followUp(request, await driver.finish(request, { ...action, by }), settled);
    else if (action.kind === 'take') await driver.take(request, by);
    else if (action.kind === 'read') await driver.read(request, by);
    else if (action.kind === 'comment') await driver.comment(request, by, action.text);
    else if (action.kind === 'attach') await driver.attach(request, by, fileOf(action.name));
    else if (action.kind === 'cancel') await driver.cancel(request, action.motive);
    else if (action.kind === 'rate') await driver.rate(request, action.liked, action.text);
    else if (action.kind === 'tag') {
      const tag = demoTags.find(({ id }) => id === action.tagId);
      if (tag !== undefined) await driver.tag(request, by, tag);
    }
  };

  for (const story of stories) {
    simulation.timeline.add(hoursAgo(story.hours), () => start(story));
    for (const action of story.actions) {
      simulation.timeline.add(hoursAgo(action.hours), async () => {
        const request = requests.get(story.key);
        if (request === undefined) throw new Error(`${story.key} did not start before its first action`);
        try {
          await act(request, action);
        } catch (cause) {
          throw new Error(`${story.key}: "${action.kind}" of ${action.by} cannot be done`, { cause });
        }
      });
    }
  }
  await simulation.run();
  return { requests, files: simulation.files };
}
