import type { Box, Camera } from './camera.js'
import type { Palette } from './palette.js'
import type { UnderlayPicture } from './props.js'

export interface Painting {
  readonly context: CanvasRenderingContext2D
  readonly palette: Palette
  readonly camera: Camera
  /** The canvas pixels that one CSS pixel has. */
  readonly ratio: number
  readonly box: Box
  /** Pixels of paper beside the map, and below it. */
  readonly edge: { readonly side: number; readonly foot: number }
  /** What lies over the ground, and under the grid. */
  readonly underlay: UnderlayPicture | null
  readonly layers: { readonly ownership: boolean; readonly fog: boolean }
}

/** Below these pixels a cell the fine drawing would be a smear and flat tones stand for it; below which only every third
 * hachure is drawn and no contour; below which no hatch is. */
export const [fine, close, hatched] = [20, 36, 12]
