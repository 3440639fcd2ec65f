import { pieceId, ruleId } from '@muster/rulesets/kit/ids.js'
import type { Correction, Corrections } from '@muster/rulesets/kit/corrections.js'
import { textIn } from '@muster/rulesets/kit/corrections.js'
import { fail, ok } from '@muster/rulesets/kit/result.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText, matterText } from '../../server/src/graphql/logText.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type Feud, openFeud, refusal } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { toySystem } from '../support/toySystem.js'
import type { ToyEvent, ToyState } from '../support/toyRuleset.js'
import { feudingToy } from '../support/toyVariants.js'

/** A scout is put where it should stand. */
const corrections: Corrections<ToyState, ToyEvent> = {
  kinds: { place: { title: 'Where a scout stands', schema: { type: 'object' } } },
  correct: ({ scouts }, correction) => {
    const scout = scouts.find(({ id }) => id === pieceId(textIn(correction, 'piece')))
    if (!scout) return fail({ code: 'piece', message: 'There is no such scout.', rule: ruleId('LA-2') })
    return ok([{ kind: 'walked', seenBy: [scout.seat], piece: scout.id, to: Number(textIn(correction, 'to')) }])
  },
}

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(registryOf([{ ...feudingToy, corrections }], [toySystem]))
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const reason = 'We wrote down the wrong square.'
const moved = (piece: string): readonly Correction[] => [{ kind: 'place', detail: { piece, to: '5' }, reason }]

const call = (who: Person, list = moved('A1')): Promise<unknown> =>
  house.referee.callVote(who, { campaignId: feud.campaignId, kind: 'CORRECT', corrections: list })

const openVote = async () => (await house.reads.table(feud.observer.session, feud.campaignId))?.matters[0]

const vote = async (who: Person, inFavour: boolean): Promise<unknown> =>
  house.referee.castVote(who, { campaignId: feud.campaignId, matterId: (await openVote())?.id ?? '', inFavour })

const alone = (): Promise<unknown> => house.referee.removeFacilitator(feud.organiser, { campaignId: feud.campaignId })

const newest = async (who: Person): Promise<number | undefined> =>
  (await house.reads.briefing(who.session, feud.campaignId))?.number

const told = async (): Promise<readonly (number | undefined)[]> =>
  Promise.all([feud.north, feud.south, feud.west, feud.observer].map(newest))

/** The newest lines of the log, as an observer reads them. */
const said = async (count: number): Promise<readonly string[]> => {
  const rows = await house.reads.log(feud.observer.session, feud.campaignId, null, count)
  return [...rows].reverse().map((row) => logText(row, 'UTC'))
}

describe('where no facilitator sits', () => {
  it('every seat together sets right what is wrong, and only those are told whom it concerns', async () => {
    await alone()
    const before = await told()
    await call(feud.north)
    const matter = await openVote()
    expect(matter).toMatchObject({ kind: 'CORRECT', needed: 3, consents: ['A'] })
    expect(matter && matterText(matter, 'UTC')).toContain(`set right: Where a scout stands: A1, 5 (${reason})`)
    await vote(feud.south, true)
    expect(await told()).toEqual(before)
    await vote(feud.west, true)
    const [north, ...others] = before
    expect(await told()).toEqual([(north ?? 0) + 1, ...others])
    expect((await house.reads.briefing(feud.north.session, feud.campaignId))?.view.pieces[0]?.at).toBe('0,1')
    expect(await said(2)).toEqual([
      `The seats voted to set right: Where a scout stands: A1, 5 (${reason}).`,
      'What was wrong in the campaign was set right, as all seats agreed. Whoever it concerns reads what and why.',
    ])
    expect(await house.referee.dueVotes()).toEqual([])
  })

  it('one seat against it is enough, and nothing is done', async () => {
    await alone()
    const before = await told()
    await call(feud.north)
    await vote(feud.south, true)
    await vote(feud.west, false)
    expect(await openVote()).toBeUndefined()
    expect(await told()).toEqual(before)
    expect((await said(1))[0]).toContain('The seats voted not to set right')
    await expect(call(feud.north)).rejects.toMatchObject(refusal('CONFLICT', /failed or was withdrawn/))
  })

  it('whoever asks learns nothing of the state: whether it can be done is looked at when all agree, and nobody is told why not', async () => {
    await alone()
    const before = await told()
    await call(feud.south, moved('A9'))
    await vote(feud.north, true)
    await vote(feud.west, true)
    expect(await told()).toEqual(before)
    expect((await said(1))[0]).toBe(`The vote to set right: Where a scout stands: A9, 5 (${reason}) came to nothing.`)
  })

  it('the time of it is over without one of the seats: it comes to nothing', async () => {
    await alone()
    const before = await told()
    await call(feud.north)
    await vote(feud.south, true)
    await house.sql('UPDATE muster.matter SET due_at = clock_timestamp() WHERE campaign = $1', [feud.campaignId])
    for (const due of await house.referee.dueVotes()) await house.referee.settleVote(due)
    expect(await told()).toEqual(before)
    expect((await said(1))[0]).toContain('came to nothing')
  })

  it('only holders of seats call it, with a reason, of a kind that the ruleset has', async () => {
    await alone()
    await expect(call(feud.observer)).rejects.toMatchObject(refusal('FORBIDDEN', /Only holders/))
    await expect(call(feud.north, [])).rejects.toMatchObject(refusal('BAD_INPUT', /Correct 1 to 20/))
    await expect(call(feud.north, [{ kind: 'gift', detail: {}, reason }])).rejects.toMatchObject(
      refusal('BAD_INPUT', /no corrections of kind “gift”/),
    )
    await expect(call(feud.north, [{ kind: 'place', detail: {}, reason: ' ' }])).rejects.toMatchObject(
      refusal('BAD_INPUT', /reason for each/),
    )
  })
})

it('where a facilitator sits, it is theirs', async () => {
  await expect(call(feud.north)).rejects.toMatchObject(refusal('CONFLICT', /A facilitator sits/))
})
