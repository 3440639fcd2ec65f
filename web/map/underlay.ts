'use client'

import type { FilePicture } from '@muster/rulesets/kit/scenarioFile.js'
import { useEffect, useState } from 'react'
import type { UnderlayPicture } from './props.js'

/** How much of the ground a picture covers. */
export const usualOpacity = 0.6

/** A picture of a `data:` address once it is read; null before that, and if it is none. */
export const useImage = (data: string | undefined): HTMLImageElement | null => {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    if (data === undefined) return setImage(null)
    let here = true
    const loaded = new Image()
    loaded.src = data
    loaded.decode().then(
      () => here && setImage(loaded),
      () => here && setImage(null),
    )
    return () => {
      here = false
    }
  }, [data])
  return image
}

/** A picture of a scenario file as the map draws it. */
export const underlayOf = (
  { x, y, width, height }: Omit<FilePicture, 'data'>,
  image: HTMLImageElement,
  opacity: number,
): UnderlayPicture => ({
  ...{ image, opacity },
  matrix: [width / image.naturalWidth, 0, 0, height / image.naturalHeight, x, y],
})
