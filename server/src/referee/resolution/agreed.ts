import type { AskEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity } from '../../db/entities/organising.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import * as asks from '../../store/asks.js'
import { consentsOf } from '../../store/matters.js'
import { coOrganisersOf } from '../../store/naming.js'
import { botSeats, emptiedSeats, holdersOf, placeById } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'

/** Holders who have to be asked, which nobody is while a bot plays their seat, and the seats of those who consent. */
interface Voices {
  readonly others: readonly HoldingEntity[]
  readonly consents: ReadonlySet<string>
}

const voicesOf = async (tx: Tx, matter: MatterEntity): Promise<Voices> => {
  const given = await consentsOf(tx, matter.id)
  const bots = await botSeats(tx, matter.campaign)
  const others = (await holdersOf(tx, matter.campaign)).filter(
    ({ seat, userId }) => userId !== matter.byUser && !bots.includes(seat),
  )
  const has = ({ seat, userId }: HoldingEntity): boolean =>
    given.some((consent) => consent.seat === seat && consent.userId === userId)
  return { others, consents: new Set(others.filter(has).map(({ seat }) => seat)) }
}

/** If a seat is empty because its holder was removed, and nobody is left to ask except who removed them, nobody has consented. */
const isHeard = async (tx: Tx, { id, organiser }: CampaignEntity, { others }: Voices): Promise<boolean> => {
  const organisers = [organiser, ...(await coOrganisersOf(tx, id)).map(({ userId }) => userId)]
  return others.some(({ userId }) => !organisers.includes(userId)) || (await emptiedSeats(tx, id)).length === 0
}

/** Questions of the groups that ask every seat the same, which everybody may know of. */
const commonAsks = async (tx: Tx, campaign: CampaignEntity): Promise<readonly AskEntity[]> => {
  const groups = (await asks.openGroups(tx, campaign.id)).filter(({ common }) => common)
  return (await Promise.all(groups.map(({ groupId }) => asks.asksOf(tx, campaign.id, groupId)))).flat()
}

/**
 * Whether a closing needs no notice. It is judged by what everybody may see: explicit consents, and seals as far as the table shows them. Whoever
 * presses the button must not learn from it who has sealed, or that there is a group of which they may not know.
 */
export const closingAgreed = async (
  tx: Tx,
  campaign: CampaignEntity,
  matter: MatterEntity,
): Promise<'consent' | 'sealed' | null> => {
  const voices = await voicesOf(tx, matter)
  if (!(await isHeard(tx, campaign, voices))) return null
  if (voices.others.every(({ seat }) => voices.consents.has(seat))) return 'consent'
  const asked = await commonAsks(tx, campaign)
  // Where seals cool down, whoever has sealed may still take it back.
  if (!campaign.showSealed || campaign.coolDown > 0 || asked.length === 0) return null
  const sealed = await asks.sheetsOf(tx, asked)
  const open = asked.filter((ask) => !sealed.some(({ seat, askId }) => seat === ask.seat && askId === ask.askId))
  const owing = voices.others.filter(({ seat }) => open.some((ask) => ask.seat === seat) && !voices.consents.has(seat))
  return owing.length === 0 ? 'sealed' : null
}

/** Whether a place begins immediately. Whoever offered it has consented by that, and so has whoever holds a seat that others may take over. */
export const placeAgreed = async (tx: Tx, campaign: CampaignEntity, matter: MatterEntity): Promise<boolean> => {
  const voices = await voicesOf(tx, matter)
  if (!(await isHeard(tx, campaign, voices))) return false
  const place = matter.place === null ? null : await placeById(tx, matter.place)
  const offeredBy = matter.offeredBy ?? campaign.organiser
  return voices.others.every(
    ({ seat, userId }) => userId === offeredBy || seat === place?.seat || voices.consents.has(seat),
  )
}
