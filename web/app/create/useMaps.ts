'use client'

import { useState } from 'react'
import type { RulesetOffer, ScenarioOffer } from '../../api/rulesets.js'
import { type NewMap, useNewMap } from './useNewMap.js'

/** The value of the card that stands for the generator. */
export const anew = 'anew'

const none = { id: '', title: '', about: '', players: [] }

export interface Maps {
  readonly chosen: string
  readonly choose: (id: string) => void
  /** What the campaign will be created from; null while a new map is being drawn. */
  readonly scenario: ScenarioOffer | null
  /** Of the scenario, or of the one before while a new map is being drawn: so that a seat once chosen stays chosen. */
  readonly seats: ScenarioOffer['seats']
  /** Null where the ruleset draws no maps. */
  readonly newMap: NewMap | null
}

/** Which map a campaign is played on: one that ships, or one drawn anew. */
export const useMaps = (ruleset: RulesetOffer): Maps => {
  const [generator] = ruleset.generators
  const [chosen, choose] = useState(ruleset.scenarios[0]?.id ?? anew)
  const drawn = useNewMap(ruleset.id, generator ?? none, generator !== undefined && chosen === anew)
  const newMap = generator ? drawn : null
  const shipped = ruleset.scenarios.find(({ id }) => id === chosen) ?? null
  const scenario = chosen === anew ? (newMap?.scenario ?? null) : shipped
  const [seats, setSeats] = useState(scenario?.seats ?? [])
  if (scenario && scenario.seats !== seats) setSeats(scenario.seats)
  return { chosen, choose, newMap, scenario, seats }
}
