'use client'

import type { Point } from '@muster/rulesets/kit/grid.js'
import type { FilePicture } from '@muster/rulesets/kit/scenarioFile.js'
import { useMemo, useState } from 'react'
import { underlayOf, useImage, usualOpacity } from '../../map/index.js'
import { alignedBy, boxAfter, fittedIn, isTurned } from '../model/align.js'
import { encoded, type EncodeFault, turned } from './encode.js'

/** What is pressed to align a picture: twice a spot of it, and where that spot belongs. */
const presses = 4

export interface PictureHand {
  readonly picture: FilePicture | undefined
  /** What the map draws of it; null until it is read, or without one. */
  readonly image: HTMLImageElement | null
  readonly opacity: number
  readonly setOpacity: (opacity: number) => void
  readonly fault: EncodeFault | null
  readonly choose: (file: Blob) => Promise<void>
  readonly remove: () => void
  /** How many presses of an alignment are done; null: it is not being aligned. */
  readonly pressed: number | null
  readonly align: (on: boolean) => void
  readonly press: (point: Point) => void
}

/** A picture under the grid, to draw after. It is no step of the drawing. */
export const usePicture = (first: FilePicture | undefined, map: Pick<FilePicture, 'width' | 'height'>): PictureHand => {
  const [picture, setPicture] = useState(first)
  const [opacity, setOpacity] = useState(usualOpacity)
  const [fault, setFault] = useState<EncodeFault | null>(null)
  const [points, setPoints] = useState<readonly Point[] | null>(null)
  const image = useImage(picture?.data)
  const lay = (points4: readonly Point[]): void => {
    const [p, u, q, v] = points4
    const shift = p && u && q && v ? alignedBy([p, q], [u, v]) : null
    if (!shift || !picture || !image) return
    const box = boxAfter(shift, picture)
    if (!isTurned(shift)) return setPicture({ data: picture.data, ...box })
    const made = turned(image, picture, shift)
    if (typeof made === 'string') setFault(made)
    else setPicture({ data: made.data, ...box })
  }
  return {
    ...{ picture, image, opacity, setOpacity, fault },
    choose: async (file) => {
      const made = await encoded(file)
      setFault(typeof made === 'string' ? made : null)
      if (typeof made !== 'string') setPicture({ data: made.data, ...fittedIn(map, made) })
    },
    remove: () => {
      setPicture(undefined)
      setPoints(null)
    },
    pressed: points && points.length,
    align: (on) => setPoints(on ? [] : null),
    press: (point) => {
      const all = [...(points ?? []), point]
      setPoints(all.length < presses ? all : null)
      if (all.length === presses) lay(all)
    },
  }
}

/** How the map draws it. */
export const useUnderlay = ({ picture, image, opacity }: PictureHand) =>
  useMemo(() => picture && image && underlayOf(picture, image, opacity), [picture, image, opacity]) ?? null
