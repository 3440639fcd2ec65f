import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import * as words from '../../messages/objectives.generated.js'
import type { Objective, State, Target } from '../model/state.js'
import { namer } from '../ground/namer.js'

/** What a feature is called: where it lies is for its searchers to find out. */
export const featureTitle = (state: State, feature: string): string =>
  state.features.find(({ id }) => id === feature)?.label ?? feature

/** never by its id, which is another's. */
const targetText = ({ seat, at, level }: Target, name: (cell: Cell) => string): string =>
  words.target({ seat, place: name(at), level })

const targetsText = (state: State, targets: readonly Target[]): string => {
  const [text = '', ...others] = targets.map((target) => targetText(target, namer(state)))
  return others.reduce((first, second) => words.both({ first, second }), text)
}

/** An objective in words. */
const wording = (state: State, objective: Objective): string => {
  switch (objective.kind) {
    case 'occupy':
      return words.occupy({ places: objective.cells.map(namer(state)).join('; ') })
    case 'count':
      return words.occupyAny({ sectors: objective.sectors })
    case 'hold':
      return words.hold({ relic: state.relics.find(({ id }) => id === objective.relic)?.label ?? objective.relic })
    case 'control':
      return words.control({ feature: featureTitle(state, objective.feature) })
    case 'destroy': {
      const targets = targetsText(state, objective.targets)
      return objective.by === 'own' ? words.destroy({ targets }) : words.seeDestroyed({ targets })
    }
  }
}

const isHeld = ({ hold, seats }: State, seat: SeatId, cell: Cell): boolean =>
  hold[cell] === seats.findIndex(({ id }) => id === seat) + 1

/** How many sectors of it its player holds, who sees that on the map too. */
const withSectors = (state: State, seat: SeatId, asked: Objective, objective: string): string => {
  if (asked.kind === 'count')
    return words.held({ objective, held: state.hold.filter((_, cell) => isHeld(state, seat, cell)).length })
  if (asked.kind !== 'occupy' || asked.cells.length < 2) return objective
  const held = asked.cells.filter((cell) => isHeld(state, seat, cell)).length
  return words.heldOf({ objective, held, all: asked.cells.length })
}

/** Of banners to destroy, as far as one's own hand or the terms of the objective tell. */
const withFate = (targets: readonly Target[], objective: string): string => {
  const [gone, all] = [targets.filter(({ destroyed }) => destroyed).length, targets.length]
  if (gone === all) return words.destroyed({ objective })
  return gone === 0 ? words.stands({ objective, all }) : words.destroyedOf({ objective, gone, all })
}

/** How far it has come at the last check. */
export const progressText = (state: State, seat: SeatId, asked: Objective): string => {
  const text = wording(state, asked)
  const objective = asked.kind === 'destroy' ? withFate(asked.targets, text) : withSectors(state, seat, asked, text)
  const { held, checks } = asked
  return checks > 1 ? words.turnsOf({ objective, held, checks }) : objective
}

export const objectiveText = (state: State, asked: Objective): string => {
  const objective = wording(state, asked)
  return asked.checks > 1 ? words.turns({ objective, checks: asked.checks }) : objective
}
