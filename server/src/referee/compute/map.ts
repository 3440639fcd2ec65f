import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { guardEngine } from '../common/fault.js'
import type { Registry } from './registry.js'

/** What is shown of a scenario before it is played. */
export type ScenarioHead = Pick<Scenario, 'id' | 'title' | 'about' | 'seats'>

/** A scenario with its map, as far as everybody may know them. */
export interface DrawnMap {
  readonly scenario: ScenarioHead
  readonly board: Board
}

export interface MapTask {
  readonly ruleset: string
  readonly scenario: string
}

/** Makes a scenario and draws its map; null: there is none with this name. */
export const drawMap = (registry: Registry, { ruleset, scenario: name }: MapTask): DrawnMap | null =>
  guardEngine(() => {
    const [scenario, board] = [registry.scenario(ruleset, name), registry.board(ruleset, name)]
    if (!scenario || !board) return null
    const { id, title, about, seats } = scenario
    return { scenario: { id, title, about, seats }, board }
  })
