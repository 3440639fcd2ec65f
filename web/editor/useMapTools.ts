'use client'

import type { MapTools } from '@muster/rulesets/kit/mapSpec.js'
import { useEffect, useState } from 'react'
import { mapToolsOf } from './mapTools.js'

/** What a ruleset makes of scenario files; null until it is fetched. */
export const useMapTools = (rulesetId: string): MapTools | null => {
  const [found, setFound] = useState<{ readonly of: string; readonly tools: MapTools } | null>(null)
  useEffect(() => {
    let here = true
    void mapToolsOf(rulesetId).then((tools) => here && tools && setFound({ of: rulesetId, tools }))
    return () => {
      here = false
    }
  }, [rulesetId])
  return found?.of === rulesetId ? found.tools : null
}
