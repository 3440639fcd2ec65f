import { graphql } from 'graphql'
import type { HexDetail } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { type AnyGame, fitfully, last, open, play } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { doorTo, everyField, spelt } from '../support/sideDoor.js'

const game = hex as AnyGame
const whole = await openSchema()

/** What the API calls otherwise than what is stored. */
const names: Readonly<Record<string, string>> = { words: 'witnessCases', usual: 'default' }

/** What need not be there is told as null: without nulls both say the same. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry == null ? [] : [[names[key] ?? key, said(entry)] as const])),
  )
}

/** One seat's and the facilitator's views of a campaign of some turns. */
const details = (): readonly HexDetail[] => {
  const [scenario] = hex.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const random = randomFrom('door')
  const found: HexDetail[] = []
  let campaign = open(game, scenario, 'door')
  while (game.clock(last(campaign)).turn < 6) {
    const state = last(campaign)
    for (const viewer of [{ kind: 'seat', seat: 'A' }, { kind: 'facilitator' }, { kind: 'observer' }] as const)
      found.push(game.viewFor(state, viewer as Parameters<typeof game.viewFor>[1]).detail as HexDetail)
    const next = play(game, campaign, fitfully, random)
    if (!next) break
    campaign = next
  }
  return found
}

test('a briefing’s own part goes through the side door as it is, but for two names, closed sets of words, which are enums, and settings, which the campaign itself tells', async () => {
  const shown = details()
  const source = `{ detail ${everyField(whole, 'HexDetail')} }`
  for (const detail of shown) {
    const answer = await graphql({ schema: doorTo(whole, 'HexDetail', detail), source })
    expect(answer.errors).toBeUndefined()
    const { settings, ...rest } = detail
    expect(settings).toEqual({})
    expect(said(JSON.parse(JSON.stringify(answer.data)))).toEqual({
      detail: spelt(whole, 'HexDetail', said(JSON.parse(JSON.stringify(rest)))),
    })
  }
  expect(shown.some(({ battles }) => battles.some(({ result }) => result !== null))).toBe(true)
  expect(shown.some(({ treasuries }) => treasuries.some(({ pending }) => pending.length > 0))).toBe(true)
})
