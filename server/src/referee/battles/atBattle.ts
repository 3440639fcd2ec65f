import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/problems.generated.js'
import type { BattleEntity } from '../../db/entities/battles.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as battles from '../../store/battles.js'
import { addToOutbox } from '../../store/books.js'
import { sha256 } from '../../base/hash.js'
import { nameIn } from '../../store/people.js'
import { actsAt } from '../../store/places.js'
import { signalCampaign } from '../../store/queue.js'
import type { BattleSaid } from '../../store/reads.js'
import type { Tx } from '../../store/tx.js'
import { battleLimits } from './battleLimits.js'
import { isTimeZone } from '../common/calendar.js'
import { type Context, lockForMember } from '../access/context.js'
import { badInput, closed, notFound, Problem } from '../../base/problems.js'
import { checkKey, keyUsed } from '../common/idempotencyKey.js'
import { plainText } from '../common/plainText.js'
import type { AtBattle, BattleRef, Caller } from '../common/contract.js'

/** An open desk, locked with its campaign, and the side that writes. */
export interface AtDesk {
  readonly tx: Tx
  readonly campaign: CampaignEntity
  readonly battle: BattleEntity
  readonly seat: string
  /** How many sides there are. */
  readonly sides: number
  /** Number of the new entry. */
  readonly number: number
  readonly now: Date
}

/** Text of a message or a note. */
export const textOf = (given: string): string => {
  const text = plainText(given)
  if ([...text].length > battleLimits.text) throw new Problem('LIMIT', words.battleText({ most: battleLimits.text }))
  return text
}

/** An optional note. */
export const noteOf = (given: string | undefined): string | null => textOf(given ?? '') || null

const checkForm = ({ idempotencyKey, zone }: AtBattle): void => {
  checkKey(idempotencyKey)
  if (zone !== undefined && !isTimeZone(zone)) throw badInput(words.zone(), 'zone')
}

/** The desk and the caller's side of it; for anybody else it does not exist. */
const deskOf = async (tx: Tx, caller: Caller, { campaignId, battleId }: AtBattle): Promise<Omit<AtDesk, 'number'>> => {
  const { campaign, now } = await lockForMember(tx, caller, campaignId)
  const acts = await actsAt(tx, campaign.id, caller.userId)
  const found = await battles.battleOf(tx, campaign.id, battleId)
  const side = found?.sides.find(({ seat }) => seat === acts)
  if (!found || !side) throw notFound()
  return { tx, campaign, battle: found.battle, seat: side.seat, sides: found.sides.length, now }
}

const minute = 60_000

/** The number of the next entry, if the side may make one. */
const nextNumber = async ({ tx, battle, seat, now }: Omit<AtDesk, 'number'>): Promise<number> => {
  const { all, own, lately } = await battles.countEntries(tx, battle.id, seat, new Date(now.getTime() - minute))
  const { entries, aMinute } = battleLimits
  if (own >= entries) throw new Problem('LIMIT', words.entriesAtDesk({ most: entries }))
  if (lately >= aMinute) throw new Problem('LIMIT', words.entriesPerMinute({ most: aMinute }))
  return all + 1
}

/**
 * Adds one entry to a desk's log, under the campaign's lock. `request` is what the caller asks for: the same key with the same request is one
 * entry. Pausing and holding do not stop it; the end and the battle's decision do. `after`: what follows from it, in the same transaction.
 */
export const enter = async (
  { store }: Context,
  caller: Caller,
  at: AtBattle,
  request: Readonly<Record<string, Json | undefined>>,
  say: (desk: AtDesk) => BattleSaid | Promise<BattleSaid>,
  after: (desk: AtDesk) => Promise<void> = () => Promise.resolve(),
): Promise<BattleRef> => {
  checkForm(at)
  const bodyHash = sha256(canonical(request))
  return store.transaction(async (tx) => {
    const desk = await deskOf(tx, caller, at)
    const { campaign, battle, seat, now } = desk
    const ref = { campaignId: campaign.id, battleId: battle.id }
    const known = await battles.entryByKey(tx, battle.id, caller.userId, at.idempotencyKey)
    if (known && known.bodyHash === bodyHash) return ref
    if (known) throw keyUsed()
    if (battle.closedAt) throw closed(words.deskClosed())
    const number = await nextNumber(desk)
    const { kind, body } = await say({ ...desk, number })
    const byName = await nameIn(tx, campaign.id, caller.userId)
    const made = {
      campaign: campaign.id,
      battle: battle.id,
      number,
      seat,
      by: caller.userId,
      byName,
      at: now,
      kind,
      body,
    }
    await battles.insertEntry(tx, { ...made, key: at.idempotencyKey, bodyHash })
    if (kind === 'TIMES' || kind === 'AGREEMENT' || kind === 'CALLED_OFF')
      await addToOutbox(tx, campaign.id, 'battleEntry', [{ battle: battle.id, number, kind, seat }], now)
    if (at.zone !== undefined) await battles.setZone(tx, battle.id, seat, at.zone)
    await after({ ...desk, number })
    await signalCampaign(tx, campaign.id)
    return ref
  })
}
