import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Captor } from '../model/aftermathEvents.js'
import type { BoltgunEvent } from '../model/events.js'
import type { RulesContext, SeatContext } from '../model/rulesContext.js'
import { byText, findBanner } from '../model/pieces.js'
import type { Banner, CaptureNotice, Sighting, SightSource } from '../model/state.js'
import { ownershipOf } from './ownership.js'
import { inBits, seatBits, type SeatBits } from '../map/seatBits.js'
import { toSeat, type Position } from '../steps/step.js'
import { touching } from '../ground/touching.js'

/** What it takes to look around. */
type Look = Pick<Position, 'state' | 'context'>

interface Watch {
  readonly recon: SeatBits
  readonly search: SeatBits
  /** Occupied sectors (BG-075). */
  readonly garrison: SeatBits
}

const watchOf = ({ state, context }: Look): Watch => {
  const make = (): SeatBits => seatBits(context.size, context.seats.length)
  const watch: Watch = { recon: make(), search: make(), garrison: make() }
  const searching = new Set(state.memory.searching)
  for (const banner of state.banners) {
    const seat = context.seat(banner.seat)
    for (const cell of seat.recon.region(banner.at)) watch.recon.add(cell, seat.index)
    if (searching.has(banner.id)) for (const cell of seat.search.region(banner.at)) watch.search.add(cell, seat.index)
  }
  state.hold.forEach((holder, cell) => {
    if (holder > 0) watch.garrison.add(cell, holder - 1)
  })
  return watch
}

/** What one observer learns of one banner: where it is, and its level if `measured`. */
interface Glimpse {
  readonly sources: readonly SightSource[]
  readonly measured: boolean
}

/** BG-170 … BG-172, BG-174, BG-176, BG-178, BG-325, A-53: what each seat sees of a banner, as a question to be asked seat by seat. */
const glimpses = (context: RulesContext, watch: Watch, banner: Banner): ((observer: SeatContext) => Glimpse) => {
  const target = context.seat(banner.seat)
  const region = target.battle.region(banner.at)
  const near = touching(context, region)
  const unseen = target.rules.has('UNSEEN_PRESENCE')
  const ponderous = target.rules.has('PONDEROUS')
  const observable = target.rules.has('EASILY_OBSERVABLE')
  const [reconOver, reconNear] = [watch.recon.any(region), watch.recon.any(near)]
  const [searchOver, searchNear] = [watch.search.any(region), watch.search.any(near)]
  const garrison = watch.garrison.any(near)
  return ({ index }) => {
    const recon = inBits(reconNear, index)
    const search = !unseen && inBits(searchNear, index)
    const sources: SightSource[] = []
    if (recon) sources.push('recon')
    if (search) sources.push('search')
    if (inBits(garrison, index)) sources.push('garrison')
    if (observable) sources.push('observable')
    const over = inBits(reconOver, index) || (search && inBits(searchOver, index))
    const measured = over || (ponderous && (recon || search)) || (observable && context.settings['observable.level'])
    return { sources, measured }
  }
}

/** Capture notices of the whole turn, a sector and captor once, as of now. */
const noticesOf = ({ state, context }: Look): ReadonlyMap<SeatId, readonly CaptureNotice[]> => {
  const notices = new Map<SeatId, Map<string, CaptureNotice>>()
  const seats = new Map([...state.fallen].map(({ banner, seat }) => [banner, seat]))
  for (const { seat, sector, by } of state.memory.captures)
    for (const id of by) {
      const banner = findBanner(state, id)
      const owner = banner?.seat ?? seats.get(id)
      if (!owner || owner === seat || context.seat(owner).id === seat) continue
      const own = notices.get(seat) ?? new Map<string, CaptureNotice>()
      own.set(`${String(sector)} ${id}`, {
        sector,
        banner: id,
        seat: owner,
        at: banner?.at ?? null,
        level: banner?.level ?? null,
      })
      notices.set(seat, own)
    }
  return new Map([...notices].map(([seat, own]) => [seat, [...own.values()].sort(bySector)]))
}

/** An order that follows from what the notice tells: neither from which pass it came nor from who the captor is. */
const bySector = (a: CaptureNotice, b: CaptureNotice): number =>
  a.sector - b.sector || figure(a.at) - figure(b.at) || figure(a.level) - figure(b.level)

const figure = (of: number | null): number => of ?? -1

const sightingsOf = (
  at: Look,
  captors: ReadonlyMap<SeatId, ReadonlySet<PieceId>>,
): ReadonlyMap<SeatId, readonly Sighting[]> => {
  const { state, context } = at
  const watch = watchOf(at)
  const observers = context.seats.filter((_, index) => !state.seats[index]?.eliminated)
  const sightings = new Map<SeatId, Sighting[]>(observers.map((seat) => [seat.id, []]))
  for (const banner of state.banners) {
    const glimpse = glimpses(context, watch, banner)
    for (const observer of observers) {
      if (observer.id === banner.seat) continue
      const { sources, measured } = glimpse(observer)
      const captor = captors.get(observer.id)?.has(banner.id) ?? false
      if (sources.length === 0 && !captor) continue
      sightings.get(observer.id)?.push({
        banner: banner.id,
        seat: banner.seat,
        at: banner.at,
        level: measured || captor ? banner.level : null,
        sources: captor ? [...sources, 'capture'] : sources,
      })
    }
  }
  for (const list of sightings.values()) list.sort((a, b) => a.at - b.at || byText(a.banner, b.banner))
  return sightings
}

/** Sectors with the same captors in one notice: by what the notices tell, so that it tells no more than they do. */
const lossesOf = (
  notices: readonly CaptureNotice[],
): readonly { readonly cells: readonly Cell[]; readonly captors: readonly (Captor | null)[] }[] => {
  const captorsOf = new Map<Cell, (Captor | null)[]>()
  for (const { sector, seat, at, level } of notices) {
    const captors = captorsOf.get(sector) ?? []
    captors.push(at === null ? null : { seat, at, level })
    captorsOf.set(sector, captors)
  }
  const alike = new Map<string, { readonly cells: Cell[]; readonly captors: readonly (Captor | null)[] }>()
  for (const [cell, captors] of captorsOf) {
    const key = captors.map((captor) => JSON.stringify(captor)).join()
    const loss = alike.get(key)
    if (loss) loss.cells.push(cell)
    else alike.set(key, { cells: [cell], captors })
  }
  return [...alike.values()]
}

/** Step 17: what every seat learns of its enemies, of sectors lost and of occupation in sight, after attrition (BG-179). */
export const intelligence = (at: Look): readonly BoltgunEvent[] => {
  const { state } = at
  const notices = noticesOf(at)
  const captors = new Map([...notices].map(([seat, own]) => [seat, new Set(own.map(({ banner }) => banner))]))
  const sightings = sightingsOf(at, captors)
  const ownership = ownershipOf(at)
  return state.seats.flatMap((seat): readonly BoltgunEvent[] => {
    const captures = seat.eliminated ? [] : (notices.get(seat.id) ?? [])
    const seenBy = toSeat(seat.id)
    return [
      ...lossesOf(captures).map((loss): BoltgunEvent => ({ kind: 'sectorsLost', seat: seat.id, ...loss, seenBy })),
      {
        kind: 'intelligenceGained',
        seat: seat.id,
        turn: state.turn,
        sightings: sightings.get(seat.id) ?? [],
        captures,
        ownership: ownership.get(seat.id) ?? [],
        eliminated: seat.eliminated,
        seenBy,
      },
    ]
  })
}
