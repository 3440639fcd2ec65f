import type { Banner, Seat, State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { key, overlap, passable, placeOf, reach, touch, widened, type Ground, type Region } from './geometry.js'
import { ownNews } from './own.js'
import type { Truth } from './game.js'

export interface Sighted {
  readonly seat: SeatId
  readonly at: string
  readonly level: number | null
  readonly sources: readonly string[]
}

export interface Captured {
  readonly sector: string
  readonly seat: SeatId | null
  readonly at: string | null
  readonly level: number | null
}

const groundOf = ({ board, settings }: State): Ground => ({ rows: board.rows, settings })

const seatOf = (state: State, id: SeatId): Seat => {
  const seat = state.seats.find((entry) => entry.id === id)
  if (!seat) throw new Error(`no seat ${id}`)
  return seat
}

const rule = (state: State, id: SeatId, name: Seat['armyRules'][number]): boolean =>
  seatOf(state, id).armyRules.includes(name)

/** Sectors that a banner defends (BG-095): with Battlelust all that it reconnoitres (BG-311). */
export const battleRange = (state: State, { seat, at }: Banner): Region => {
  const recon = state.settings['footprint.recon'] + (rule(state, seat, 'SUPERIOR_INTELLIGENCE') ? 1 : 0)
  const radius = rule(state, seat, 'BATTLELUST') ? recon : state.settings['footprint.battle']
  return reach(groundOf(state), placeOf(groundOf(state), at), radius)
}

const footprint = (state: State, { seat, at }: Banner): Region => {
  const more = rule(state, seat, 'SUPERIOR_INTELLIGENCE') ? 1 : 0
  return reach(groundOf(state), placeOf(groundOf(state), at), state.settings['footprint.recon'] + more)
}

/** Recon range for intelligence: the whole footprint, unless Battlelust gives it up. */
const reconRange = (state: State, banner: Banner): Region =>
  rule(state, banner.seat, 'BATTLELUST') && !state.settings['battlelust.keeps_recon']
    ? new Set()
    : footprint(state, banner)

const searchSquare = (state: State, { seat, at }: Banner): Region => {
  const more = rule(state, seat, 'SUPERIOR_INTELLIGENCE') ? state.settings['superior_intel.search_bonus'] : 0
  return reach(groundOf(state), placeOf(groundOf(state), at), state.settings['footprint.search'] + more)
}

/** Search range for banners: none with Wots a Recon?. */
const searchRange = (state: State, banner: Banner): Region =>
  rule(state, banner.seat, 'WOTS_A_RECON') ? new Set() : searchSquare(state, banner)

/** Where a search finds features. */
const findingRange = (state: State, banner: Banner): Region =>
  rule(state, banner.seat, 'WOTS_A_RECON') ? footprint(state, banner) : searchSquare(state, banner)

const own = (state: State, seat: SeatId): readonly Banner[] => state.banners.filter((banner) => banner.seat === seat)
const enemies = (state: State, seat: SeatId): readonly Banner[] =>
  state.banners.filter((banner) => banner.seat !== seat)

/** Own banners that searched and live: a join hands the search on. */
const searchers = ({ sealed, events, now, seat }: Truth): readonly Banner[] => {
  const plan = sealed.find(({ kind }) => kind === 'plan')?.orders ?? []
  const ids = new Set(plan.flatMap((order) => (order.kind === 'search' ? [order.banner] : [])))
  for (const event of events) if (event.kind === 'joined' && ids.has(event.absorbed)) ids.add(event.banner)
  return own(now, seat).filter(({ id }) => ids.has(id))
}

const holderOf = (state: State, seat: SeatId): number => state.seats.findIndex(({ id }) => id === seat) + 1

/** Sectors taken from the seat in either pass, with every enemy banner whose battle range lay over them (BG-177, A-34); never from a Blitz army. */
export const captures = (truth: Truth): readonly (Captured & { readonly captor: string })[] => {
  const { start, events, states, now, seat } = truth
  const index = holderOf(now, seat)
  const found = new Map<string, Captured & { readonly captor: string }>()
  if (seatOf(now, seat).eliminated) return []
  events.forEach((event, number) => {
    if (event.kind !== 'occupationChanged') return
    const [before, after] = [states[number - 1] ?? start, states[number] ?? now]
    const ranges = after.banners.map((banner) => ({ banner, range: battleRange(after, banner) }))
    before.hold.forEach((holder, cell) => {
      if (holder !== index || after.hold[cell] === index || after.hold[cell] === 0) return
      const sector = key(placeOf(groundOf(now), cell))
      const over = ranges.flatMap(({ banner, range }) => (range.has(sector) ? [banner] : []))
      if (over.some((banner) => banner.seat === seat) || rule(now, seat, 'BLITZ')) return
      for (const captor of over)
        found.set(`${sector} ${captor.id}`, { sector, captor: captor.id, ...fate(now, captor) })
    })
  })
  return [...found.values()]
}

/** Where a captor stands at the end, or that it is gone. */
const fate = (now: State, captor: Banner): Omit<Captured, 'sector'> => {
  const banner = now.banners.find(({ id }) => id === captor.id)
  return banner
    ? { seat: banner.seat, at: key(placeOf(groundOf(now), banner.at)), level: banner.level }
    : { seat: null, at: null, level: null }
}

/** Enemies as the seat may see them after the turn (BG-170 … BG-179, A-53, A-56). */
export const sightings = (truth: Truth): readonly Sighted[] => {
  const { now, seat } = truth
  const ground = groundOf(now)
  if (seatOf(now, seat).eliminated) return []
  const captors = new Set(captures(truth).map(({ captor }) => captor))
  const recons = own(now, seat).map((banner) => reconRange(now, banner))
  const searches = searchers(truth).map((banner) => searchRange(now, banner))
  const index = holderOf(now, seat)
  const held: Region = new Set(
    now.hold.flatMap((holder, cell) => (holder === index ? [key(placeOf(ground, cell))] : [])),
  )
  return enemies(now, seat).flatMap((enemy): readonly Sighted[] => {
    const range = battleRange(now, enemy)
    const near = (regions: readonly Region[]): boolean => regions.some((region) => touch(ground, region, range))
    const over = (regions: readonly Region[]): boolean => regions.some((region) => overlap(region, range))
    const hidden = rule(now, enemy.seat, 'UNSEEN_PRESENCE')
    const open = rule(now, enemy.seat, 'EASILY_OBSERVABLE')
    const [recon, search] = [near(recons), !hidden && near(searches)]
    const captor = captors.has(enemy.id)
    const sources = [
      ...(captor ? ['capture'] : []),
      ...(touch(ground, held, range) ? ['garrison'] : []),
      ...(open ? ['observable'] : []),
      ...(recon ? ['recon'] : []),
      ...(search ? ['search'] : []),
    ]
    if (sources.length === 0) return []
    const level =
      captor ||
      over(recons) ||
      (search && over(searches)) ||
      ((recon || search) && rule(now, enemy.seat, 'PONDEROUS')) ||
      (open && now.settings['observable.level'])
    const at = key(placeOf(ground, enemy.at))
    return [{ seat: enemy.seat, at, level: level ? enemy.level : null, sources }]
  })
}

/** Who holds the sectors in or next to the seat's ranges, and its own (BG-175, A-33); of searches only by the settings. */
export const ownership = (truth: Truth): Readonly<Record<string, number>> => {
  const { now, seat } = truth
  const ground = groundOf(now)
  if (seatOf(now, seat).eliminated) return {}
  const looking = new Set(now.settings['occupation.search_shows'] ? searchers(truth) : [])
  const seen = new Set(
    own(now, seat).flatMap((banner) => {
      const ranges = [battleRange(now, banner), reconRange(now, banner)]
      return [...ranges, ...(looking.has(banner) ? [searchRange(now, banner)] : [])].flatMap((range) => [
        ...widened(ground, range),
      ])
    }),
  )
  const index = holderOf(now, seat)
  const width = now.board.width
  return Object.fromEntries(
    passable(ground).flatMap((place) => {
      const holder = now.hold[place.y * width + place.x] ?? 0
      return holder === index || seen.has(key(place)) ? [[key(place), holder] as const] : []
    }),
  )
}

/** Sectors that the seat's searches lay open: none disputed or under an enemy's battle range, but for All Seeing Eye (BG-173, BG-315). */
const laidOpen = (truth: Truth): Region => {
  const { now, seat } = truth
  const area = new Set(searchers(truth).flatMap((banner) => [...findingRange(now, banner)]))
  if (rule(now, seat, 'ALL_SEEING_EYE')) return area
  const guarded = new Set(enemies(now, seat).flatMap((enemy) => [...battleRange(now, enemy)]))
  const ground = groundOf(now)
  const disputed = new Set(now.hold.flatMap((holder, cell) => (holder === -1 ? [key(placeOf(ground, cell))] : [])))
  return new Set([...area].filter((text) => !guarded.has(text) && !disputed.has(text)))
}

/** Ids of the features known: the old ones, open ones on own ground, those under a search (BG-057, A-35). */
export const features = (truth: Truth): readonly string[] => {
  const { start, now, seat } = truth
  const known = new Set(seatOf(start, seat).knowledge.features)
  if (seatOf(now, seat).eliminated) return [...known].sort()
  const area = laidOpen(truth)
  for (const { id, at, hidden } of now.features) {
    const held = now.hold[at] === holderOf(now, seat)
    if ((held && !hidden) || area.has(key(placeOf(groundOf(now), at)))) known.add(id)
  }
  return [...known].sort()
}

/** Where relics were last known to lie: what was taken by oneself, or looked for in vain, is struck out (A-35, BG-273). */
export const relics = (
  truth: Truth,
): readonly { readonly relic: string; readonly at: string; readonly asOf: number }[] => {
  const { start, events, now, seat } = truth
  const ground = groundOf(now)
  const taken = new Set(
    events.flatMap((event) => (event.kind === 'relicTaken' && event.seat === seat ? [event.relic] : [])),
  )
  const old = seatOf(start, seat)
    .knowledge.relics.filter(({ relic }) => !taken.has(relic))
    .map(({ relic, at, asOf }) => ({ relic, at: key(placeOf(ground, at)), asOf }))
  if (seatOf(now, seat).eliminated) return old
  const area = laidOpen(truth)
  const seen = now.relics.flatMap(({ id, place }) => {
    if (place.kind !== 'ground') return []
    const at = key(placeOf(ground, place.at))
    const open = !place.hidden && now.hold[place.at] === holderOf(now, seat)
    return open || area.has(at) ? [{ relic: id, at, asOf: start.turn }] : []
  })
  const kept = old.filter(({ relic, at }) => !area.has(at) && !seen.some((entry) => entry.relic === relic))
  return [...kept, ...seen].sort((a, b) => (a.relic < b.relic ? -1 : 1))
}

const keepsCalendar = ({ now }: Truth): boolean => now.settings['battles.stage'] === 'calendar'

/**
 * Whether the turn that the stretch began in has been closed, so that intelligence is out (BG-179). Where the calendar keeps the stage of battles
 * that is when the stage has lasted its time and the turn is posted, whatever the engine has done.
 */
export const isClosed = (truth: Truth): boolean => {
  const { start, now, closed } = truth
  if (keepsCalendar(truth))
    return closed.includes(now.settings['victory.tie'] === 'facilitator' ? 'posting' : 'battles')
  return now.turn > start.turn || now.stage === 'ended'
}

/**
 * where the stage is opened when a battle goes to the table, that one is being fought somewhere is everybody's to know; kept by the calendar it
 * tells nothing. The stage itself follows from this and from what was closed, and is not the oracle's to hand on.
 */
const course = (truth: Truth): unknown => {
  const { now, closed } = truth
  const fought = now.battles.some(({ step }) => step !== 'closed')
  return keepsCalendar(truth) ? { closed } : { closed, turn: now.turn, fought }
}

const strippedCapture = ({ sector, seat, at, level }: Captured): Captured => ({ sector, seat, at, level })

const sorted = <Item>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Of banners to destroy, which count as destroyed: no part of them stands, and every fall is the seat's own doing where it must be. */
const goneOf = ({ banners, fallen }: State, seat: SeatId, objective: Seat['objectives'][number]): readonly boolean[] =>
  objective.kind !== 'destroy'
    ? []
    : objective.banners.map((id) => {
        const falls = fallen.filter(({ origins }) => origins.includes(id))
        const stands = banners.some(({ origins }) => origins.includes(id))
        return !stands && falls.length > 0 && (objective.by === 'anyone' || falls.every(({ by }) => by.includes(seat)))
      })

/** Everything: two worlds in which this is the same must look the same to the seat. */
export const mayKnow = (truth: Truth): unknown => {
  const { now, seat } = truth
  return {
    // what all are told
    course: course(truth),
    outcome: now.outcome,
    out: now.seats.filter(({ eliminated }) => eliminated).map(({ id }) => id),
    own: ownNews(truth),
    // a feature to control by its title
    titles: seatOf(now, seat).objectives.flatMap((objective) =>
      objective.kind === 'control' ? [now.features.find(({ id }) => id === objective.feature)?.label] : [],
    ),
    intelligence: isClosed(truth)
      ? {
          sightings: sorted(sightings(truth)),
          captures: sorted(captures(truth).map(strippedCapture)),
          ownership: ownership(truth),
          features: features(truth).map((name) => now.features.find(({ id }) => id === name)),
          relics: relics(truth),
          objectives: seatOf(now, seat).objectives.map((objective) => [objective.held, goneOf(now, seat, objective)]),
        }
      : null,
  }
}
