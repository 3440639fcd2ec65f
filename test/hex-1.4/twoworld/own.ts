import type { Battle, Fighter } from '@muster/rulesets/hex-1.4/engine/model/battle.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'

const rosterOf = ({ units }: Pick<State['forces'][number], 'units'>): readonly unknown[] =>
  units.map(({ name, models, alive }) => [name, models, alive])

/** An army of a fight as both sides see it; what it brings only when both have chosen (HX-165, HX-505). */
const armyOf = (state: State, fighter: Fighter, mine: boolean, prepared: boolean): readonly unknown[] => {
  const { force, seat, points, units, from, strikes, transporters, intel, freeHeavySupport } = fighter
  const there = state.forces.find(({ id }) => id === force)
  return [
    ...[mine ? force : null, seat, points, units, from, there?.class, there && rosterOf(there)],
    mine || prepared ? [strikes, transporters, intel, freeHeavySupport] : null,
  ]
}

/** A fight of one's own: the battle sheet (HX-302), what one has filed, and the shared part of a result that waits for a word. */
const battleOf = (state: State, battle: Battle, seat: SeatId): readonly unknown[] => {
  const { kind, at, sides, attacker, target, chooser, firstTurn, zone, deploysFirst, mission, step, result } = battle
  const index = sides[0].seat === seat ? 0 : 1
  const prepared = step !== 'prepare'
  const filed = battle.filed[1 - index] ?? null
  return [
    ...[kind, at, attacker, target, step, battle.perimeter, battle.tankFactory, battle.hazards],
    sides.map((side) => armyOf(state, side, side.seat === seat, prepared)),
    prepared ? [chooser, firstTurn, zone, deploysFirst] : null,
    [mission, battle.terrain],
    battle.filed[index],
    step === 'confirm' && filed?.kind === 'result'
      ? [filed.winner, filed.degree, filed.left, filed.destroyed, filed.withdrew]
      : null,
    // HX-526: how many were destroyed is a fact of both sides
    result?.destroyed,
    result && [result.winner, result.degree, result.left, result.withdrew, result.how, result.rollOff, result.reason],
    result?.units[index],
  ]
}

/** Forces, purse, purchases, fights and missions of the seat: nobody else's business, and all of it its own (HX-508). */
export const ownState = (state: State, seat: SeatId): unknown => {
  const one = state.seats.find(({ id }) => id === seat)
  const land = new Set(state.hexes.flatMap(({ owner }, cell) => (owner === seat ? [cell] : [])))
  const own = state.forces.filter((force) => force.seat === seat)
  const mine = new Set<string>(own.map(({ id }) => id))
  return {
    purse: one && [
      one.stash,
      one.specials,
      one.capital,
      one.income,
      one.refunded,
      one.rerolls,
      one.eliminated,
      one.named,
    ],
    forces: own.map((force) => JSON.stringify(force)).sort(),
    pending: state.pending.filter((pending) => pending.seat === seat),
    land: [...land].map((cell) => {
      const { secured, dormant, undermanned, exhausted, paidTo } = state.hexes[cell] ?? {}
      return [cell, secured, dormant, undermanned, exhausted, paidTo?.includes(seat)]
    }),
    battles: state.battles.flatMap((battle) =>
      battle.sides.some((side) => side.seat === seat) ? [battleOf(state, battle, seat)] : [],
    ),
    // HX-301: who is asked for a word: who fights with how many points, the mission, both reports; neither hex, force nor unit
    words: state.battles.flatMap(({ step, witness, word, sides, kind, missionTitle, filed }) =>
      step === 'word' && witness === seat
        ? [
            [
              ...[word, kind === 'RAID' || kind === 'SABOTAGE', missionTitle],
              sides.map((side) => [side.seat, side.points]),
              filed.map((sheet) => sheet && [sheet.winner, sheet.degree, sheet.left, sheet.withdrew, kind === 'RECON']),
            ],
          ]
        : [],
    ),
    missions: state.memory.missions.filter(({ force }) => mine.has(force)),
    cameFrom: Object.entries(state.memory.cameFrom).filter(([force]) => mine.has(force)),
    // HX-279: whose hex is raided is asked who meets it, once fights that come before are settled; and the raider waits for his word
    raids: state.conflicts.flatMap((conflict) =>
      conflict.kind === 'raid' && (conflict.seat === seat || (land.has(conflict.at) && conflict.asks))
        ? [[conflict.at, conflict.seat, conflict.closed]]
        : [],
    ),
    queues: state.conflicts.flatMap((conflict) =>
      conflict.kind === 'contest'
        ? conflict.sides.flatMap((side) => (side.seat === seat ? [[conflict.at, side.queue]] : []))
        : [],
    ),
  }
}

/** What everybody knows: the calendar, who is out, who has won, and how many hexes each holds where that is public (HX-501, HX-511). */
export const publicState = ({ turn, stage, repeats, outcome, seats, hexes, settings }: State): unknown => ({
  ...{ turn, stage, repeats, outcome },
  out: seats.filter(({ eliminated }) => eliminated).map(({ id }) => id),
  counts: settings['fog'] === 'dark' ? null : seats.map(({ id }) => hexes.filter(({ owner }) => owner === id).length),
})
