'use client'
import type { ReactNode } from 'react'
import * as words from '../messages/map.generated.js'
import { Button } from '../ui/Button.js'
import type { Glass } from './glass.js'

interface MapToolsProps {
  readonly glass: Glass
  /** What lies under the pointer, in words. */
  readonly told: string
  /** Whether the map is read as a list just now. */
  readonly listed: boolean
  readonly onList: (listed: boolean) => void
  readonly children?: ReactNode
}

/** The row above the map, so that nothing lies over it: what is under the pointer, what a caller adds, zoom and whole map. Fingers pinch. */
export function MapTools({ glass, told, listed, onList, children }: MapToolsProps) {
  return (
    <div className="m-map-tools">
      <span className="m-map-readout" aria-hidden="true">
        {told}
      </span>
      {children}
      <Button size="s" aria-pressed={listed} onClick={() => onList(!listed)}>
        {words.list()}
      </Button>
      <button
        type="button"
        className="m-map-tool m-map-zoom"
        aria-label={words.zoomIn()}
        onClick={() => glass.zoomBy(1.6)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button
        type="button"
        className="m-map-tool m-map-zoom"
        aria-label={words.zoomOut()}
        onClick={() => glass.zoomBy(1 / 1.6)}
      >
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
