import { once } from '../../../kit/memo.js'
import type { PieceView } from '../../../kit/view.js'
import { armyView } from '../armies/armyFog.js'
import type { Banner, Objective, Seat, State } from '../model/state.js'
import type { BannerView, ObjectiveView, PacketView } from '../view/view.js'
import { featureTitle, objectiveText } from '../victory/objectiveText.js'
import { namer } from '../ground/namer.js'

const carried = once((relics: State['relics']): ReadonlyMap<string, State['relics']> => {
  const carriers = new Set(relics.flatMap(({ place }) => (place.kind === 'carried' ? [place.by] : [])))
  const of = (id: string) => relics.filter(({ place }) => place.kind === 'carried' && place.by === id)
  return new Map([...carriers].map((id) => [id, of(id)]))
})

const carriedBy = (state: State, { id }: Banner): State['relics'] => carried(state.relics).get(id) ?? []

/** Banners shown in full, in order of their ids. */
export const piecesOf = (state: State, banners: readonly Banner[]): readonly PieceView[] => {
  const name = namer(state)
  return inOrder(banners).map((banner) => ({
    id: banner.id,
    seat: banner.seat,
    kind: 'banner',
    at: name(banner.at),
    size: banner.level,
    marks: [
      ...(banner.works === 'none' ? [] : [banner.works]),
      ...(banner.mustRetreat ? ['must retreat'] : []),
      ...(banner.node ? ['node'] : []),
      ...carriedBy(state, banner).map(({ label }) => label),
    ],
  }))
}

export const bannersOf = (state: State, banners: readonly Banner[]): readonly BannerView[] =>
  inOrder(banners).map((banner) => ({
    id: banner.id,
    works: banner.works,
    mustRetreat: banner.mustRetreat !== null,
    node: banner.node,
    relics: carriedBy(state, banner).map(({ id }) => id),
    relicTitles: carriedBy(state, banner).map(({ label }) => label),
  }))

const inOrder = (banners: readonly Banner[]): readonly Banner[] =>
  [...banners].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

const objectiveOf = (state: State, objective: Objective): ObjectiveView => ({
  text: objectiveText(state, objective),
  secondary: objective.secondary,
  met: objective.held >= objective.checks,
  kind: objective.kind,
  held: objective.held,
  checks: objective.checks,
  cells: objective.kind === 'occupy' ? objective.cells.map(namer(state)) : [],
  sectors: objective.kind === 'count' ? objective.sectors : null,
  relic: objective.kind === 'hold' ? objective.relic : null,
  feature: objective.kind === 'control' ? featureTitle(state, objective.feature) : null,
  enemies: objective.kind === 'destroy' ? objective.enemies : [],
  targets:
    objective.kind === 'destroy'
      ? objective.targets.map(({ seat, at, level, destroyed }) => ({ seat, at: namer(state)(at), level, destroyed }))
      : [],
})

export const packetOf = (state: State, seat: Seat): PacketView => ({
  seat: seat.id,
  army: armyView(seat.army),
  armyRules: seat.armyRules,
  objectives: seat.objectives.map((objective) => objectiveOf(state, objective)),
  owesNode: seat.owesNode,
})
