'use client'
import type { ReactNode } from 'react'
import * as words from '../messages/map.generated.js'
import type { Glass } from './glass.js'

/** Zoom in, zoom out, whole map; whatever else a caller lays beside them. */
export function MapTools({ glass, children }: { readonly glass: Glass; readonly children?: ReactNode }) {
  return (
    <div className="m-map-tools">
      {children}
      <button type="button" className="m-map-tool" aria-label={words.zoomIn()} onClick={() => glass.zoomBy(1.6)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button type="button" className="m-map-tool" aria-label={words.zoomOut()} onClick={() => glass.zoomBy(1 / 1.6)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
      <button type="button" className="m-map-tool" aria-label={words.whole()} onClick={() => glass.fit()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
        </svg>
      </button>
    </div>
  )
}
