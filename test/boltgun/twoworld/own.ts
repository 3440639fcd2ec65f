import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { Battle, BattleResult } from '@muster/rulesets/boltgun/engine/model/battle.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Truth } from './game.js'

type Dated = BoltgunEvent & { readonly seat: SeatId }

/** Parts of an own event that its seat is told: of a failed march not why, of a void order not by what, of a victor not who (section T). */
const told: Partial<Record<BoltgunEvent['kind'], readonly string[]>> = {
  planMissing: [],
  orderRefused: ['banner', 'order', 'rule'],
  // Codes follow from one's own banners alone
  orderVoid: ['banner', 'order', 'code'],
  orderIdle: ['banner', 'order', 'code'],
  searched: ['banner', 'found'],
  sectorsUntaken: ['cells', 'holders'],
  retreatForced: ['banner', 'to', 'ruled', 'reason'],
  nodeNamed: ['banner', 'byDefault'],
  worksChanged: ['banner', 'works', 'cause'],
  teleported: ['banner', 'from', 'to', 'target', 'direction', 'distance', 'landed'],
  marched: ['banner', 'from', 'to'],
  marchFailed: ['banner'],
  retreated: ['banner', 'from', 'to'],
  retreatStayed: ['banner'],
  // BG-206: who ran into it and where; never at what level
  rewardEarned: ['banner', 'enemy', 'at', 'counts'],
  resupplied: ['banner', 'level'],
  transferred: ['banner', 'from', 'asked', 'sent', 'received', 'level', 'senderLevel'],
  relicTaken: ['banner', 'relic', 'from'],
  relicDestroyed: ['banner', 'relic'],
  relicDropped: ['banner', 'relic', 'at'],
  split: ['banner', 'level', 'works', 'part'],
  joined: ['banner', 'absorbed', 'level', 'works'],
  bannerDestroyed: ['banner', 'at', 'cause'],
  attritionTaken: ['banner', 'before', 'level', 'attrition', 'sacrificed', 'reward'],
  retreatOrdered: ['banner', 'cause'],
  nodeLost: [],
  hiveStruck: ['banner', 'levels', 'level'],
}

const pick = (event: Dated, keys: readonly string[]): readonly unknown[] => {
  const entries: Readonly<Record<string, unknown>> = { ...event }
  return [event.kind, ...keys.map((name) => entries[name])]
}

const eventsOf = ({ events, seat }: Truth): readonly (readonly unknown[])[] =>
  events.flatMap((event) => {
    const keys = told[event.kind]
    return keys && 'seat' in event && event.seat === seat ? [pick(event, keys)] : []
  })

/**
 * Dice that decided are told to both sides with all that they are reckoned up by, each side's level too (BG-230 … BG-237); dice that did not decide
 * are told to nobody (BG-212).
 */
const resultOf = (result: BattleResult): readonly unknown[] => {
  const { how, winner, lost, abstract, only, forfeits, reason, dispute } = result
  const dice = only?.stands === 'sheet' ? null : abstract
  return [
    ...[how, winner, lost, only ?? null, dice && [dice.margin, dice.rolls, dice.terms], forfeits, reason],
    // both are told how two unlike sheets came to it
    ...(dispute ? [dispute.winner, dispute.between, dispute.witness, dispute.sheet] : []),
  ]
}

/** each Tactical Genius once, the attacker first. */
const mayShift = (state: State, { mission, step, sides }: Battle, seat: SeatId): boolean => {
  const genius = (id: SeatId): boolean =>
    state.seats.some((one) => one.id === id && one.armyRules.includes('TACTICAL_GENIUS'))
  if (!mission || !genius(seat) || mission.shifts.some((shift) => shift.seat === seat)) return false
  const other = sides.find((side) => side.seat !== seat)?.seat
  return step === 'shift-2' || (step === 'shift' && (mission.attacker === seat || !other || !genius(other)))
}

/** BG-232, A-60: what is told is the level that he fights at, and so how many points he brings. */
const strength = ({ settings, seats }: State, { seat, level }: Battle['sides'][0]): number => {
  const massive = seats.some(({ id, armyRules }) => id === seat && armyRules.includes('MASSIVE_ARMIES'))
  return level > 9 && massive && settings['massive.fights_as'] === 'always' ? 20 : Math.min(20, level)
}

/** Of an own battle: opponent, mission, side, own level, city and night, what is asked about it, and its result. */
const battleOf = (state: State, battle: Battle, seat: SeatId): unknown => {
  const [mine, theirs] = battle.sides[0].seat === seat ? battle.sides : [battle.sides[1], battle.sides[0]]
  const { mission, step, choice, result } = battle
  const index = battle.sides.findIndex((side) => side.seat === seat)
  const open = step === 'shift' || step === 'shift-2'
  return {
    id: battle.id,
    mine: [mine.banner, mine.level],
    opponent: theirs.seat,
    level: state.settings['battle.reveal_level'] ? strength(state, theirs) : null,
    // The die is for him who may shift it, the class for both once it is settled.
    mission: mission && [
      open ? null : mission.class,
      (open ? mission.usual : mission.attacker) === seat,
      mission.city,
      mission.nightAllowed,
    ],
    die: mission && mayShift(state, battle, seat) ? [mission.situation, mission.die, mission.shifts] : null,
    step,
    // both know who forfeits and what is claimed; whether a facilitator may still rule is not theirs to know
    forfeits: [battle.forfeits, battle.claim && [battle.claim.by, battle.claim.against], battle.refused.includes(seat)],
    filed: battle.sheets[index] ?? null,
    shifted: mission?.shifts.find((shift) => shift.seat === seat)?.by ?? null,
    // How one's own banner came into the battle
    came: [
      mine.works,
      state.memory.moved.includes(mine.banner),
      state.memory.retreated.some(({ banner }) => banner === mine.banner),
      state.battles.filter(({ sides }) => sides.some(({ banner }) => banner === mine.banner)).length,
    ],
    choice: choice?.submitter === seat ? [resultOf(choice.actual), resultOf(choice.abstract)] : null,
    result: result && resultOf(result),
  }
}

/** Third parties learn of battles only where the settings make them public, and then who fought and who won. */
const published = ({ events, now }: Truth): readonly unknown[] =>
  now.settings['results.public'] === 'battles'
    ? events.flatMap((event) => (event.kind === 'battlePublished' ? [[event.seats, event.winner]] : []))
    : []

/** who is asked for a word knows who fights, their army types, the mission, and both sheets; no banner, level, number or sacrifice. */
const wordsOf = (state: State, seat: SeatId): readonly unknown[] =>
  state.battles.flatMap(({ step, witness, word, sides, mission, sheets }) =>
    step === 'word' && witness === seat
      ? [
          [
            word,
            sides.map((side) => [side.seat, state.seats.find(({ id }) => id === side.seat)?.armyType]),
            [mission?.title, mission?.city],
            sheets.map((sheet) => [sheet?.abstract ?? false, sheet?.winner, sheet?.lost]),
          ],
        ]
      : [],
  )

/** Own banners and packet as they are, what befell them, and own battles. */
export const ownNews = (truth: Truth): unknown => {
  const { now, seat } = truth
  const banners = now.banners.filter((banner) => banner.seat === seat)
  const battles = now.battles.filter(({ sides }) => sides.some((side) => side.seat === seat))
  return {
    banners: banners
      .map(({ id, at, level, works, mustRetreat, node }) => [id, at, level, works, mustRetreat !== null, node])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    carried: now.relics.filter(({ place }) => place.kind === 'carried' && banners.some(({ id }) => id === place.by)),
    owesNode: now.seats.find(({ id }) => id === seat)?.owesNode,
    events: eventsOf(truth),
    battles: battles.map((battle) => battleOf(now, battle, seat)),
    joined: truth.events.flatMap((event) =>
      event.kind === 'battleJoined' && event.battle.sides.some((side) => side.seat === seat)
        ? [battleOf(now, event.battle, seat)]
        : [],
    ),
    differed: truth.events.filter(
      (event) => event.kind === 'resultsDiffered' && battles.some(({ id }) => id === event.battle),
    ).length,
    shifted: truth.events.flatMap((event) =>
      event.kind === 'missionShifted' && battles.some(({ id }) => id === event.battle)
        ? [[event.battle, event.step, event.step === 'shift-2' ? null : event.mission.class]]
        : [],
    ),
    resolved: truth.events.flatMap((event) =>
      event.kind === 'battleResolved' && event.seats.includes(seat) ? [[event.battle, resultOf(event.result)]] : [],
    ),
    disputes: truth.events.flatMap((event) => {
      if (event.kind === 'tieRuled') return event.seenBy.includes(seat) ? [[event.champion, event.reason]] : []
      if (event.kind === 'forfeitClaimed' || event.kind === 'forfeitConceded' || event.kind === 'conflictReferred')
        return event.seats.includes(seat) ? [[event.kind, event.battle]] : []
      return event.kind === 'forfeitRefused' && event.seats.includes(seat)
        ? [[event.kind, event.battle, event.claim.by, event.ruled, event.reason]]
        : []
    }),
    words: wordsOf(now, seat),
    wordsAsked: truth.events.flatMap((event) =>
      event.kind === 'wordAsked' && (event.seats.includes(seat) || event.witness === seat)
        ? [[event.seats, event.witness, event.witness === seat ? event.word : event.battle]]
        : [],
    ),
    published: published(truth),
  }
}
