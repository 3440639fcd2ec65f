import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { feudRegistry } from '../support/feud.js'
import { type Between, type Fault, openBetween } from './generated/between.js'
import { answerFaults, frameFaults, worldLeaks } from './generated/faults.js'
import { answered, type Asked, toldFromMissing, wantedBy } from './generated/looker.js'
import { everyOperation, everyQuestion, refusing } from './generated/operations.js'
import { type Play, playSecretWorld, type Told } from './generated/secretWorld.js'
import { withLeak } from './plantedLeaks.js'
import { secrecyIn } from './rules/secrecy.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let between: Between
let asked: Asked
/** The world in which nothing is hidden, and one in which much is. */
let [quiet, busy]: Told[] = []
let worlds = 0

const play = (busy: boolean, changes: Omit<Play, 'world' | 'busy'> = {}): Promise<Told> => {
  worlds += 1
  return playSecretWorld(server, asked, { world: worlds, busy, ...changes })
}

beforeAll(async () => {
  const schema = await openSchema()
  // The game that is played here has no such part; test/twoworld/api asks for those of the rulesets.
  const classes = new Map([...secrecyIn(schema)].filter(([field]) => field !== 'Briefing.detail'))
  asked = {
    operations: everyOperation(schema, classes),
    questions: everyQuestion(schema, classes),
    streams: everyOperation(schema, classes, 'Subscription'),
  }
  server = await startTestServer({ registry: feudRegistry, config: { pages: true } })
  between = await openBetween(server.url)
  quiet = await play(false)
  busy = await play(true)
})
afterAll(async () => {
  await between.close()
  await server.close()
})

const parting = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 200), at + 160)
  return `\n  ${part(left)}\n  ${part(right)}`
}

/** Everything that somebody is told in another way than where nothing is hidden. */
const differences = ({ lookers, answers, frames }: Told): readonly string[] => {
  const found: string[] = []
  const compare = (what: string, one = '', other = ''): void => {
    if (one !== other) found.push(`${what}: ${parting(one, other)}`)
  }
  for (const { name, mayDiffer } of lookers) {
    for (const [key, answer] of answers.get(name) ?? [])
      compare(`${name}, ${key.slice(0, 200)}`, quiet?.answers.get(name)?.get(key), answer)
    // Who acts is sent frames of what they do.
    if (mayDiffer?.includes('own')) continue
    compare(`${name}, frames`, quiet?.frames.get(name)?.join('\n'), frames.get(name)?.join('\n'))
  }
  return found
}

describe('two worlds that differ in what two players do behind the backs of all others', () => {
  it('are one to all others in every field, argument, refusal, header, frame and page', () => {
    expect(differences(busy as Told).join('\n')).toBe('')
  })

  it('answer what exists unseen as what does not exist', () => {
    for (const { names, lookers, answers } of [quiet, busy] as Told[])
      for (const { name, mayDiffer } of lookers)
        if (!mayDiffer)
          expect([name, toldFromMissing(asked, answers.get(name) ?? new Map(), names)]).toEqual([name, []])
  })

  it('tell all members the same in the fields that are said to be for all of them', () => {
    const { answers } = busy as Told
    const members = ['side 1', 'side 2', 'player', 'delayed observer', 'organiser', 'facilitator', 'token READ']
    for (const { text, classes } of asked.operations) {
      if (!classes.every((one) => one === 'public' || one === 'members')) continue
      const [one = '', ...others] = members.map((name) =>
        answers
          .get(name)
          ?.get(text)
          ?.replace(/^[^{]*/, ''),
      )
      for (const other of others) expect(parting(one, other ?? '')).toBe(parting(one, one))
    }
  })

  it('ask nothing that is refused as too much, unknown or broken', () => {
    const texts = [...((busy as Told).answers.get('player') ?? new Map<string, string>())]
    expect(texts.filter(([, text]) => /"(LIMIT|INTERNAL|GRAPHQL_\w+)"/.test(text))).toEqual([])
    const empty = texts.filter(
      ([key, text]) => asked.operations.some((one) => one.text === key) && /"data":null/.test(text),
    )
    expect(empty.map(([key]) => key).filter((key) => !refusing.test(key))).toEqual([])
  })
})

/** What the player is told of something by way of what stands between. */
const toldOnTheWay = async (fault: Fault | null, sample: number): Promise<readonly string[]> => {
  const { lookers, names } = busy as Told
  const player = lookers.find(({ name }) => name === 'player')
  if (!player) throw new Error('nobody plays')
  between.plant(fault, true)
  const all = wantedBy(asked, player)
  // Pages and operations in turn: whichever a fault is in, it is soon found.
  const pages = all.filter(({ query }) => query === undefined)
  const inTurn = all.filter(({ query }) => query !== undefined).flatMap((one, at) => [one, ...pages.slice(at, at + 1)])
  for (const one of inTurn.filter((_, at) => at % sample === 0)) {
    const [straight, told] = await Promise.all(
      [server.url, between.url].map((url) => answered(url, player, one, names)),
    )
    if (told !== straight) return [parting(straight ?? '', told ?? '')]
  }
  return []
}

describe('a planted leak is found', () => {
  afterEach(() => between.plant(null, false))

  it('and none where none is planted', async () => {
    expect(await toldOnTheWay(null, 9)).toEqual([])
  })

  it.each(answerFaults)('through $channel', async (fault) => {
    expect(await toldOnTheWay(fault, 1)).not.toEqual([])
  })

  it.each(frameFaults)('through $channel', async (fault) => {
    between.plant(fault, true)
    const told = await play(false, { only: ['delayed observer'], listenAt: between.url, framesAlone: true })
    expect(differences(told)).not.toEqual([])
  })

  it.each(worldLeaks)('through $channel', async (leak) => {
    const one = { only: ['delayed observer'], until: quiet as Told }
    const found = await withLeak(server.ownerUrl, leak, async () => differences(await play(true, one)))
    expect(found).not.toEqual([])
  })
})
