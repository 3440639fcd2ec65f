import { type House, type Person } from './house.js'

/** A war of two bots, and the person who organises it. */
export interface BotWar {
  readonly campaignId: string
  readonly organiser: Person
}

const openWar = async (
  house: House,
  rulesetId: string,
  scenarioId: string,
  settings: Readonly<Record<string, number>>,
): Promise<BotWar> => {
  const organiser = await house.person(`Organiser of ${rulesetId}`)
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: `A war of ${rulesetId}`, rulesetId, scenarioId, settings, timeZone: 'UTC' },
  })
  for (const seat of ['A', 'B']) await house.referee.seatBot(organiser, { campaignId, seat })
  await house.referee.startCampaign(organiser, { campaignId })
  return { campaignId, organiser }
}

/** A short war of each ruleset. */
export const openBothWars = async (house: House, ends = 0.4): Promise<readonly BotWar[]> => [
  await openWar(house, 'boltgun', 'first-contact', {}),
  await openWar(house, 'hex-1.4', 'unclaimed-2', { 'win.fraction': ends }),
]

/** One that a facilitator follows. */
export interface LedWar extends BotWar {
  readonly facilitator: Person
}

/** A short war of each ruleset, with a facilitator. */
export const openLedWars = async (house: House, ends?: number): Promise<readonly LedWar[]> =>
  Promise.all(
    (await openBothWars(house, ends)).map(async (war) => {
      const facilitator = await house.person('Facilitator')
      const { token } = await house.referee.invite(war.organiser, { campaignId: war.campaignId, role: 'FACILITATOR' })
      await house.referee.acceptInvitation(facilitator, { token })
      return { ...war, facilitator }
    }),
  )

/** Whatever the bots are asked they seal, and what is complete is closed, always in the same order; false: nothing was left to do. */
export const playStep = async (house: House, campaignId: string): Promise<boolean> => {
  await house.referee.bots.play(campaignId)
  const due = (await house.referee.overdue()).filter((job) => job.campaignId === campaignId)
  const [next] = [...due].sort((a, b) => (a.groupId < b.groupId ? -1 : 1))
  if (next) await house.referee.closeGroup(next)
  return next !== undefined
}

/** A war that takes longer is ended by its organiser. */
const enough = 12

/** Ten turns of bots alone pause a war: its organiser goes on. */
export const playToEnd = async (house: House, campaignId: string): Promise<void> => {
  const text = `SELECT phase, turn, organiser AS "userId" FROM muster.campaign WHERE id = $1`
  const now = async () => (await house.sql<{ phase: string; turn: number; userId: string }>(text, [campaignId]))[0]
  for (let row = await now(); row && row.phase !== 'ENDED'; row = await now()) {
    if (row.turn > enough) await house.referee.endCampaign(row, { campaignId })
    else if (row.phase === 'PAUSED') await house.referee.resumeCampaign(row, { campaignId })
    else if (!(await playStep(house, campaignId))) throw new Error('a war of bots has stopped')
  }
}

/** What was ordered, and what came of it: all but what differs by chance and by the hour. */
export const courseOf = (house: House, campaignId: string): Promise<readonly Record<string, unknown>[]> =>
  house.sql(
    `SELECT r.revision, r.group_id, r.turn, r.stage, r.events_hash, r.state_hash,
       (SELECT json_agg(json_build_array(s.seat, s.ask_id, s.orders) ORDER BY s.seat, s.ask_id) FROM muster.sheet s
        JOIN muster.ask a USING (campaign, seat, ask_id) WHERE s.campaign = r.campaign AND a.group_id = r.group_id) AS orders
     FROM muster.resolution r WHERE r.campaign = $1 ORDER BY r.revision`,
    [campaignId],
  )

export const headOf = async (house: House, campaignId: string): Promise<unknown> =>
  (await house.sql(`SELECT head FROM muster.record WHERE campaign = $1 ORDER BY number DESC LIMIT 1`, [campaignId]))[0]
