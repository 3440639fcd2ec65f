import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import { cellPath } from '../map/cellPath.js'

const xml = 'http://www.w3.org/2000/svg'

/** How wet paint looks: the class that says what it is for, and the colour of the ground. */
export interface WetLook {
  readonly className: string
  readonly fill?: string
}

const pathOf = (grid: Grid, cells: Iterable<Cell>, { className, fill }: WetLook): SVGPathElement => {
  const path = document.createElementNS(xml, 'path')
  path.setAttribute('d', [...cells].map((cell) => cellPath(grid, cell)).join(''))
  path.setAttribute('class', className)
  if (fill !== undefined) path.style.fill = fill
  return path
}

/** Paint that is not dry yet, drawn over the map without drawing the map anew: `group` is an empty group of the map's in cells. */
export const addWet = (group: SVGGElement | null, grid: Grid, cells: Iterable<Cell>, look: WetLook): void =>
  group?.append(pathOf(grid, cells, look))

export const putWet = (group: SVGGElement | null, grid: Grid, cells: Iterable<Cell>, look: WetLook): void =>
  group?.replaceChildren(pathOf(grid, cells, look))

export const dry = (group: SVGGElement | null): void => group?.replaceChildren()
