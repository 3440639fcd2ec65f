import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import { facilitatorDesk, type SeatId } from '../../../../kit/ids.js'
import { canonical } from '../../../../kit/json.js'
import type { Battle, BattleResult, HowDecided } from '../../model/battle.js'
import type { HexEvent } from '../../events/events.js'
import { sharedFaults, sharedOf, unitsCounted, unitsFaults, type Fault } from '../../orderValidation/battle.js'
import type { HexOrder, ResultOrder, SharedResult, UnitReport } from '../../model/orders.js'
import type { State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { answerOf, answerRefused, botsSide, optionRefused, withBot } from './answers.js'
import { againstBot, conflicting, unruled, witnessOf } from './disputes.js'
import { ofBattle, seatsOf } from './fight.js'
import { reported, resolve, rolled, unplayed } from './settle.js'
import { termsOf } from '../../fights/terms.js'

type Filed = Battle['filed']

interface Read {
  readonly sheet: ResultOrder | null
  readonly events: readonly HexEvent[]
}

const serious = (faults: readonly Fault[]): Fault | undefined => faults.find(({ option }) => option === null)

/** A side's report as far as it counts. */
const readResult = (state: State, battle: Battle, seat: SeatId, sheets: Sheets<HexOrder>): Read => {
  const given = answerOf(sheets, seat, battle.id, 'result')
  if (!given) return { sheet: null, events: [] }
  const terms = termsOf(state, battle, seat)
  const { units } = given.order
  const faults = [...sharedFaults(given.order, terms), ...unitsFaults(units, terms)]
  const wrong = serious(faults)
  if (wrong) return { sheet: null, events: [answerRefused(state, seat, given, wrong)] }
  const events = faults.flatMap((fault) => optionRefused(battle, seat, fault, given.order.withdrew))
  const sheet = { ...given.order, units: unitsCounted(units, terms, given.order) }
  return { sheet: sharedOf(sheet, terms) ? sheet : null, events }
}

const shared = (state: State, battle: Battle, sheet: ResultOrder | null): SharedResult | null =>
  sheet && sharedOf(sheet, termsOf(state, battle, battle.sides[0].seat))

const kept = (battle: Battle, filed: Filed): readonly HexEvent[] =>
  ([0, 1] as const).flatMap((side) => {
    const sheet = filed[side]
    return sheet ? [{ kind: 'sheetKept', battle: battle.id, side, sheet, seenBy: 'referee' } as const] : []
  })

const unitsOf = ([a, b]: Filed): BattleResult['units'] => [a?.units ?? [], b?.units ?? []]

/** Both sheets say the same of what both know. */
const agree = (a: SharedResult, b: SharedResult): boolean => canonical(a) === canonical(b)

/** HX-340: both want it. HX-525: a bot has taken a side since; nothing is typed in against it, and it confirms nothing. */
const diceDecide = (battle: Battle, sheets: Sheets<HexOrder>): HowDecided | null => {
  if (withBot(battle, sheets)) return 'bot'
  return battle.sides.every(({ seat }) => answerOf(sheets, seat, battle.id, 'rollOff') !== null) ? 'roll-off' : null
}

const differ = (played: Played, battle: Battle, filed: Filed): Played =>
  append(played, [...kept(battle, filed), { kind: 'resultsDiffered', ...ofBattle(battle), seenBy: seatsOf(battle) }])

/** One side has filed: the other is asked to confirm it. */
const confirmAsked = (played: Played, battle: Battle, filed: Filed, by: SeatId, what: SharedResult): Played =>
  append(played, [
    ...kept(battle, filed),
    { kind: 'resultFiled', ...ofBattle(battle), by, shared: what, seenBy: seatsOf(battle) },
  ])

/** HX-525: what the person has reported goes to whoever was named; the bot's own answer does not count. */
const reportedAgainstBot = (
  played: Played,
  battle: Battle,
  bot: 0 | 1,
  sheets: Sheets<HexOrder>,
  dice: Dice,
): Played => {
  const side = bot === 0 ? 1 : 0
  const { sheet, events } = readResult(played.state, battle, battle.sides[side].seat, sheets)
  const filed: Filed = side === 0 ? [sheet, null] : [null, sheet]
  return againstBot(append(played, [...events, ...kept(battle, filed)]), { ...battle, filed }, dice)
}

/** HX-340, HX-301: both roll, both report, one reports, or the battle was not played. */
export const closeReport = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { state } = played
  const bot = botsSide(battle, sheets)
  if (bot !== null) return reportedAgainstBot(played, battle, bot, sheets, dice)
  const how = diceDecide(battle, sheets)
  if (how) return resolve(played, battle, rolled(state, battle, dice, how))
  const [a, b] = [battle.sides[0].seat, battle.sides[1].seat]
  const [first, second] = [readResult(state, battle, a, sheets), readResult(state, battle, b, sheets)]
  const filed: Filed = [first.sheet, second.sheet]
  const now = append(played, [...first.events, ...second.events])
  const [one, other] = [shared(state, battle, filed[0]), shared(state, battle, filed[1])]
  if (one && other)
    return agree(one, other)
      ? reported(now, battle, one, { how: 'agreed', units: unitsOf(filed), reason: null }, dice)
      : differ(now, battle, filed)
  if (one) return confirmAsked(now, battle, filed, a, one)
  return other ? confirmAsked(now, battle, filed, b, other) : unplayed(now, battle, dice)
}

/** Own units that a confirmation reports; what is wrong in them does not count. */
const confirmedUnits = (
  state: State,
  battle: Battle,
  seat: SeatId,
  units: readonly UnitReport[],
  said: SharedResult,
): readonly UnitReport[] => {
  const terms = termsOf(state, battle, seat)
  return unitsFaults(units, terms).length > 0 ? [] : unitsCounted(units, terms, said)
}

const withSide = ([a, b]: Filed, side: 0 | 1, sheet: ResultOrder): Filed => (side === 0 ? [sheet, b] : [a, sheet])

/** The side that has not filed confirms, files a sheet of its own, or is silent (`result.silence`). */
export const closeConfirm = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { state } = played
  if (withBot(battle, sheets)) return againstBot(played, battle, dice)
  const side = battle.filed[0] ? 1 : 0
  const seat = battle.sides[side].seat
  const theirs = battle.filed[side === 0 ? 1 : 0]
  const said = shared(state, battle, theirs)
  if (!theirs || !said) return unplayed(played, battle, dice)
  const own = readResult(state, battle, seat, sheets)
  const now = append(played, own.events)
  if (own.sheet) {
    const filed = withSide(battle.filed, side, own.sheet)
    const mine = shared(state, battle, own.sheet)
    return mine && agree(mine, said)
      ? reported(now, battle, said, { how: 'agreed', units: unitsOf(filed), reason: null }, dice)
      : differ(now, battle, filed)
  }
  const confirmed = answerOf(sheets, seat, battle.id, 'confirm')?.order
  const units = confirmedUnits(state, battle, seat, confirmed?.units ?? [], said)
  const filed = withSide(battle.filed, side, { ...theirs, units })
  if (confirmed || state.settings['result.silence'] === 'stands')
    return reported(
      now,
      battle,
      said,
      { how: confirmed ? 'agreed' : 'unconfirmed', units: unitsOf(filed), reason: null },
      dice,
    )
  return conflicting(now, battle, null, dice)
}

/** Both have corrected their sheets or let them stand. */
export const closeCorrect = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { state } = played
  const how = diceDecide(battle, sheets)
  if (how) return resolve(played, battle, rolled(state, battle, dice, how))
  const [a, b] = [battle.sides[0].seat, battle.sides[1].seat]
  const [first, second] = [readResult(state, battle, a, sheets), readResult(state, battle, b, sheets)]
  const filed: Filed = [first.sheet ?? battle.filed[0], second.sheet ?? battle.filed[1]]
  const now = append(played, [...first.events, ...second.events, ...kept(battle, filed)])
  const [one, other] = [shared(state, battle, filed[0]), shared(state, battle, filed[1])]
  return one && other && agree(one, other)
    ? reported(now, battle, one, { how: 'agreed', units: unitsOf(filed), reason: null }, dice)
    : conflicting(now, { ...battle, filed }, witnessOf(state, battle, sheets), dice)
}

/** A facilitator's word; null where he has none. */
const ruling = (state: State, battle: Battle, sheets: Sheets<HexOrder>) => {
  const order = answerOf(sheets, facilitatorDesk, battle.id, 'ruleBattle')?.order
  if (!order) return null
  const terms = termsOf(state, battle, facilitatorDesk)
  const said = serious(sharedFaults(order, terms)) ? null : sharedOf(order, terms)
  return said && { said, reason: order.reason }
}

/** HX-301: he rules, or it goes as the settings say. */
export const closeRuling = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const word = ruling(played.state, battle, sheets)
  if (!word) return unruled(played, battle, dice)
  return reported(played, battle, word.said, { how: 'ruled', units: unitsOf(battle.filed), reason: word.reason }, dice)
}

/** Beside the corrections he may rule too; his silence leaves it to the sides. */
export const closeAdvice = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played =>
  ruling(played.state, battle, sheets)
    ? closeRuling(played, battle, sheets, dice)
    : append(played, [{ kind: 'adviceLeft', battle: battle.id, seenBy: 'referee' }])
