'use client'

import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Sample } from '@muster/rulesets/kit/sample.js'
import { useEffect, useState } from 'react'
import { desks } from '../../desks.generated.js'
import { CampaignMap } from '../../map/CampaignMap.js'
import { terrainLooks } from '../../map/terrain/looks.js'

interface Parts {
  readonly presentation: Presentation
  readonly sample: Sample
}

interface Loaders {
  readonly presentation: () => Promise<{ readonly default: unknown }>
  readonly sample?: () => Promise<{ readonly sample: Sample }>
}

const byRuleset: Readonly<Record<string, Loaders>> = desks

const load = async (rulesetId: string): Promise<Parts | null> => {
  const found = Object.hasOwn(byRuleset, rulesetId) ? byRuleset[rulesetId] : undefined
  if (!found?.sample) return null
  const [{ default: presentation }, { sample }] = await Promise.all([found.presentation(), found.sample()])
  return { presentation: presentation as Presentation, sample }
}

const layers = { coordinates: false } as const

/** How a ruleset looks in play, drawn by the map itself; nothing where it has no scene. */
export function Scene({ rulesetId, title }: { readonly rulesetId: string; readonly title: string }) {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let here = true
    // Without an answer the card has no picture, and can be chosen all the same.
    void load(rulesetId).then(
      (found) => here && setParts(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [rulesetId])
  return (
    <span className="a-thumb n-scene" aria-hidden="true" inert>
      {parts && (
        <CampaignMap
          view={parts.sample.view}
          terrain={terrainLooks(rulesetId)}
          presentation={parts.presentation}
          zones={parts.sample.zones}
          arrows={parts.sample.arrows.map((arrow, at) => ({ ...arrow, id: String(at), hand: 'pencil' }))}
          layers={layers}
          compact
          label={title}
        />
      )}
    </span>
  )
}
