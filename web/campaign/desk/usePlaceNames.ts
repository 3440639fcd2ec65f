import { useMemo } from 'react'
import { terrainLooks } from '../../map/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { placeNames } from './placeName.js'

/** Names of cells as seen from another. */
export const usePlaceNames = (from: string | undefined): ((cell: string) => string) => {
  const { ruleset } = useCampaignContext().campaign
  const { view } = useViewContext()
  return useMemo(() => placeNames(view, terrainLooks(ruleset.id), from ?? ''), [view, ruleset.id, from])
}
