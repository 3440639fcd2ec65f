import { diceContribution } from '../../support/house.js'
import { must } from '../client.js'
import { startTestServer, type TestServer } from '../server.js'
import { type Club, person, type Person } from './club.js'
import { type Habit, playStage } from './player.js'
import { openClock } from './time.js'

/** In the order of their seats. The first organises, until nobody hears of her any more. */
export const eight = ['ada', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gil', 'hana'] as const
const others = ['zoe', 'ivo', 'jon', 'olga'] as const
type Name = (typeof eight)[number] | (typeof others)[number]

export interface Month {
  readonly club: Club
  readonly people: Readonly<Record<Name, Person>>
  /** Who answers for a seat now. */
  readonly table: Set<Name>
  at(...names: readonly Name[]): readonly Person[]
  /** Everybody at the table but these. */
  there(...without: readonly Name[]): readonly Person[]
  /** Plays a stage in which some are away; everybody else answers. */
  stage(...away: readonly Name[]): Promise<void>
  /** Plays stage after stage until it is so. */
  playUntil(reached: () => Promise<boolean> | boolean, ...away: readonly Name[]): Promise<void>
  close(): Promise<void>
}

/** More stages than any of these events takes. */
const mostStages = 40

const input = () => ({
  ...{ name: 'The club', rulesetId: 'hex-1.4', scenarioId: 'unclaimed-8', timeZone: 'UTC' },
  ...{ seat: 'A', diceContribution: diceContribution(), silentDays: 3, voteHours: 24 },
  settings: { 'map.rows': 9, 'map.cols': 9, 'hq.min_distance': 2, 'win.fraction': 1 },
  absence: { silentStages: 2, silentThen: 'BOT', vacations: 'EXTEND' },
})

const create = async ({ url }: TestServer, organiser: Person): Promise<string> => {
  const { createCampaign } = await must<{ createCampaign: { id: string } }>(
    url,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input: input() },
    organiser,
  )
  return createCampaign.id
}

const everybody = async (server: TestServer): Promise<Month['people']> => {
  const made: [string, Person][] = []
  for (const name of [...eight, ...others])
    made.push([name, await person(server, `${name.charAt(0).toUpperCase()}${name.slice(1)}`)])
  return Object.fromEntries(made) as Record<Name, Person>
}

/** A campaign of eight that gathers; Hana comes late to it. Olga looks after the server. */
export const openMonth = async (habit: Habit): Promise<Month> => {
  const server = await startTestServer({ config: { operators: ['olga@example.org'] } })
  const people = await everybody(server)
  const club = { server, clock: await openClock(server), campaignId: await create(server, people.ada) }
  const table = new Set<Name>(eight.filter((name) => name !== 'hana'))
  const at = (...names: readonly Name[]): readonly Person[] => names.map((name) => people[name])
  const there = (...without: readonly Name[]): readonly Person[] =>
    at(...[...table].filter((name) => !without.includes(name)))
  const stage = (...away: readonly Name[]): Promise<void> =>
    playStage(club, { there: there(...away), away: at(...away), habit })
  return {
    ...{ club, people, table, at, there, stage },
    playUntil: async (reached, ...away) => {
      for (let stages = 0; !(await reached()); stages += 1) {
        if (stages === mostStages) throw new Error('it never came to that')
        await stage(...away)
      }
    },
    close: async () => {
      await club.clock.close()
      await server.close()
    },
  }
}
