import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText, matterText } from '../../server/src/graphql/logText.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type Feud, openFeud, refusal } from '../support/feud.js'
import { type House, openHouse, type Person } from '../support/house.js'
import { toySystem } from '../support/toySystem.js'
import { feudingToy, routing } from '../support/toyVariants.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(registryOf([{ ...feudingToy, advance: routing(1) }], [toySystem]))
})
afterAll(() => house.close())

const seal = async (who: Person, askId: string, to: string | null): Promise<void> => {
  const orders = to === null ? [] : [{ kind: 'walk', piece: 'A1', to }]
  const { campaignId } = feud
  await house.referee.sealOrders(who, { campaignId, askId, orders, idempotencyKey: randomUUID() })
}

const close = async (): Promise<void> => {
  for (const job of await house.referee.overdue()) await house.referee.closeGroup(job)
}

const walk = async (turn: number): Promise<void> => {
  for (const [who, seat] of [
    [feud.north, 'A'],
    [feud.south, 'B'],
    [feud.west, 'C'],
  ] as const)
    await seal(who, `walk-${String(turn)}-${seat}`, null)
  await close()
}

/** A turn, in which North's scout ran to 0,1. */
beforeEach(async () => {
  feud = await openFeud(house)
  await house.referee.removeFacilitator(feud.organiser, { campaignId: feud.campaignId })
  await walk(1)
  await seal(feud.north, 'run-1-A1', '0,1')
  await close()
})

const reason = 'It was written down wrongly.'
const sheets = (to: string) => [{ seat: 'A', orders: [{ kind: 'walk', piece: 'A1', to }] }]

const unwind = (who: Person, askId: string, to = '0,0') =>
  house.referee.callVote(who, {
    campaignId: feud.campaignId,
    kind: 'UNWIND',
    unwinding: { askId, sheets: sheets(to), reason },
  })

const openVote = async () => (await house.reads.table(feud.observer.session, feud.campaignId))?.matters[0]

const vote = async (who: Person, inFavour = true): Promise<unknown> =>
  house.referee.castVote(who, { campaignId: feud.campaignId, matterId: (await openVote())?.id ?? '', inFavour })

const standsAt = async (): Promise<string | undefined> =>
  (await house.reads.briefing(feud.north.session, feud.campaignId))?.view.pieces[0]?.at

const said = async (count: number): Promise<readonly string[]> => {
  const rows = await house.reads.log(feud.observer.session, feud.campaignId, null, count)
  return [...rows].reverse().map((row) => logText(row, 'UTC'))
}

describe('where no facilitator sits', () => {
  it('the campaign is played again when every seat is for it', async () => {
    await unwind(feud.north, 'run-1-A1')
    const matter = await openVote()
    expect(matter).toMatchObject({ kind: 'UNWIND', needed: 3, consents: ['A'] })
    expect(matter && matterText(matter, 'UTC')).toContain('answered otherwise (A: walk A1 0,0)')
    await vote(feud.south)
    expect(await standsAt()).toBe('0,1')
    await vote(feud.west)
    expect(await standsAt()).toBe('0,0')
    expect(await said(2)).toEqual([
      expect.stringContaining('The seats voted to play the campaign again'),
      `The campaign was played again from an earlier moment, as all seats agreed: ${reason}`,
    ])
  })

  it('what cannot be answered comes to nothing when all have agreed, and nobody learns by asking', async () => {
    await unwind(feud.north, 'run-1-A1', '4,4')
    await vote(feud.south)
    await vote(feud.west)
    expect(await standsAt()).toBe('0,1')
    expect((await said(1))[0]).toContain('came to nothing')
  })

  it('who holds a seat is told what it was asked and answered, by their own briefings alone, and of no other seat', async () => {
    const closed = (who: Person) => house.reads.closedQuestions(who.session, feud.campaignId)
    const sheet = { seat: 'A', askId: 'run-1-A1', title: 'Where to?', briefing: 2, orders: [{ to: '0,1' }] }
    expect(await closed(feud.north)).toMatchObject([{ number: 2, turn: 1, stage: 'run', sheets: [sheet] }])
    for (const who of [feud.south, feud.observer, feud.organiser]) expect(await closed(who)).toEqual([])
  })

  it('only one’s own questions are there to be answered otherwise', async () => {
    for (const ask of ['run-1-A1', 'run-9-B1', 'walk-1-B'])
      await expect(unwind(feud.south, ask)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(unwind(feud.north, 'walk-1-A')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('the last stage is opened again when every seat is for it', async () => {
    const reopening = { seats: ['C'], reason }
    const { campaignId } = feud
    await house.referee.callVote(feud.west, { campaignId, kind: 'REOPEN', reopening })
    await vote(feud.north)
    await vote(feud.south)
    expect(await house.reads.table(feud.west.session, campaignId)).toMatchObject({ turn: 1, stage: 'walk' })
    expect((await said(1))[0]).toContain('was opened again, as all seats agreed')
  })

  it('one seat against it is enough', async () => {
    await unwind(feud.north, 'run-1-A1')
    await vote(feud.west, false)
    expect(await openVote()).toBeUndefined()
    expect(await standsAt()).toBe('0,1')
    await expect(unwind(feud.north, 'run-1-A1')).rejects.toMatchObject(refusal('CONFLICT', /failed or was withdrawn/))
  })
})
