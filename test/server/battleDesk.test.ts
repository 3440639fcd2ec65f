import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { atFord, deskOf, type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import { closeEarly, type House, letBegin, openHouse, type Person, diceContribution } from '../support/house.js'
import { feudingToy } from '../support/toyVariants.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
})
afterAll(() => house.close())

describe('a desk', () => {
  test('opens with its battle for its two sides, each of which reads it by the name of its own newest view', async () => {
    const feud = await openFeud(house)
    const [a, b] = [await deskOf(house, feud, feud.north), await deskOf(house, feud, feud.south)]
    expect([a.head.about, b.head.about]).toEqual(['A-1', 'B-1'])
    expect(a.head.sides).toEqual([
      { seat: 'A', title: 'North', mine: true, zone: null },
      { seat: 'B', title: 'South', mine: false, zone: null },
    ])
    expect(b.head.sides.map(({ mine }) => mine)).toEqual([false, true])
    expect([b.head.id, b.head.seed]).toEqual([a.head.id, a.head.seed])
    await passTurn(house, feud, 1)
    const next = await deskOf(house, feud, feud.north)
    expect([next.head.id, next.head.about, next.head.closedAt]).toEqual([a.head.id, 'A-2', null])
    await passTurn(house, feud, 2)
    expect((await deskOf(house, feud, feud.south)).head.closedAt).not.toBeNull()
  })

  test('has a seed that the campaign’s key alone could make, and that says nothing of another desk’s', async () => {
    const [feud, other] = [await openFeud(house), await openFeud(house)]
    const { head } = await deskOf(house, feud, feud.north)
    expect(head.seed).toMatch(/^[0-9a-f]{64}$/)
    expect((await deskOf(house, other, other.north)).head.seed).not.toBe(head.seed)
  })

  test('closes when the organiser ends the war, and stays readable to its sides alone', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.north, { ...at(), text: 'Good luck.' })
    await house.referee.endCampaign(feud.organiser, { campaignId: feud.campaignId })
    expect((await deskOf(house, feud, feud.south)).head.closedAt).not.toBeNull()
    for (const who of [feud.west, feud.observer, feud.facilitator, feud.organiser])
      expect(await house.reads.battle(who.session, feud.campaignId, at().battleId)).toBeNull()
    await expect(house.referee.writeToBattle(feud.south, { ...at(), text: 'Thank you.' })).rejects.toMatchObject({
      code: 'CLOSED',
    })
  })

  test('of sides that change is another one, so that nobody reads what was said without him', async () => {
    const joined: typeof feudingToy = {
      ...feudingToy,
      battles: (state) =>
        (feudingToy.battles?.(state) ?? []).map((battle) => ({
          ...battle,
          sides: state.seats.slice(0, state.turn + 1).map((seat) => ({ seat, about: battle.sides[0]?.about ?? seat })),
        })) as ReturnType<NonNullable<typeof feudingToy.battles>>,
    }
    const own = await openHouse(registryOf([joined]))
    try {
      const feud = await openFeud(own)
      const before = await deskOf(own, feud, feud.north)
      await passTurn(own, feud, 1)
      const desks = await own.reads.battles(feud.north.session, feud.campaignId)
      expect(desks.map(({ sides, closedAt }) => [sides.length, closedAt === null])).toEqual([
        [3, true],
        [2, false],
      ])
      expect((await own.reads.battles(feud.west.session, feud.campaignId)).map(({ sides }) => sides.length)).toEqual([
        3,
      ])
      expect(await own.reads.battle(feud.west.session, feud.campaignId, before.head.id)).toBeNull()
    } finally {
      await own.close()
    }
  })

  test('for a battle of one side is a fault of the ruleset: the campaign is held as it was', async () => {
    const lonely: typeof feudingToy = {
      ...feudingToy,
      battles: (state) =>
        (feudingToy.battles?.(state) ?? []).map(({ id, sides }) => ({
          id,
          sides: state.turn === 2 ? sides.slice(0, 1) : sides,
        })),
    }
    const own = await openHouse(registryOf([lonely]))
    try {
      const feud = await openFeud(own)
      await passTurn(own, feud, 1)
      expect((await own.reads.table(feud.west.session, feud.campaignId))?.phase).toBe('HELD')
    } finally {
      await own.close()
    }
  })
})

/** The holders of the other seats do not wait for one that stands vacant, or for somebody new. */
const passTurnWithout = async ({ campaignId, organiser, north, west }: Feud, ...more: Person[]): Promise<void> => {
  await closeEarly(house, { campaignId, north: organiser }, [north, west, ...more])
}

const volley = { procedure: 'volley', input: { shots: 6 } }

describe('to whoever is no side of the battle', () => {
  const others = ['west', 'observer', 'facilitator', 'organiser', 'outsider'] as const

  test('there is no desk, and every attempt is refused in the same words', async () => {
    const [feud, elsewhere] = [await openFeud(house), await openFeud(house)]
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.north, { ...at(), text: 'Nobody hears us.' })
    // A side of a battle elsewhere is nobody here, and the desk of one campaign is not there in another.
    const { battleId } = (await atFord(house, elsewhere))()
    for (const name of others) {
      const who = feud[name]
      expect(await house.reads.battles(who.session, feud.campaignId)).toEqual([])
      const unknown = { ...at(), battleId: randomUUID() }
      for (const other of [at(), unknown, { ...at(), battleId: 'no id at all' }, { ...at(), battleId }]) {
        expect(await house.reads.battle(who.session, feud.campaignId, other.battleId)).toBeNull()
        const { referee } = house
        const time = new Date(Date.now() + 3_600_000)
        const attempts = [
          () => referee.writeToBattle(who, { ...other, text: 'x' }),
          () => referee.proposeTimes(who, { ...other, times: [time] }),
          () => referee.agreeOnTime(who, { ...other, entry: 1, time }),
          () => referee.callOffTime(who, other),
          () => referee.rollAtBattle(who, { ...other, ...volley }),
        ]
        for (const attempt of attempts)
          await expect(attempt()).rejects.toMatchObject(refusal('NOT_FOUND', /nothing here that you may see/))
      }
    }
    expect(await house.reads.battle(feud.north.session, feud.campaignId, battleId)).toBeNull()
    expect((await deskOf(house, feud, feud.north)).entries).toHaveLength(1)
  })

  test('who left reads what was said until then, and who follows him reads it all', async () => {
    const feud = await openFeud(house)
    const { campaignId, organiser, south } = feud
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.north, { ...at(), text: 'Before.', zone: 'Europe/Berlin' })
    await house.referee.leaveCampaign(south, { campaignId })
    await house.referee.writeToBattle(feud.north, { ...at(), text: 'After.', zone: 'UTC' })
    await passTurnWithout(feud)
    const former = await deskOf(house, feud, south)
    expect(former.entries.map(({ body }) => body)).toEqual([{ text: 'Before.' }])
    expect(former.head).toMatchObject({ about: 'B-1', closedAt: null })
    expect(former.head.sides.map(({ zone }) => zone)).toEqual([null, null])
    await expect(house.referee.writeToBattle(south, { ...at(), text: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const heir = await house.person('Heir')
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat: 'B' })
    await house.referee.acceptInvitation(heir, { token, diceContribution: diceContribution() })
    await letBegin(house, campaignId, [feud.north, feud.west])
    const now = await deskOf(house, feud, heir)
    expect(now.entries.map(({ body }) => body)).toEqual([{ text: 'Before.' }, { text: 'After.' }])
    expect(now.head.about).toBe('B-2')
    await passTurnWithout(feud, heir)
    expect((await deskOf(house, feud, heir)).head.closedAt).not.toBeNull()
    expect((await deskOf(house, feud, south)).head.closedAt).toBeNull()
  })
})
