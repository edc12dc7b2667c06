import type { Services } from '../../context.ts';
import { taskMarkers } from '../company/task-markers.ts';
import type { Company } from '../demo-company.ts';
import { demoEpoch, hoursAgo } from '../epoch.ts';
import type { DrivenRequest } from '../history/demo-driver.ts';
import { createSimulation, type Simulation } from '../history/simulation.ts';
import { smallPdf, smallText } from '../history/small-files.ts';
import { createRandom } from '../random.ts';
import type { Deed, Story } from './scenario.ts';

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

  const act = async (request: DrivenRequest, deed: Deed): Promise<void> => {
    const { driver } = simulation;
    const by = person(deed.by);
    if (deed.kind === 'finish')
      await simulation.followUp(request, await driver.finish(request, { ...deed, by }), settled);
    else if (deed.kind === 'take') await driver.take(request, by);
    else if (deed.kind === 'read') await driver.read(request, by);
    else if (deed.kind === 'comment') await driver.comment(request, by, deed.text);
    else if (deed.kind === 'attach') await driver.attach(request, by, fileOf(deed.name));
    else if (deed.kind === 'cancel') await driver.cancel(request, deed.motive);
    else if (deed.kind === 'rate') await driver.rate(request, deed.liked, deed.text);
    else if (deed.kind === 'tag') {
      const marker = taskMarkers.find(({ id }) => id === deed.marker);
      if (marker !== undefined) await driver.tag(request, by, marker);
    }
  };

  for (const story of stories) {
    simulation.timeline.add(hoursAgo(story.hours), () => start(story));
    for (const deed of story.deeds) {
      simulation.timeline.add(hoursAgo(deed.hours), async () => {
        const request = requests.get(story.key);
        if (request === undefined) throw new Error(`${story.key} did not start before its first deed`);
        try {
          await act(request, deed);
        } catch (cause) {
          throw new Error(`${story.key}: "${deed.kind}" of ${deed.by} cannot be done`, { cause });
        }
      });
    }
  }
  await simulation.run();
  return { requests, files: simulation.files };
}
