import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first. A name that is no longer there changes nothing but the order. */
const longest = [
  'twoworld/worlds.1',
  'twoworld/worlds.2',
  'api/twoWorlds',
  'conformance/rulesets',
  'api/everyField',
  'tooling/start',
  'api/awayTwoWorlds',
  'api/matrix',
  'server/engines',
  'server/bus',
  'server/races',
  'api/mapTwoWorlds',
  'golden/golden',
  'api/mails',
  'cases/rulesets',
  'server/restoring',
  'server/chatChannels',
  'archive/archive',
  'tooling/laws',
  'server/bots',
  'server/openWar',
] as const

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`))
  return at === -1 ? longest.length : at
}

/** The longest files are begun first: one that came last would leave the other processors idle. The rest in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted].sort((one, other) => rank(one) - rank(other))
  }
}
