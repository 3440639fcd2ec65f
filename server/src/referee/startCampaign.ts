import { randomBytes } from 'node:crypto'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Settings } from '@muster/rulesets/kit/settings.js'
import type { SeatEntity } from '../db/entities/places.js'
import { privateKeyOf } from '../store/books.js'
import { enterLog } from '../store/log.js'
import { holdersOf, seatsOf, setSeatBytes } from '../store/places.js'
import type { Tx } from '../store/tx.js'
import { type Context, lockForMember, rulesetOf, systemOf } from './context.js'
import { campaignDice } from './dice.js'
import { engine } from './fault.js'
import { organiserOnly } from './organiser.js'
import { conflict } from './problems.js'
import { publish } from './publish.js'
import type { Caller, CampaignRef } from './useCases.js'

/** Every seat's share in the dice; a bot's is the server's. */
const bytesOf = async (tx: Tx, seats: readonly SeatEntity[]): Promise<readonly string[]> => {
  const all: string[] = []
  for (const { campaign, seat, bot, bytes } of seats) {
    const own = bot ? randomBytes(32).toString('hex') : (bytes ?? '')
    if (bot) await setSeatBytes(tx, campaign, seat, own)
    all.push(own)
  }
  return all
}

/** Sets the war up: the first state, the first questions, the first briefings. */
export const startCampaign = async (
  context: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    if (campaign.phase !== 'GATHERING') throw conflict('The campaign has started already.')
    const seats = await seatsOf(tx, campaign.id)
    const held = new Set((await holdersOf(tx, campaign.id)).map(({ seat }) => seat))
    const free = seats.filter(({ seat, bot }) => !bot && !held.has(seat)).map(({ seat }) => seat)
    if (free.length > 0)
      throw conflict(
        `Fill every seat before the start. Still free: ${free.join(', ')}. Invite somebody to each, or let a bot play it.`,
      )
    const ruleset = rulesetOf(context, campaign)
    const scenario = context.registry.scenario(campaign.ruleset, campaign.scenario)
    if (!scenario) throw conflict('This server does not have the campaign’s scenario any more. Ask its operator.')
    const setups = seats.map(({ seat, title, subtitle }) => ({ seat: seatId(seat), title, subtitle }))
    const seatBytes = await bytesOf(tx, seats)
    const scope = { campaign: campaign.id, seatBytes, turn: 0, stage: 'set-up' }
    const dice = campaignDice(await privateKeyOf(tx, campaign.id), scope)
    const settings = campaign.settings as Settings
    const system = systemOf(context, campaign)
    const made = engine((): { readonly events: readonly GameEvent[]; readonly state: object } => {
      const events = ruleset.setUp(scenario, settings, setups, dice, system)
      return { events, state: ruleset.evolve(ruleset.initial, events) }
    })
    const input = { scenario: scenario.id, settings, seats: setups, seatBytes }
    const base = { campaign, ruleset, groupId: null, common: true, why: 'start', closed: null, input, asked: [] }
    await enterLog(tx, campaign.id, { kind: 'STARTED', by: caller }, now)
    await publish(tx, { ...base, ...made, throws: dice.thrown, now })
    return { campaignId: campaign.id }
  })
