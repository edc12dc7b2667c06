/**
 * Reads a Containerfile into its stages, with the instructions that `scripts/container/check.mjs` can carry out.
 *
 * @throws for any other instruction
 */
export function readContainerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const stages = [];
  for (const line of lines) {
    const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [image, , alias] = rest.split(/\s+/);
      stages.push({ image, name: alias, steps: [], env: {}, ...emptyResult });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage || !(name in readers)) throw new Error(`not understood: ${line}`);
    readers[name](stage, rest);
  }
  return stages;
}

const emptyResult = {
  workdir: '/',
  user: 'root',
  volumes: [],
  ports: [],
  healthcheck: null,
  entrypoint: [],
  command: [],
};

const listOf = (rest) => {
  if (!rest.startsWith('[')) throw new Error(`not a JSON list: ${rest}`);
  return JSON.parse(rest);
};

/** Each instruction: a step with the environment and the folder at its place, or a property of the image. */
const readers = {
  ENV(stage, rest) {
    for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env = { ...stage.env, [name]: value };
  },
  WORKDIR(stage, rest) {
    stage.workdir = rest;
    stage.steps.push({ kind: 'WORKDIR', folder: rest });
  },
  RUN(stage, command) {
    stage.steps.push({ kind: 'RUN', command, env: stage.env, workdir: stage.workdir });
  },
  COPY(stage, rest) {
    const words = rest.split(/\s+/);
    const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
    if (words.some((word) => word.startsWith('--')) || words.length !== 2)
      throw new Error(`not understood: COPY ${rest}`);
    stage.steps.push({ kind: 'COPY', from, source: words[0], target: words[1], workdir: stage.workdir });
  },
  USER(stage, rest) {
    stage.user = rest;
  },
  VOLUME(stage, rest) {
    stage.volumes = [...stage.volumes, rest];
  },
  EXPOSE(stage, rest) {
    stage.ports = [...stage.ports, Number(rest)];
  },
  HEALTHCHECK(stage, rest) {
    stage.healthcheck = listOf(rest.slice(rest.indexOf('CMD ') + 4));
  },
  ENTRYPOINT(stage, rest) {
    stage.entrypoint = listOf(rest);
  },
  CMD(stage, rest) {
    stage.command = listOf(rest);
  },
};
