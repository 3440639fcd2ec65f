import type { Objective, State } from '../state.js'
import { namer } from './known.js'

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${String(count)} ${many}`)

/** What a feature is called: where it lies is for its searchers to find out. */
export const featureTitle = (state: State, feature: string): string =>
  state.features.find(({ id }) => id === feature)?.label ?? feature

/** An objective in words: banners to destroy are counted, since their ids are another's. */
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
      const whose = objective.enemies.length === 0 ? '' : ` of ${objective.enemies.join(' and ')}`
      const named = some(objective.banners.length, `the banner${whose} named to you`, `banners${whose} named to you`)
      return objective.by === 'own' ? `Destroy ${named}` : `See ${named} destroyed`
    }
  }
}

export const objectiveText = (state: State, objective: Objective): string =>
  wording(state, objective) + (objective.checks > 1 ? `, ${String(objective.checks)} turns in a row` : '')
