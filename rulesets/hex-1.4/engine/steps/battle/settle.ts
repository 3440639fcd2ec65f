import type { Dice } from '../../../../kit/dice.js'
import type { PieceId, SeatId } from '../../../../kit/ids.js'
import { RuleBug } from '../../../../kit/result.js'
import type { Battle, BattleResult, Conflict, HowDecided, Unplayed } from '../../model/battle.js'
import { forcesAt } from '../../model/control.js'
import type { HeldSpecial } from '../../data/specials.js'
import type { HexEvent } from '../../events/events.js'
import { afterFight } from '../../fog/learn.js'
import { unitsCounted } from '../../orderValidation/battle.js'
import type { SharedResult } from '../../model/orders.js'
import { holdsGround } from '../../model/pieces.js'
import type { Settings } from '../../settings/settings.js'
import type { State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { isRaid } from '../../fights/raid.js'
import { ofBattle, seatsOf } from './fight.js'
import { ladderAfter } from './ladder.js'
import { changed } from './proceed.js'
import { besideOf, rollOff } from './rollOff.js'
import { termsOf } from '../../fights/terms.js'

const conflictOf = (state: State, { conflict, key }: Battle): Conflict => {
  const found = state.conflicts[conflict]
  if (!found) throw new RuleBug(`${key} belongs to no conflict`)
  return found
}

/** What a fight means for its conflict; the state has taken its losses. */
const conflictAfter = (state: State, battle: Battle, { winner }: BattleResult): Conflict => {
  const conflict = conflictOf(state, battle)
  switch (conflict.kind) {
    case 'raid':
      return { ...conflict, closed: true, fought: true, won: winner === conflict.seat }
    case 'contest':
      return ladderAfter(state, conflict, battle, { winner })
    case 'meeting': {
      // HX-247: the winner meets the next; after a draw both stay out of it
      const [a, b] = battle.sides
      const others = conflict.forces.filter((id) => id !== a.force && id !== b.force)
      const stays = winner === 'draw' ? [] : [winner === a.seat ? a.force : b.force]
      return { ...conflict, forces: [...stays, ...others] }
    }
  }
}

/** Losses are taken at once, and both sides keep what they saw of each other. */
export const resolve = (played: Played, battle: Battle, result: BattleResult): Played => {
  const { sides } = battle
  const fought = append(played, [
    {
      ...{ kind: 'battleResolved', ...ofBattle(battle), result, seenBy: seatsOf(battle) },
      forces: [sides[0].force, sides[1].force],
      points: [sides[0].points, sides[1].points],
      beside: result.rollOff ? [besideOf(played.state, battle, 0), besideOf(played.state, battle, 1)] : [[], []],
    },
  ])
  const told = append(fought, afterFight(fought.state, battle, result))
  return append(told, [changed(battle.conflict, conflictAfter(told.state, battle, result))])
}

const noUnits: BattleResult['units'] = [[], []]

const kept = ({ sides }: Battle): Readonly<Record<string, number>> =>
  Object.fromEntries(sides.map(({ seat, points }) => [seat, points]))

const defenderOf = ({ attacker, sides }: Battle): SeatId | null =>
  attacker === null ? null : (sides.find(({ seat }) => seat !== attacker)?.seat ?? null)

/** HX-530: what else of the loser’s goes with the army that rolled: those of its kind that stand in the hex. */
const besides = (state: State, battle: Battle, loser: SeatId): readonly PieceId[] => {
  if (isRaid(battle) || state.settings['rolloff.wipes'] === 'army') return []
  const rolled = battle.sides.find(({ seat }) => seat === loser)?.force
  return forcesAt(state, battle.at)
    .filter((force) => force.seat === loser && force.id !== rolled && holdsGround(force) === (battle.kind !== 'RECON'))
    .map(({ id }) => id)
}

/** HX-340 … HX-350; in a raid nobody is wiped out by it (HX-282). `drawn`: the table's draw that it decides (HX-297), and `how` that was reported. */
export const rolled = (
  state: State,
  battle: Battle,
  dice: Dice,
  how: HowDecided,
  drawn: Pick<BattleResult, 'left' | 'destroyed' | 'units' | 'reason'> = {
    left: kept(battle),
    units: noUnits,
    reason: null,
  },
): BattleResult => {
  const [a, b] = battle.sides
  const { winner, rolled: throws } = rollOff(state, battle, [drawn.left[a.seat] ?? 0, drawn.left[b.seat] ?? 0], dice)
  const loser = winner === a.seat ? b.seat : a.seat
  const left = isRaid(battle) ? drawn.left : { ...drawn.left, [loser]: 0 }
  const { destroyed, units, reason } = drawn
  const wiped = besides(state, battle, loser)
  return {
    ...{ winner, degree: null, left, how, rollOff: throws, units, reason },
    ...(destroyed === undefined ? {} : { destroyed }),
    ...(wiped.length > 0 ? { wiped } : {}),
  }
}

const withoutFight = (battle: Battle, winner: SeatId | 'draw', unplayed: Unplayed): BattleResult => ({
  ...{ winner, degree: null, left: kept(battle), how: 'unplayed', rollOff: null, units: noUnits, reason: null },
  unplayed,
})

const rolledUnplayed = (played: Played, battle: Battle, dice: Dice, why: Unplayed['why']): Played =>
  resolve(played, battle, { ...rolled(played.state, battle, dice, 'unplayed'), unplayed: { why, so: 'rolled' } })

/** Specials that a side brought to a fight. */
export const brought = ({ strikes, transporters, intel }: Battle['sides'][0]): readonly HeldSpecial[] => [
  ...Array.from({ length: strikes }, (): HeldSpecial => 'AIR_STRIKE'),
  ...Array.from({ length: transporters }, (): HeldSpecial => 'TRANSPORTER_DEVICE'),
  ...(intel ? (['ADVANCED_INTEL'] as const) : []),
]

/** HX-300: the contest stands as it is until the next turn, and what was brought to the fight is kept for it. */
const carried = (played: Played, battle: Battle, why: Unplayed['why']): Played => {
  const { state } = played
  const contest = conflictOf(state, battle)
  if (contest.kind !== 'contest') return resolve(played, battle, withoutFight(battle, 'draw', { why, so: 'open' }))
  const returned = battle.sides.flatMap((side): HexEvent[] => {
    const specials = brought(side)
    return specials.length > 0 ? [{ kind: 'specialsReturned', seat: side.seat, specials, seenBy: [side.seat] }] : []
  })
  return append(played, [
    { kind: 'battleCarried', ...ofBattle(battle), seenBy: seatsOf(battle) },
    ...returned,
    changed(battle.conflict, { ...contest, carried: true }),
  ])
}

/** HX-282 */
const unplayedRaid = (played: Played, battle: Battle, dice: Dice, why: Unplayed['why']): Played => {
  const rule = played.state.settings['raid.unplayed']
  if (rule === 'roll_off') return rolledUnplayed(played, battle, dice, why)
  const won = rule === 'won'
  const winner = (won ? battle.attacker : defenderOf(battle)) ?? 'draw'
  return resolve(played, battle, withoutFight(battle, winner, { why, so: won ? 'raid-won' : 'raid-lost' }))
}

/** Where nobody defends, `defender_holds` is a draw. */
const held = (played: Played, battle: Battle, why: Unplayed['why']): Played => {
  const defender = defenderOf(battle)
  const so = defender === null ? 'undefended' : 'held'
  return resolve(played, battle, withoutFight(battle, defender ?? 'draw', { why, so }))
}

type Rule = Settings['battle.unplayed' | 'result.conflict']

/** Settled without a result, by a word of the settings. */
const byRule = (played: Played, battle: Battle, dice: Dice, rule: Rule, why: Unplayed['why']): Played => {
  if (isRaid(battle)) return unplayedRaid(played, battle, dice, why)
  switch (rule) {
    case 'carry_over':
      return carried(played, battle, why)
    case 'defender_holds':
      return held(played, battle, why)
    case 'roll_off':
    case 'word':
    case 'gm':
      return rolledUnplayed(played, battle, dice, why)
  }
}

/** HX-300 */
export const unplayed = (played: Played, battle: Battle, dice: Dice): Played =>
  byRule(played, battle, dice, played.state.settings['battle.unplayed'], 'unreported')

/** HX-301: sheets that differ to the end, or one that the other side's silence disputes. */
export const disputed = (played: Played, battle: Battle, dice: Dice): Played => {
  const why = battle.filed.every((sheet) => sheet !== null) ? 'differing' : 'unconfirmed'
  return byRule(played, battle, dice, played.state.settings['result.conflict'], why)
}

/** A result of the table; a drawn battle for ground as the settings say (HX-297). */
export const reported = (
  played: Played,
  battle: Battle,
  shared: SharedResult,
  rest: Pick<BattleResult, 'how' | 'units' | 'reason' | 'dispute'>,
  dice: Dice,
): Played => {
  // HX-526: a side's own sheet has no more kills than the result that stands
  const counted = (side: 0 | 1) =>
    unitsCounted(rest.units[side], termsOf(played.state, battle, battle.sides[side].seat), shared)
  const result: BattleResult = { ...shared, ...rest, units: [counted(0), counted(1)], rollOff: null }
  const ground = battle.kind === 'STANDARD' || battle.kind === 'BATTLE'
  const rule = shared.winner === 'draw' && ground ? played.state.settings['battle.draw'] : 'defender_holds'
  switch (rule) {
    case 'replay':
      return append(played, [{ kind: 'battleReplayed', ...ofBattle(battle), seenBy: seatsOf(battle) }])
    case 'rolloff':
      return resolve(played, battle, rolled(played.state, battle, dice, result.how, result))
    default:
      return resolve(played, battle, result)
  }
}
