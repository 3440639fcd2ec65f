import { fileLimits } from '@muster/rulesets/kit/scenarioFile.js'
import { type Box, boxAfter, type Shift } from '../model/align.js'

/** A chosen file may have this many bytes; what is kept of it at most so many pixels on its longer side. */
const [largestFile, longestSide] = [30_000_000, 2000]

/** Fewer pixels would show nothing of what had more. */
const least = 200

export interface Encoded {
  readonly data: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export type EncodeFault = 'tooLarge' | 'unreadable'

type Draw = (context: CanvasRenderingContext2D, share: number) => void

/** WebP, which leaves out what a turned picture does not cover; a browser that writes none gets a JPEG, which is white there. */
const dataOf = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, quality: number): string => {
  const data = canvas.toDataURL('image/webp', quality)
  if (data.startsWith('data:image/webp')) return data
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}

/** Drawn ever smaller until it is small enough: nothing of a file itself is kept, neither where it was taken nor what else it holds. */
const smallEnough = (width: number, height: number, draw: Draw): Encoded | EncodeFault => {
  const longest = Math.max(width, height)
  let share = Math.min(1, longestSide / longest)
  for (let quality = 0.8; share * longest >= Math.min(least, longest); quality = Math.max(0.4, quality - 0.1)) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * share))
    canvas.height = Math.max(1, Math.round(height * share))
    const context = canvas.getContext('2d')
    if (!context) return 'unreadable'
    draw(context, share)
    const data = dataOf(canvas, context, quality)
    if (data.length <= fileLimits.picture) return { data, width: canvas.width, height: canvas.height }
    share *= 0.8
  }
  return 'tooLarge'
}

/** A chosen picture, drawn anew. */
export const encoded = async (file: Blob): Promise<Encoded | EncodeFault> => {
  if (file.size > largestFile) return 'tooLarge'
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return 'unreadable'
  const { width, height } = image
  return smallEnough(width, height, (context, share) => context.drawImage(image, 0, 0, width * share, height * share))
}

/** A picture that was turned, drawn into the upright box around it; `box` is where it lay before. */
export const turned = (image: HTMLImageElement, box: Box, shift: Shift): Encoded | EncodeFault => {
  const around = boxAfter(shift, box)
  // As many pixels for a length of the map as it has now.
  const pixels = image.naturalWidth / (box.width * Math.hypot(shift.a, shift.b))
  return smallEnough(around.width * pixels, around.height * pixels, (context, share) => {
    const { a, b, e, f } = shift
    const k = pixels * share
    context.setTransform(k * a, k * b, -k * b, k * a, k * (e - around.x), k * (f - around.y))
    context.drawImage(image, box.x, box.y, box.width, box.height)
  })
}
