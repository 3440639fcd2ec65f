import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appoint, closeDue, current } from '../support/facilitated.js'
import { type Feud, feudRegistry, openFeud, refusal } from '../support/feud.js'
import { type House, openTable, sealStay, type Table } from '../support/house.js'
import { rulingRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let rulings: House

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
  rulings = await sharedHouse(rulingRegistry)
})
afterAll(() => Promise.all([house.close(), rulings.close()]))

/** Everybody who is not to be told what a facilitator is. */
const others = ({ north, south, west, observer, organiser, outsider }: Feud) => [
  ...[north, south, west, observer, organiser, outsider],
]

describe('a facilitator', () => {
  it('reads any seat as it reads itself, and nobody else does', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator, north, south } = feud
    const own = await house.reads.briefing(north.session, campaignId)
    expect(own).not.toBeNull()
    expect(await house.reads.briefing(facilitator.session, campaignId, undefined, { seat: 'A' })).toEqual(own)
    expect(await house.reads.briefingHeads(facilitator.session, campaignId, { seat: 'A' })).toHaveLength(1)
    for (const who of others(feud).filter((one) => one !== north))
      expect(await house.reads.briefing(who.session, campaignId, undefined, { seat: 'A' })).toBeNull()
    await house.referee.saveDraft(south, { campaignId, askId: 'walk-1-B', orders: [] })
    expect(await house.reads.draft(facilitator.session, campaignId, 'walk-1-B')).toBeNull()
    await house.referee.leaveCampaign(facilitator, { campaignId })
    expect(await house.reads.briefing(facilitator.session, campaignId, undefined, { seat: 'A' })).toBeNull()
  })

  it('reads the desk of a battle on which they are asked to rule, and writes nothing there', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator, north } = feud
    const [desk] = await house.reads.battles(north.session, campaignId)
    const battleId = desk?.id ?? ''
    await house.referee.writeToBattle(north, { campaignId, battleId, text: 'You fled.', idempotencyKey: 'write-first' })
    expect(await house.reads.battles(facilitator.session, campaignId)).toEqual([])
    expect(await house.reads.battle(facilitator.session, campaignId, battleId)).toBeNull()
    // As if the two differed for good.
    await house.sql(
      `WITH g AS (INSERT INTO muster.ask_group (campaign, group_id, class, common, turn, stage, opened_at)
         VALUES ($1, 'ruling', 'day', false, 1, 'walk', clock_timestamp()) RETURNING group_id)
       INSERT INTO muster.ask (campaign, seat, ask_id, group_id, view)
       SELECT $1, 'facilitator', 'ruling', g.group_id, json_build_object('about', b.key, 'title', 'Rule', 'kind', 'ruling') FROM g, muster.battle b WHERE b.id = $2`,
      [campaignId, battleId],
    )
    const read = await house.reads.battle(facilitator.session, campaignId, battleId)
    expect(read?.entries).toMatchObject([{ kind: 'MESSAGE', body: { text: 'You fled.' } }])
    expect(read?.head.sides.map(({ mine }) => mine)).toEqual([false, false])
    const entry = { campaignId, battleId, text: 'Enough.', idempotencyKey: 'write-second' }
    await expect(house.referee.writeToBattle(facilitator, entry)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const who of [feud.west, feud.observer, feud.organiser])
      expect(await house.reads.battle(who.session, campaignId, battleId)).toBeNull()
  })

  it('keeps notes that nobody else reads, and that wake nobody', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator, north } = feud
    const version = async () => (await house.reads.table(north.session, campaignId))?.version
    const before = await version()
    await house.referee.keepNotes(facilitator, { campaignId, text: 'A lies.' })
    await house.referee.keepNotes(facilitator, { campaignId, text: 'A lies, I think.' })
    expect(await house.reads.notes(facilitator.session, campaignId)).toBe('A lies, I think.')
    expect(await version()).toBe(before)
    for (const who of others(feud)) {
      expect(await house.reads.notes(who.session, campaignId)).toBeNull()
      const code = who === feud.outsider ? 'NOT_FOUND' : 'FORBIDDEN'
      await expect(house.referee.keepNotes(who, { campaignId, text: 'x' })).rejects.toMatchObject({ code })
    }
    await expect(house.referee.keepNotes(facilitator, { campaignId, text: 'x'.repeat(20_001) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
    await house.referee.keepNotes(facilitator, { campaignId, text: '' })
    expect(await house.reads.notes(facilitator.session, campaignId)).toBeNull()
  })

  it('frees a seat and lets a bot play it, as the organiser does, and spares the organiser', async () => {
    const feud = await openFeud(house)
    const { campaignId, facilitator, organiser } = feud
    await house.referee.removeHolder(facilitator, { campaignId, seat: 'B' })
    await house.referee.seatBot(facilitator, { campaignId, seat: 'B' })
    const log = await house.reads.log(organiser.session, campaignId, null, 2)
    expect(log.map(({ kind, by }) => [kind, by])).toEqual([
      ['BOT_SEATED', 'Facilitator'],
      ['REMOVED', 'Facilitator'],
    ])
    await house.referee.removeBot(facilitator, { campaignId, seat: 'B' })
    const table = await openTable(rulings)
    const other = await appoint(rulings, table)
    await expect(
      rulings.referee.removeHolder(other, { campaignId: table.campaignId, seat: 'A' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a facilitator who sees no secrets', () => {
  const open = async (more: object = {}): Promise<Table & { readonly facilitator: Table['north'] }> => {
    const table = await openTable(rulings, { blindFacilitator: true, ...more })
    return { ...table, facilitator: await appoint(rulings, table) }
  }

  it('is told what observers are, is asked nothing, and publishes what they have not seen', async () => {
    const table = await open({ publishHours: 12 })
    const { campaignId, facilitator, north, south } = table
    await closeDue(rulings, table)
    const observer = await rulings.person('Observer')
    const { token } = await rulings.referee.invite(north, { campaignId, role: 'OBSERVER' })
    await rulings.referee.acceptInvitation(observer, { token })
    const seen = async (who: Table['north']) => rulings.reads.briefings(who.session, campaignId, 0, 10)
    expect(await seen(facilitator)).toEqual(await seen(observer))
    expect(await rulings.reads.briefing(facilitator.session, campaignId, undefined, { seat: 'A' })).toBeNull()
    const written = await rulings.sql("SELECT FROM muster.briefing WHERE campaign = $1 AND viewer = 'facilitator'", [
      campaignId,
    ])
    expect(written).toEqual([])
    for (const who of [north, south])
      await sealStay(
        rulings,
        who,
        campaignId,
        (await current(rulings, who, table)).asks.find(({ kind }) => kind === 'walk')?.id ?? '',
      )
    await closeDue(rulings, table)
    await expect(rulings.referee.dryRun(facilitator, { campaignId })).rejects.toMatchObject(
      refusal('CONFLICT', /sees no more/),
    )
    await rulings.referee.publishStage(facilitator, { campaignId, run: null })
    expect(await seen(facilitator)).toEqual(await seen(observer))
    expect(await rulings.reads.table(north.session, campaignId)).toMatchObject({ stage: 'run', publishesAt: null })
  })

  it('rules on nothing: the rules’ own answer applies at once', async () => {
    const table = await open()
    await closeDue(rulings, table)
    expect(await rulings.reads.table(table.facilitator.session, table.campaignId)).toMatchObject({
      ...{ stage: 'walk', toDo: [] },
    })
    await expect(openTable(house, { blindFacilitator: true, facilitatorReadsLetters: true })).rejects.toMatchObject(
      refusal('BAD_INPUT', /Choose one of the two/),
    )
  })
})
