import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import { acceptedByBoth, claimsOf, within } from '../../../../kit/disputes.js'
import { facilitatorDesk, token, type SeatId, type Token } from '../../../../kit/ids.js'
import type { Battle, BattleResult, Dispute } from '../../model/battle.js'
import type { HexEvent } from '../../events/events.js'
import { sharedOf } from '../../orderValidation/battle.js'
import type { HexOrder, ResultOrder, SharedResult } from '../../model/orders.js'
import type { Settings } from '../../settings/settings.js'
import type { State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { aloneIn } from '../../fights/alone.js'
import { isRaid } from '../../fights/raid.js'
import { ofBattle, one, seatsOf } from './fight.js'
import { tossed } from './rollOff.js'
import { disputed, reported, resolve, rolled } from './settle.js'
import { termsOf } from '../../fights/terms.js'

type Rest = Pick<BattleResult, 'units' | 'reason'>

const unitsOf = ({ filed: [a, b] }: Battle): Rest => ({ units: [a?.units ?? [], b?.units ?? []], reason: null })

const said = (state: State, battle: Battle, sheet: ResultOrder | null): SharedResult | null =>
  sheet && sharedOf(sheet, termsOf(state, battle, battle.sides[0].seat))

const acceptedBy = (sheets: Sheets<HexOrder>, { id, sides }: Battle, side: 0 | 1): readonly SeatId[] =>
  (sheets.find(({ seat }) => seat === sides[side].seat)?.orders ?? []).flatMap((order) =>
    order.kind === 'accept' && order.battle === id ? [order.of] : [],
  )

/** The third player whose word both sides would take, where they named the same. */
export const witnessOf = ({ seats }: State, battle: Battle, sheets: Sheets<HexOrder>): SeatId | null => {
  const fighters: readonly SeatId[] = seatsOf(battle)
  const thirds = seats.map(({ id }) => id).filter((id) => !fighters.includes(id))
  return acceptedByBoth(thirds, acceptedBy(sheets, battle, 0), acceptedBy(sheets, battle, 1))
}

/** HX-525: whom the one who fights a bot has named to confirm what comes of it: another player, else the facilitator; null leaves it to the dice. */
export const confirmerOf = (state: State, battle: Battle, side: 0 | 1, sheets: Sheets<HexOrder>): SeatId | null => {
  const rule = state.settings['result.conflict']
  const named = acceptedBy(sheets, battle, side)
  const third = state.seats.find(({ id }) => named.includes(id) && battle.sides.every(({ seat }) => seat !== id))
  if (third && rule === 'word') return third.id
  return named.includes(facilitatorDesk) && asksFacilitator(rule, battle) ? facilitatorDesk : null
}

const asksFacilitator = (rule: Settings['result.conflict'], battle: Battle): boolean =>
  rule === 'word' || (rule === 'gm' && !isRaid(battle))

/** HX-301: the sheets differ for good. */
export const conflicting = (played: Played, battle: Battle, witness: SeatId | null, dice: Dice): Played => {
  if (!asksFacilitator(played.state.settings['result.conflict'], battle)) return disputed(played, battle, dice)
  // What one side has named while a bot played the other is nothing that both named
  const agreed = (battle.witness ?? null) === witness ? [] : [witnessAgreed(battle, witness)]
  return append(played, [...agreed, { kind: 'conflictReferred', ...ofBattle(battle), seenBy: seatsOf(battle) }])
}

export const witnessAgreed = ({ id }: Battle, witness: SeatId | null): HexEvent => ({
  ...{ kind: 'witnessAgreed', battle: id, witness },
  seenBy: 'referee',
})

/** HX-525: a bot confirms nothing. Whoever was named is asked, else the dice decide. */
export const againstBot = (played: Played, battle: Battle, dice: Dice): Played => {
  const alone = aloneIn(battle)
  return alone === null
    ? resolve(played, battle, rolled(played.state, battle, dice, 'bot'))
    : append(played, [{ kind: 'conflictReferred', ...ofBattle(battle), alone, seenBy: seatsOf(battle) }])
}

/** The name of a question tells its player no more than the question does: neither hex nor army. */
const wordName = ({ battles, turn }: State, battle: Battle, witness: SeatId): Token => {
  const pair = seatsOf(battle).join('-')
  const before = battles.filter((other) => other.word && other.witness === witness && seatsOf(other).join('-') === pair)
  return token(['word', turn, pair, ...(before.length > 0 ? [before.length + 1] : [])].join('-'))
}

/** Without a facilitator's word: that of the third player, else the dice. */
export const unruled = (played: Played, battle: Battle, dice: Dice): Played => {
  const { witness } = battle
  const alone = aloneIn(battle)
  if (!witness || witness === facilitatorDesk || played.state.settings['result.conflict'] !== 'word')
    return withoutWord(played, battle, dice)
  const word = wordName(played.state, battle, witness)
  const asked = { kind: 'wordAsked', ...ofBattle(battle), witness, word, ...(alone === null ? {} : { alone }) } as const
  return append(played, [{ ...asked, seenBy: [...seatsOf(battle), witness] }])
}

/** Nobody has said anything of it: the dice, as the settings have them; against a bot they roll it off. */
const withoutWord = (played: Played, battle: Battle, dice: Dice): Played => {
  if (aloneIn(battle) !== null) return resolve(played, battle, rolled(played.state, battle, dice, 'bot'))
  return played.state.settings['result.conflict'] === 'word'
    ? byDice(played, battle, dice)
    : disputed(played, battle, dice)
}

/** Left of an army by a throw: from nothing on a 1 to all on a 6. */
const leftBy = (points: number, face: number): number => Math.floor((points * (face - 1)) / 5)

interface Bounded {
  readonly result: SharedResult
  readonly dispute: Dispute
}

const leftOf = (battle: Battle, claims: readonly [SharedResult, SharedResult], side: 0 | 1, dice: Dice) => {
  const { seat, points } = battle.sides[side]
  const between = claimsOf(claims[0].left[seat] ?? points, claims[1].left[seat] ?? points)
  if (between[0] === between[1]) return { between, face: null, left: between[0] }
  const face = one(dice, 'left.d6', `${battle.key}:${seat}`)
  return { between, face, left: within(leftBy(points, face), between) }
}

/** HX-301: what both sheets say alike stands; an even die a side says whose winner has won, and what is left is thrown between the two. */
const bounded = (
  state: State,
  battle: Battle,
  claims: readonly [SharedResult, SharedResult],
  dice: Dice,
): Bounded | null => {
  const [a, b] = claims
  const [first, second] = battle.sides
  const alike = a.winner === b.winner
  const coins = alike ? [] : tossed(dice, battle, [])
  const [high = 0, low = 0] = coins.at(-1) ?? []
  const winner = alike || high > low ? a.winner : b.winner
  const degree = winner === 'draw' ? null : alike && a.degree === 'MAJOR' && b.degree === 'MAJOR' ? 'MAJOR' : 'MINOR'
  const [one_, other] = [leftOf(battle, claims, 0, dice), leftOf(battle, claims, 1, dice)]
  // HX-526: as many units as both sheets say were destroyed
  const fewest = (seat: SeatId): number => Math.min(a.destroyed?.[seat] ?? 0, b.destroyed?.[seat] ?? 0)
  const destroyed = { [first.seat]: fewest(first.seat), [second.seat]: fewest(second.seat) }
  const result = sharedOf(
    {
      ...{ winner, degree, left: { [first.seat]: one_.left, [second.seat]: other.left }, destroyed },
      ...(alike && a.withdrew !== undefined && a.withdrew === b.withdrew ? { withdrew: a.withdrew } : {}),
    },
    termsOf(state, battle, first.seat),
  )
  const between = [one_.between, other.between] as const
  const dispute = { alike, coins, between, faces: [one_.face, other.face], witness: null, sheet: null } as const
  return result && { result, dispute }
}

/** The dice, last of all; without two sheets there is nothing to keep them between. */
const byDice = (played: Played, battle: Battle, dice: Dice): Played => {
  const { state } = played
  const [a, b] = [said(state, battle, battle.filed[0]), said(state, battle, battle.filed[1])]
  const found = a && b && bounded(state, battle, [a, b], dice)
  return found
    ? reported(played, battle, found.result, { how: 'dice', ...unitsOf(battle), dispute: found.dispute }, dice)
    : disputed(played, battle, dice)
}

/** HX-301: the sheet that the third player holds to be true; silence leaves it to the dice. */
export const closeWord = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { witness = null, word } = battle
  // HX-525: a bot confirms nothing, of others' fights either
  const orders = sheets.find(({ seat, bot }) => seat === witness && bot !== true)?.orders ?? []
  const order = orders.find((given) => given.kind === 'word' && given.battle === word)
  const sheet = order?.kind === 'word' ? order.sheet : null
  const side = battle.sides.findIndex(({ seat }) => seat === sheet)
  const result = side < 0 ? null : said(played.state, battle, battle.filed[side === 0 ? 0 : 1])
  if (!result) return withoutWord(played, battle, dice)
  const dispute: Dispute = { alike: false, coins: [], between: [null, null], faces: [null, null], witness, sheet }
  return reported(played, battle, result, { how: 'word', ...unitsOf(battle), dispute }, dice)
}
