import type { SeatId } from '../../../../kit/ids.js'
import {
  abstractUsed,
  type AbstractResult,
  type Battle,
  type BattleResult,
  type Fighter,
  type Mission,
} from '../../model/battle.js'
import type { State } from '../../model/state.js'
import type {
  AbstractSideView,
  BattleResultView,
  BattleSideView,
  BattleView,
  FiledSheetView,
  MissionSourceView,
  WordView,
} from '../../view/view.js'
import { shiftFor } from './shiftFog.js'
import { standingView } from './standingFog.js'

/** `for` is the seat that looks, or null for one who sees all. */
interface Look {
  readonly state: State
  readonly battle: Battle
  readonly seat: SeatId | null
}

/** of an enemy the announcement tells seat and army type; his level only where the settings say so. */
const sideOf = ({ state, battle, seat }: Look, fighter: Fighter): BattleSideView => {
  const open = seat === null || fighter.seat === seat
  const level = open || state.settings['battle.reveal_level'] ? fighter.fights : null
  return {
    seat: fighter.seat,
    armyType: state.seats.find(({ id }) => id === fighter.seat)?.armyType ?? '',
    banner: open ? fighter.banner : null,
    level,
    points: level === null ? null : 100 * level,
    attacker: attackerOf(battle) === fighter.seat,
    standing: open ? standingView(state, fighter) : null,
  }
}

const settled = ({ step }: Battle): boolean => step !== 'shift' && step !== 'shift-2'

/** While the mission is open, a Breakout that would turn the roles round does not show. */
const attackerOf = (battle: Battle): SeatId | null =>
  (settled(battle) ? battle.mission?.attacker : battle.mission?.usual) ?? null

const sideOfAbstract = ({ terms, rolls }: AbstractResult, index: 0 | 1): AbstractSideView => {
  const { level, outnumbered, forfeit, percent } = terms[index]
  const throws = rolls.map(({ dice, totals }) => ({ dice: dice[index], total: totals[index] }))
  return { level, outnumbered, forfeit, throws, percent }
}

const abstractOf = (abstract: AbstractResult | null, swap: boolean): BattleResultView['abstract'] =>
  abstract && (swap ? ([1, 0] as const) : ([0, 1] as const)).map((index) => sideOfAbstract(abstract, index))

const resultOf = (result: BattleResult, swap: boolean): BattleResultView => ({
  how: result.how,
  winner: result.winner,
  lost: swap ? [...result.lost].reverse() : result.lost,
  margin: abstractUsed(result)?.margin ?? null,
  abstract: abstractOf(abstractUsed(result), swap),
  only: result.only ?? null,
  why: result.why ?? null,
  forfeits: result.forfeits,
  reason: result.reason,
})

/** Sheets that wait, as they read: of one side, or of both for `null`. */
const sheetsOf = (battle: Battle, seat: SeatId | null, swap: boolean): readonly FiledSheetView[] => {
  const seats = battle.sides.map((side) => side.seat)
  const order = swap ? [...seats].reverse() : seats
  return seats.flatMap((filer, index) => {
    const sheet = battle.sheets[index]
    if (!sheet || (seat !== null && filer !== seat)) return []
    const { lost, winner = null, sacrifice = 0 } = sheet
    const says = sheet.abstract ? 'abstract' : winner === null ? 'forfeit' : 'table'
    return [{ seat: filer, says, winner, lost: lost ? order.map((side) => lost[side] ?? 0) : [], sacrifice }]
  })
}

const stepOf = (step: Battle['step']): BattleView['step'] => {
  switch (step) {
    case 'shift':
    case 'shift-2':
      return 'shift'
    case 'results':
      return 'results'
    case 'results-2':
      return 'correction'
    case 'forfeit':
      return 'forfeit'
    case 'ruling':
      return 'ruling'
    case 'word':
      return 'word'
    case 'choose':
      return 'choice'
    case 'closed':
      return 'closed'
  }
}

const sourceOf = ({ situation, die, shifts }: Mission): MissionSourceView => ({ row: situation, die, shifts })

const battleOf = (look: Look): BattleView => {
  const { battle, seat, state } = look
  const { choice, result, forfeits } = battle
  const mission = settled(battle) ? battle.mission : null
  const swap = battle.sides[1].seat === seat
  const sides = battle.sides.map((fighter) => sideOf(look, fighter))
  return {
    id: battle.id,
    number: battle.number,
    sides: swap ? sides.reverse() : sides,
    mission: mission?.class ?? null,
    missionTitle: mission?.title ?? null,
    city: mission?.city ?? false,
    night: mission?.nightAllowed ?? false,
    step: stepOf(battle.step),
    source: seat === null && battle.mission ? sourceOf(battle.mission) : null,
    shifted: battle.mission?.shifts.find((shift) => shift.seat === seat)?.by ?? null,
    forfeits,
    claim: battle.claim && { by: battle.claim.by, against: battle.claim.against },
    mayClaim: battle.step === 'results' && forfeits.length === 0 && seat !== null && !battle.refused.includes(seat),
    // One's own, or both for one who sees all
    sheets: sheetsOf(battle, seat, swap),
    shift: shiftFor(state, battle, seat),
    choice:
      choice && (seat === null || choice.submitter === seat)
        ? { sheet: resultOf(choice.actual, swap), abstract: resultOf(choice.abstract, swap) }
        : null,
    result: result ? resultOf(result, swap) : null,
  }
}

const orderOf = ({ sides, id }: BattleView): string =>
  [sides[0]?.banner ?? '', sides[1]?.seat ?? '', sides[1]?.banner ?? '', id].join(' ')

/** The battles of a seat, or all of them; in an order that follows from what is shown. */
export const battlesOf = (state: State, seat: SeatId | null): readonly BattleView[] =>
  state.battles
    .filter(({ sides }) => seat === null || sides.some((side) => side.seat === seat))
    .map((battle) => battleOf({ state, battle, seat }))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

/** shown by consent of both sides, while their third player is asked. */
export const wordsFor = ({ battles, seats }: State, witness: SeatId): readonly WordView[] =>
  battles
    .filter((battle) => battle.step === 'word' && battle.witness === witness)
    .flatMap((battle): readonly WordView[] => {
      const { word, sides, mission } = battle
      if (!word) return []
      const view = {
        id: word,
        sides: sides.map(({ seat }) => ({ seat, armyType: seats.find((one) => one.id === seat)?.armyType ?? '' })),
        missionTitle: mission?.title ?? null,
        city: mission?.city ?? false,
        sheets: sheetsOf(battle, null, false).map(({ seat, says, winner, lost }) => ({ seat, says, winner, lost })),
      }
      return [view]
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
