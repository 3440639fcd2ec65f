'use client'

import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import { useState } from 'react'
import * as words from '../messages/laid.generated.js'
import { LaidLegend } from '../map/signs/Laid.js'

/** What the washes on the map mean, beside it: open where there is room. */
export function LaidNote({ laid }: { readonly laid: readonly MapLayer[] }) {
  const [open, setOpen] = useState(() => window.matchMedia('(min-width: 48rem)').matches)
  if (laid.length === 0) return null
  return (
    <details className="c-laid m-legend" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{laid.length === 1 ? laid[0]?.title : words.layers({ layers: laid.length })}</summary>
      {laid.map((layer) => (
        <div key={layer.id}>
          {laid.length > 1 && <p className="c-laid-title">{layer.title}</p>}
          <LaidLegend {...{ laid, layer }} />
        </div>
      ))}
    </details>
  )
}
