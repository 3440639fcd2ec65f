import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { Camera, Size } from './camera.js'
import type { Palette } from './palette.js'

/** Depth of the printed margins in pixels. */
export const marginDepth = { top: 20, left: 26 }

export interface MarginLabel {
  readonly text: string
  /** Pixels along the margin. */
  readonly at: number
}

const arm = 1 / Math.sqrt(3)

/** Every nth line is lettered, so that figures keep apart. */
const stride = (pitch: number, room: number): number => [1, 2, 5, 10, 20, 50].find((n) => n * pitch >= room) ?? 100

/** The two figures of a cell's name, `column,row` on squares and `row/column` on hexes: which runs along the top. */
const figures = (grid: Grid, cell: number): { readonly top: string; readonly left: string } => {
  const [first = '', second = ''] = grid.name(cell).split(/[,/]/)
  return grid.kind === 'hex' ? { top: second, left: first } : { top: first, left: second }
}

export const topLabels = (grid: Grid, camera: Camera, window: Size): readonly MarginLabel[] =>
  Array.from({ length: grid.width }, (_, column) => ({
    text: figures(grid, column).top,
    at: (column + 0.5 + (grid.kind === 'hex' ? 0.25 : 0)) * camera.k + camera.x,
  })).filter(({ at, text }) => at > marginDepth.left && at < window.width && Number(text) % stride(camera.k, 22) === 0)

export const leftLabels = (grid: Grid, camera: Camera, window: Size): readonly MarginLabel[] => {
  const pitch = grid.kind === 'hex' ? 1.5 * arm : 1
  const first = grid.kind === 'hex' ? arm : 0.5
  return Array.from({ length: grid.height }, (_, row) => ({
    text: figures(grid, row * grid.width).left,
    at: (first + row * pitch) * camera.k + camera.y,
  })).filter(
    ({ at, text }) => at > marginDepth.top && at < window.height && Number(text) % stride(camera.k * pitch, 18) === 0,
  )
}

interface Margin {
  readonly context: CanvasRenderingContext2D
  readonly palette: Palette
  readonly ratio: number
}

/** Prints one margin; cheap enough for every frame of a pan. */
export const paintMargin = (
  { context, palette, ratio }: Margin,
  labels: readonly MarginLabel[],
  along: 'top' | 'left',
): void => {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.font = `600 12px ${palette.label}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = palette.ink
  for (const { text, at } of labels)
    if (along === 'top') context.fillText(text, at, marginDepth.top / 2 + 1)
    else context.fillText(text, marginDepth.left / 2, at + 1)
}
