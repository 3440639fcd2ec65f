import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type Identity, must, signUp } from '../api/client.js'
import { createCampaign, resolved, seal, seat, start } from '../api/world.js'

interface Known {
  readonly number: number
  readonly turn: number
  readonly pieces: readonly { readonly id: string; readonly at: string }[]
  readonly contacts: readonly { readonly seat: string; readonly at: string }[]
  readonly report: readonly { readonly rule: string; readonly text: string }[]
  readonly detail?: Readonly<Record<string, unknown>>
  readonly asks: readonly {
    readonly id: string
    readonly options: readonly { readonly kind: string; readonly to: readonly string[] | null }[]
  }[]
}

const knownTo = async (url: string, campaignId: string, who: Identity, detail: string): Promise<Known> => {
  const query = `query ($id: ID!) { campaign(id: $id) { briefing { number turn pieces { id at } contacts { seat at }
    report { rule text } asks { id options { kind to } } ${detail} } } }`
  const { campaign } = await must<{ campaign: { briefing: Known } }>(url, query, { id: campaignId }, who)
  return campaign.briefing
}

/**
 * A campaign of the ruleset that `npm run new-ruleset` writes: made, joined and played for two turns by the API. `detail` asks for the
 * ruleset's own part of a briefing, where the server was built with it. Throws where an answer is not as it must be.
 */
export const playTwoTurns = async (url: string, rulesetId: string, detail = ''): Promise<readonly Known[]> => {
  const [a, b] = [await signUp(url, 'Player A'), await signUp(url, 'Player B')]
  const campaignId = await createCampaign(url, a, { rulesetId, scenarioId: 'old-road', settings: {} })
  await seat(url, a, a, { campaignId, role: 'PLAYER', seat: 'A' })
  await seat(url, a, b, { campaignId, role: 'PLAYER', seat: 'B' })
  await start(url, a, campaignId)

  const move = async (who: Identity, piece: string, to: string): Promise<number> => {
    const { asks, number } = await knownTo(url, campaignId, who, '')
    const [asked] = asks
    if (!asked) throw new Error('nothing is asked')
    ok(asked.options.some((option) => option.kind === 'move' && option.to?.includes(to)))
    const far = await seal(url, who, { campaignId, askId: asked.id, orders: [{ kind: 'move', piece, to: '9,9' }] })
    deepEqual(
      far.problems.map(({ code }) => code),
      ['out-of-reach'],
    )
    const sealed = await seal(url, who, { campaignId, askId: asked.id, orders: [{ kind: 'move', piece, to }] })
    deepEqual(sealed.problems, [])
    return number
  }
  const turn = async (toOfA: string, toOfB: string): Promise<readonly [Known, Known]> => {
    const before = await move(a, 'A1', toOfA)
    await move(b, 'B1', toOfB)
    await resolved(url, campaignId, a, before)
    return [await knownTo(url, campaignId, a, detail), await knownTo(url, campaignId, b, detail)]
  }

  const [first, other] = await turn('2,1', '2,3')
  deepEqual([first.turn, first.pieces, first.contacts], [2, [{ id: 'A1', at: '2,1' }], []])
  ok(!JSON.stringify(other).includes('A1'))
  const [second, last] = await turn('2,2', '1,3')
  deepEqual([second.turn, second.contacts], [3, [{ seat: 'B', at: '1,3' }]])
  deepEqual(last.contacts, [{ seat: 'A', at: '2,2' }])
  match(second.report[0]?.text ?? '', /The stage “Plans” was closed/)
  match(second.report[1]?.text ?? '', /Your runner goes to 2,2/)
  equal(last.report.length, 3)
  return [first, other, second, last]
}
