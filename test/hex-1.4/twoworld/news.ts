import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import type { Truth } from './game.js'
import { standingOf } from './sight.js'

type Kind = HexEvent['kind']

/** Parts of an event about a seat that this seat alone is told (HX-508). */
const own: Partial<Record<Kind, readonly string[]>> = {
  orderRefused: ['stage', 'index', 'order', 'piece', 'code', 'rule'],
  headquartersFound: ['at', 'resources', 'faces'],
  mustered: ['forces', 'lost', 'usual'],
  fortressWatched: ['at', 'undermanned', 'dormant', 'held', 'slept'],
  incomePaid: ['lines', 'notes', 'total'],
  disbanded: ['force', 'class', 'points', 'at', 'allowed', 'had'],
  purchased: ['deal'],
  placed: ['item', 'force', 'at', 'gained'],
  notPlaced: ['item', 'price', 'refunded', 'why', 'rule'],
  cityReinforced: ['at', 'force', 'gained'],
  capitalMoved: ['at'],
  forceSplit: ['force', 'stays', 'part'],
  forcesMerged: ['force', 'into', 'at', 'sum'],
  forceMoved: ['force', 'from', 'path'],
  pathCut: ['force', 'at', 'code', 'rule'],
  marchHalted: ['force', 'at', 'code', 'rule'],
  moveVoid: ['force', 'code', 'rule'],
  reconRolled: ['force', 'at', 'why', 'faces', 'minus', 'outcome', 'bought'],
  reconDisplaced: ['force', 'from', 'to'],
  sentBack: ['force', 'from', 'to', 'rule'],
  garrisonReacted: ['force', 'from', 'at'],
  garrisonIdle: ['from', 'at', 'why', 'points'],
  // HX-504: who owns a hex sees all of it
  hexGained: ['at', 'from', 'facilities', 'resources', 'hazards', 'exhausted', 'yields', 'opens'],
  // HX-273: why a raid that was won brought nothing
  raidIdle: ['force', 'at'],
  queueSet: ['at', 'order'],
  optionRefused: ['battle', 'option', 'text', 'rule'],
  specialsUsed: ['specials'],
  specialsReturned: ['specials'],
  specialsExpired: ['specials'],
  raidUnopposed: ['force', 'at'],
  retreatMade: ['force', 'from', 'to', 'ordered'],
  retreatCutOff: ['force', 'at'],
  sabotageIdle: ['at', 'target'],
  fallenBack: ['force', 'from', 'to', 'why'],
  survivalRolled: ['force', 'unit', 'faces', 'lives', 'survivors', 'alive', 'left', 'entered'],
  unitChanged: ['force', 'unit', 'alive', 'experience', 'earned', 'honours', 'points'],
  honourGained: ['force', 'unit', 'honour', 'faces'],
  forceSpent: ['force', 'at'],
}

/** Parts of a fight's events that both of its sides are told. */
const fights: Partial<Record<Kind, readonly string[]>> = {
  battleOpened: ['at', 'fight', 'seats'],
  missionSettled: ['at', 'mission', 'chooser', 'rolled', 'terrain'],
  resultFiled: ['at', 'by', 'shared'],
  resultsDiffered: ['at', 'fight'],
  conflictReferred: ['at', 'fight', 'alone'],
  wordAsked: ['at', 'fight', 'witness', 'alone'],
  battleReplayed: ['at', 'fight'],
  battleCarried: ['at', 'fight'],
}

/** What everybody is told, but under `dark` fog, where only who sees the hex is (HX-501). */
const publicly: Partial<Record<Kind, readonly string[]>> = {
  hexTaken: ['at', 'from', 'to'],
  hexContested: ['at'],
  contestDecided: ['at', 'winner', 'from', 'owner'],
  // HX-037: a change of owner as the others are, though an elimination may leave nothing of it to be seen at the end of the turn
  claimLapsed: ['seat', 'at'],
}

interface Scene {
  readonly before: State
  readonly after: State
  readonly seat: SeatId
}

/**
 * HX-501: who has won is everybody's at the end of the turn alone. Before that those who fought last know, and sides whose troops still stand there (HX-505); all where
 * nothing is hidden (HX-511).
 */
const ofContest = (event: HexEvent, { before, after, seat }: Scene): readonly unknown[] => {
  if (event.kind !== 'contestClosed') return []
  const { at, winner, carried } = event
  if (carried) return witnesses({ before, after, seat }, at) ? [[event.kind, at]] : []
  const fights = before.battles.filter((battle) => battle.at === at && ['BATTLE', 'STANDARD'].includes(battle.kind))
  const fought = fights.at(-1)?.sides.some((side) => side.seat === seat) === true
  const there = fought || standingOf(before, seat).ground.has(at)
  return there || before.settings['fog'] === 'open' ? [[event.kind, at, winner]] : []
}

/** What everybody is told in any fog. */
const always: Partial<Record<Kind, readonly string[]>> = {
  turnOpened: ['turn', 'repeats'],
  stageOpened: ['turn', 'stage'],
  turnClosed: ['turn'],
  eliminated: ['seat'],
  campaignEnded: ['outcome'],
}

const parts = (event: HexEvent, keys: readonly string[]): readonly unknown[] => {
  const entries: Readonly<Record<string, unknown>> = { ...event }
  return [event.kind, ...keys.map((key) => entries[key])]
}

/** Whether a seat sees the owner of a hex, or held it just now. */
const witnesses = ({ before, after, seat }: Scene, cell: number): boolean =>
  after.settings['fog'] !== 'dark' ||
  [before, after].some((state) => {
    const { near, any } = standingOf(state, seat)
    return near.has(cell) || any.has(cell)
  })

const has = (state: State, seat: SeatId, cell: number): boolean =>
  state.hexes[cell]?.owner === seat || state.forces.some((force) => force.seat === seat && force.at === cell)

/** Whether a recon force has raided a hex of the seat's this turn: it is told when that force dies on its way back (HX-508). */
const raidedBy = ({ conflicts, hexes }: State, seat: SeatId, force: string): boolean =>
  conflicts.some(
    (conflict) => conflict.kind === 'raid' && conflict.force === force && hexes[conflict.at]?.owner === seat,
  )

const ofFight = (event: HexEvent, seat: SeatId): readonly unknown[] => {
  // HX-301: a third player whom both have named is told who asks, and not where
  if (event.kind === 'wordAsked' && event.witness === seat) return [[event.kind, event.seats, event.word, event.alone]]
  const keys = fights[event.kind]
  if (!('battle' in event) || !('seats' in event) || !event.seats.includes(seat)) return []
  if (keys) return [parts(event, keys)]
  if (event.kind === 'battlePrepared') {
    // What each side brings is laid open when both have chosen (HX-165)
    const brought = event.sides.map(
      ({ seat: whose, points, units, strikes, transporters, intel, freeHeavySupport }) => [
        ...[whose, points, units, strikes, transporters, intel, freeHeavySupport],
      ],
    )
    return [[event.kind, brought, event.chooser, event.deploysFirst, event.chose, event.rollOff]]
  }
  if (event.kind !== 'battleResolved') return []
  const { winner, degree, left, destroyed, withdrew, how, rollOff, reason, units, dispute } = event.result
  const side = event.seats[0] === seat ? 0 : 1
  // HX-346: how many hexes helped is part of the sum that both can do, which they are is each side's own
  const own = [units[side], event.beside[side]]
  return [
    [event.kind, event.at, event.points, winner, degree, left, destroyed, withdrew, how, rollOff, reason, dispute, own],
  ]
}

/** Events of which several are told, and not everybody (HX-248, HX-253, HX-277, HX-507, HX-508). */
const ofSeveral = (event: HexEvent, { before, after, seat }: Scene): readonly unknown[] => {
  const all: Readonly<Record<string, unknown>> = { ...event }
  switch (event.kind) {
    case 'crossingRolled':
      return event.seats.includes(seat) ? [[event.kind, event.between, event.seats, event.throws, event.presses]] : []
    case 'reconDestroyed':
      return event.seat === seat || has(before, seat, event.at) || raidedBy(before, seat, event.force)
        ? [[event.kind, event.seat, event.at]]
        : []
    case 'reconMet':
      return before.forces.some((force) => force.seat === seat && event.forces.includes(force.id))
        ? [[event.kind, event.at]]
        : []
    case 'hexRaided':
    case 'hexSabotaged':
      return event.seat === seat || event.victim === seat ? [[event.kind, ...Object.values(all)]] : []
    case 'facilitiesRazed':
      return has(before, seat, event.at) || has(after, seat, event.at) ? [[event.kind, event.at, event.facilities]] : []
    case 'orderRolled':
      return event.seat === seat || has(after, seat, event.at)
        ? [[event.kind, event.what, event.at, event.seat, event.faces]]
        : []
    case 'moveOrderSet':
      // The order of play follows from counts of hexes, which `dark` fog hides
      return after.settings['fog'] === 'dark' ? [] : [[event.kind, event.seats, event.throws]]
    default:
      return []
  }
}

const newsOf = (event: HexEvent, scene: Scene): readonly unknown[] => {
  const mine = own[event.kind]
  const shared = publicly[event.kind]
  const toAll = always[event.kind]
  return [
    ...(mine && 'seat' in event && event.seat === scene.seat ? [parts(event, mine)] : []),
    ...(shared && 'at' in event && typeof event.at === 'number' && witnesses(scene, event.at)
      ? [parts(event, shared)]
      : []),
    ...(toAll ? [parts(event, toAll)] : []),
    ...ofContest(event, scene),
    ...ofFight(event, scene.seat),
    ...ofSeveral(event, scene),
  ]
}

/** HX-037: claims lapse all at once, so that who loses one sees the others lapse beside it. */
const firstOf = (events: readonly HexEvent[], index: number): number =>
  events[index]?.kind === 'claimLapsed' && events[index - 1]?.kind === 'claimLapsed'
    ? firstOf(events, index - 1)
    : index

const heard = keeping<readonly unknown[]>()

const ofScouts: readonly Kind[] = ['reconMet', 'reconDestroyed']

/** HX-246: in which impulse of a march another's recon force was met, or found and destroyed, nobody else knows: that is news of the march as a whole. */
const unplaced = (events: readonly HexEvent[], told: readonly (readonly unknown[])[]): readonly unknown[] => {
  const marched = events.findIndex(({ kind }) => kind === 'movementClosed')
  if (marched < 0) return told.flat()
  const march = events
    .slice(0, marched)
    .map(({ kind }, at) => ({ apart: ofScouts.includes(kind), news: told[at] ?? [] }))
  const texts = march.flatMap(({ apart, news }) => (apart ? news.map((one) => JSON.stringify(one)) : []))
  return [
    ...march.flatMap(({ apart, news }) => (apart ? [] : news)),
    ...texts.sort(),
    ...unplaced(events.slice(marched + 1), told.slice(marched + 1)),
  ]
}

/** What has happened, as far as a seat is told of it. */
export const news = ({ start, events, states, seat }: Truth): readonly unknown[] =>
  unplaced(
    events,
    events.map((event, index) => {
      const [before, after] = [states[firstOf(events, index) - 1] ?? start, states[index] ?? start]
      return heard(event, seat, [before, after], () => newsOf(event, { seat, before, after }))
    }),
  )
