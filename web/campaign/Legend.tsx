'use client'

import * as words from '../messages/room.generated.js'
import { MapLegend } from '../map/MapLegend.js'
import { Dialog } from '../ui/index.js'
import { useViewContext } from './ViewContext.js'

/** What the signs on the map mean, opened beside the layers. */
export function Legend({ close }: { readonly close: () => void }) {
  const { view, tools } = useViewContext()
  return (
    <Dialog open onOpenChange={close} width="s" title={words.legendOf()}>
      {tools && <MapLegend view={view} presentation={tools.presentation} />}
    </Dialog>
  )
}
