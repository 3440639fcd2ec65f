import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'

/** A handful of houses along a street, as polygons. */
export const houses = (grid: Grid, cell: number): readonly (readonly Point[])[] => {
  const random = mulberry32(cell * 6_700_417 + 29)
  const { x: cx, y: cy } = grid.centre(cell)
  const angle = random() * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = (x: number, y: number): Point => ({ x: cx + x * cos - y * sin, y: cy + x * sin + y * cos })
  return Array.from({ length: 7 }, (_, at) => {
    const [x, y] = [(at - 3) * 0.075 + random() * 0.03, (at % 2 === 0 ? -0.055 : 0.055) + (random() - 0.5) * 0.03]
    const [w, h] = [0.022 + random() * 0.012, 0.018 + random() * 0.012]
    return [turned(x - w, y - h), turned(x + w, y - h), turned(x + w, y + h), turned(x - w, y + h)]
  })
}
