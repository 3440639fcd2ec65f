'use client'
import { type ComponentProps, useEffect } from 'react'
import { Overlay } from './Overlay.js'
import { Paper } from './Paper.js'
import type { Painting } from './painting.js'

interface SheetProps extends ComponentProps<typeof Overlay> {
  /** Told once it has been drawn for the first time. */
  readonly onDrawn: () => void
  readonly edge: Painting['edge']
  readonly underlay: Painting['underlay']
}

/** Everything that is drawn: the painted ground and what is printed over it. Loaded beside the page that shows it, which does not wait for it. */
export function Sheet({ onDrawn, edge, underlay, ...printed }: SheetProps) {
  const { reading, camera, size, layers } = printed
  useEffect(onDrawn, [onDrawn])
  return (
    <>
      <Paper {...{ reading, camera, size, edge, underlay }} ownership={layers.ownership} fog={layers.fog} />
      <Overlay {...printed} />
    </>
  )
}
