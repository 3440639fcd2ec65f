import { useMemo } from 'react'
import { terrainLooks, usePrintedMap } from '../../map/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { placeNames } from './placeName.js'

const none: readonly never[] = []

/** Names of cells as seen from another. */
export const usePlaceNames = (from: string | undefined): ((cell: string) => string) => {
  const { ruleset } = useCampaignContext().campaign
  const { view } = useViewContext()
  const names = usePrintedMap()?.names ?? none
  return useMemo(
    () => placeNames(view, { looks: terrainLooks(ruleset.id), names }, from ?? ''),
    [view, ruleset.id, names, from],
  )
}
