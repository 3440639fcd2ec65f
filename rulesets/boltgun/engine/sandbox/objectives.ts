import { pieceId, type PieceId } from '../../../kit/ids.js'
import { objectiveText } from '../victory/objectiveText.js'
import type { Fallen, Objective, State, Target } from '../model/state.js'
import type { BoltgunView, ObjectiveView } from '../view/view.js'
import { cellIn } from './ground.js'

type Shown = ObjectiveView['targets'][number]

/** A banner to destroy is known by how it stood at the start: the same in every objective that names it. */
const targetId = ({ seat, at, level }: Shown): PieceId => pieceId(`${seat} ${at} ${String(level)}`)

const destruction = (view: BoltgunView, { enemies, targets }: ObjectiveView) => {
  const cell = cellIn(view)
  const known = targets.map((target): Target => ({ ...target, banner: targetId(target), at: cell(target.at) }))
  return { kind: 'destroy' as const, banners: known.map(({ banner }) => banner), enemies, targets: known }
}

const aimOf = (view: BoltgunView, state: State, shown: ObjectiveView) => {
  switch (shown.kind) {
    case 'occupy':
      return { kind: 'occupy' as const, cells: shown.cells.map(cellIn(view)) }
    case 'count':
      return { kind: 'count' as const, sectors: shown.sectors ?? 0 }
    case 'hold':
      return { kind: 'hold' as const, relic: shown.relic ?? '' }
    case 'control':
      return {
        kind: 'control' as const,
        feature: state.features.find(({ label }) => label === shown.feature)?.id ?? shown.feature ?? '',
      }
    case 'destroy':
      return { ...destruction(view, shown), by: 'own' as const }
  }
}

const objectiveFrom = (view: BoltgunView, state: State, shown: ObjectiveView): Objective => {
  const { secondary, checks, held } = shown
  const objective = { secondary, checks, held, ...aimOf(view, state, shown) }
  // By whose hand it counts stands in its text alone
  if (objective.kind !== 'destroy' || objectiveText(state, objective) === shown.text) return objective
  return { ...objective, by: 'anyone' }
}

/** The packet's objectives, in a state whose features and relics are laid. */
export const objectivesFrom = (view: BoltgunView, state: State): readonly Objective[] =>
  view.detail.packets.flatMap(({ objectives }) => objectives.map((shown) => objectiveFrom(view, state, shown)))

/** What a relic of an objective is called: its text alone says so. */
export const relicTitleFrom =
  (view: BoltgunView, state: State) =>
  (relic: string): string => {
    const shown = view.detail.packets.flatMap(({ objectives }) => objectives).find((one) => one.relic === relic)
    if (!shown) return relic
    const blank = '\u0000'
    const worded = objectiveText(
      { ...state, relics: [{ id: relic, label: blank, place: { kind: 'destroyed' } }] },
      objectiveFrom(view, state, shown),
    )
    const [before = '', after = ''] = worded.split(blank)
    return shown.text.slice(before.length, shown.text.length - after.length)
  }

const targetsIn = (view: BoltgunView): readonly Shown[] =>
  view.detail.packets.flatMap(({ objectives }) => objectives.flatMap(({ targets }) => targets))

/** Banners of an objective that counted as destroyed at the last check: so they stay. */
export const fallenFrom = (view: BoltgunView, seat: Fallen['seat']): readonly Fallen[] =>
  targetsIn(view)
    .filter(({ destroyed }) => destroyed)
    .map((target) => ({
      ...{ banner: targetId(target), seat: target.seat, origins: [targetId(target)], by: [seat], turn: view.turn - 1 },
    }))

/** Banners of an objective that stand, each of which lives on in some banner of its side. */
export const standingTargets = (view: BoltgunView): ReadonlyMap<PieceId, Shown> =>
  new Map(targetsIn(view).flatMap((target) => (target.destroyed ? [] : [[targetId(target), target] as const])))
