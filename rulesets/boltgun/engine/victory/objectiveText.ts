import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import type { Objective, State, Target } from '../model/state.js'
import { namer } from '../ground/namer.js'

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${String(count)} ${many}`)

/** What a feature is called: where it lies is for its searchers to find out. */
export const featureTitle = (state: State, feature: string): string =>
  state.features.find(({ id }) => id === feature)?.label ?? feature

/** never by its id, which is another's. */
const targetText = ({ seat, at, level }: Target, name: (cell: Cell) => string): string =>
  `the banner of ${seat} that starts at ${name(at)} with level ${String(level)}`

/** An objective in words. */
const wording = (state: State, objective: Objective): string => {
  switch (objective.kind) {
    case 'occupy':
      return `Occupy ${objective.cells.map(namer(state)).join('; ')}`
    case 'count':
      return `Occupy ${some(objective.sectors, 'one sector', 'sectors')}`
    case 'hold':
      return `Hold ${state.relics.find(({ id }) => id === objective.relic)?.label ?? objective.relic}`
    case 'control':
      return `Control ${featureTitle(state, objective.feature)}`
    case 'destroy': {
      const named = objective.targets.map((target) => targetText(target, namer(state))).join(' and ')
      return objective.by === 'own' ? `Destroy ${named}` : `See ${named} destroyed`
    }
  }
}

const goesOn = ({ held, checks }: Objective): string =>
  checks > 1 ? ` (${String(held)} of ${String(checks)} turns in a row)` : ''

const isHeld = ({ hold, seats }: State, seat: SeatId, cell: Cell): boolean =>
  hold[cell] === seats.findIndex(({ id }) => id === seat) + 1

/** How many sectors of it its player holds, who sees that on the map too. */
const sectorsHeld = (state: State, seat: SeatId, objective: Objective): string => {
  if (objective.kind === 'count')
    return `: ${String(state.hold.filter((_, cell) => isHeld(state, seat, cell)).length)} held`
  if (objective.kind !== 'occupy' || objective.cells.length < 2) return ''
  const held = objective.cells.filter((cell) => isHeld(state, seat, cell)).length
  return `: ${String(held)} of ${String(objective.cells.length)} held`
}

/** How far it has come at the last check: of banners to destroy, as far as one's own hand or the terms of the objective tell. */
export const progressText = (state: State, seat: SeatId, objective: Objective): string => {
  const text = wording(state, objective)
  if (objective.kind !== 'destroy') return `${text}${sectorsHeld(state, seat, objective)}${goesOn(objective)}`
  const gone = objective.targets.filter(({ destroyed }) => destroyed).length
  const all = objective.targets.length
  const fate =
    gone === all
      ? 'destroyed'
      : gone === 0
        ? all === 1
          ? 'stands'
          : 'all stand'
        : `${String(gone)} of ${String(all)} destroyed`
  return `${text}: ${fate}${goesOn(objective)}`
}

export const objectiveText = (state: State, objective: Objective): string =>
  wording(state, objective) + (objective.checks > 1 ? `, ${String(objective.checks)} turns in a row` : '')
