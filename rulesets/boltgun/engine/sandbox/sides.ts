import { gridOf } from '../../../kit/board.js'
import { pieceId, type SeatId } from '../../../kit/ids.js'
import type { Guess } from '../../../kit/sandbox.js'
import * as words from '../../messages/lateStart.generated.js'
import { armyRuleText } from '../data/armyRules.js'
import { packetList, type ArmyList } from '../model/list.js'
import { emptyKnowledge } from '../model/initial.js'
import type { Banner, CaptureNotice, Seat, Sighting, SightSource } from '../model/state.js'
import type { ArmyView, BoltgunView } from '../view/view.js'
import { cellIn, holdersFrom, runsOf } from './ground.js'
import { standingTargets } from './objectives.js'
import { memoriesFrom } from './things.js'

/** One's own banners. From where one that must retreat was driven is not told, so it flees from nobody (BG-155). */
export const ownBanners = (view: BoltgunView): readonly Banner[] => {
  const cell = cellIn(view)
  const more = new Map(view.detail.banners.map((banner) => [banner.id, banner]))
  return view.pieces.map(({ id, seat, at, size }) => ({
    ...{ id, seat, at: cell(at), level: size ?? 0, origins: [id] },
    works: more.get(id)?.works ?? 'none',
    mustRetreat: more.get(id)?.mustRetreat ? { victor: null, victors: [] } : null,
    node: more.get(id)?.node ?? false,
  }))
}

/** Banners as guessed, named as their side would name them. */
export const guessedBanners = (view: BoltgunView, guesses: readonly Guess[]): readonly Banner[] => {
  const cell = cellIn(view)
  const grid = gridOf(view.board)
  const numbers = new Map<SeatId, number>()
  const banners = guesses.map(({ seat, at, size }): Banner => {
    const number = (numbers.get(seat) ?? 0) + 1
    numbers.set(seat, number)
    const id = pieceId(`${seat}${String(number)}`)
    return { id, seat, at: cell(at), level: size, works: 'none', mustRetreat: null, node: false, origins: [id] }
  })
  // A banner to destroy is supposed to be the one that stands nearest to where it started
  const heirs = new Map<Banner, Banner['origins']>(banners.map((banner) => [banner, banner.origins]))
  for (const [target, { seat, at }] of standingTargets(view)) {
    const far = (banner: Banner): number => grid.distance(banner.at, cell(at))
    const [heir] = banners.filter((banner) => banner.seat === seat).sort((a, b) => far(a) - far(b))
    if (heir) heirs.set(heir, [...(heirs.get(heir) ?? []), target])
  }
  return banners.map((banner) => ({ ...banner, origins: heirs.get(banner) ?? banner.origins }))
}

const armyFrom = ({ source, type, rules, customs }: ArmyView): ArmyList => ({
  ...{ source, preset: null, type, node: null },
  rules: rules.map(({ name, title, why }) => ({
    rule: name,
    title: title === armyRuleText(name).title ? null : title,
    why,
  })),
  customs: customs.map(({ title, text, points, why }) => ({ title, text, points, why })),
})

const sightings = (view: BoltgunView, banners: readonly Banner[]): readonly Sighting[] => {
  const cell = cellIn(view)
  return view.contacts.flatMap(({ id, seat, at, size, sources }): readonly Sighting[] => {
    if (seat === null) return []
    const banner = banners.find((one) => one.seat === seat && one.at === cell(at))?.id ?? pieceId(id)
    return [{ banner, seat, at: cell(at), level: size, sources: sources as readonly SightSource[] }]
  })
}

const captures = (view: BoltgunView, seat: SeatId): readonly CaptureNotice[] => {
  const cell = cellIn(view)
  return view.detail.captures.map(({ sector, seat: captor, at, level }, index) => ({
    ...{ sector: cell(sector), banner: pieceId(`captor-${String(index)}`), seat: captor ?? seat, level },
    at: at === null ? null : cell(at),
  }))
}

/** the sectors that are kept for a seat. */
const closedFor = ({ marks, board }: BoltgunView, seat: SeatId): readonly number[] => {
  const cell = cellIn({ board })
  return marks.flatMap(({ kind, label, at }) =>
    kind === 'reserved' && label === words.keptFor({ seat }) ? [cell(at)] : [],
  )
}

/** A seat as everybody knows it: of its army its type, of its packet nothing. */
const stranger = (
  view: BoltgunView,
  { seat, title, subtitle, eliminated, reserved }: BoltgunView['legend'][number],
): Seat => ({
  ...{ id: seat, title, armyType: subtitle, armyRules: [], army: packetList('scenario', subtitle, []) },
  ...{ objectives: [], eliminated, owesNode: false, knowledge: emptyKnowledge },
  ...(reserved && { reserved: { banners: [], owned: [], footprints: false, closed: closedFor(view, seat) } }),
})

/** Every seat; of the viewer's own all that its packet and its scouts tell, but for the objectives. */
export const seatsFrom = (view: BoltgunView, own: SeatId, banners: readonly Banner[]): readonly Seat[] =>
  view.legend.map((entry) => {
    const seat = stranger(view, entry)
    const packet = view.detail.packets.find((one) => one.seat === entry.seat)
    if (entry.seat !== own || !packet) return seat
    return {
      ...seat,
      ...{ armyRules: packet.armyRules, army: armyFrom(packet.army), owesNode: packet.owesNode },
      knowledge: {
        ...memoriesFrom(view),
        asOf: view.turn - 1,
        sightings: sightings(view, banners),
        captures: captures(view, own),
        ownership: runsOf(holdersFrom(view)),
      },
    }
  })
