'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import { type OwnMap, ownMapsQuery } from '../../api/ownScenarios.js'
import { useSession } from '../../api/session.js'
import type { RulesetOffer, ScenarioOffer } from '../../api/rulesets.js'
import { type CampaignDraft, ofRuleset, withRuleset } from './draft.js'
import type { PutDraft } from './useDraft.js'
import { freshSeed, type NewMap, useNewMap } from './useNewMap.js'

/** The value of the card that stands for the generator. */
export const anew = 'anew'

const none = { id: '', title: '', about: '', players: [] }

export interface Maps {
  readonly chosen: string
  readonly choose: (id: string) => void
  /** What the campaign will be created from; null while a new map is being drawn. */
  readonly scenario: ScenarioOffer | null
  /** Null where the ruleset draws no maps. */
  readonly newMap: NewMap | null
  /** The reader's own on which a campaign can be played. */
  readonly own: readonly OwnMap[]
}

/** Which map a campaign is played on: one that ships, one drawn anew, or the reader's own. */
export const useMaps = (ruleset: RulesetOffer, draft: CampaignDraft, put: PutDraft): Maps => {
  const [generator] = ruleset.generators
  const [first] = useState(freshSeed)
  const kept = ofRuleset(draft, ruleset.id)
  const wish = { players: kept.players ?? generator?.players[0] ?? 2, seed: kept.seed ?? first }
  const chosen = kept.scenario ?? ruleset.scenarios[0]?.id ?? anew
  const change = (to: Parameters<typeof withRuleset>[2]): void => put((before) => withRuleset(before, ruleset.id, to))
  const looking = generator !== undefined && chosen === anew
  const drawn = useNewMap(ruleset.id, generator ?? none, looking, { wish, onWish: change })
  const newMap = generator ? drawn : null
  const session = useSession()
  const [{ data }] = useQuery({ query: ownMapsQuery, pause: !session.user })
  const own = (data?.ownScenarios.nodes ?? []).filter(({ rulesetId, ready }) => ready && rulesetId === ruleset.id)
  const shipped = [...ruleset.scenarios, ...own].find(({ id }) => id === chosen) ?? null
  return {
    chosen,
    // The seed is kept with it: after a reload the same map is drawn.
    choose: (scenario) => change(scenario === anew ? { scenario, ...wish } : { scenario }),
    scenario: chosen === anew ? (newMap?.scenario ?? null) : shipped,
    newMap,
    own,
  }
}
