import * as problems from '../messages/problems.generated.js'
import type { Tables } from '../tables/index.js'
import type { Gap } from './page.js'

/** Rows that share the faces of one die. */
const byFace = ({ scenario }: Tables): Readonly<Record<string, readonly (readonly number[])[]>> => ({
  'scenario/zones': Object.values(scenario.zones).map(({ die }) => die),
  'scenario/deployment': Object.values(scenario.deployment).map(({ die }) => die),
})

type Within = (figure: number) => boolean

/** Rows that share every figure, from the lowest to the highest. */
const byFigure = ({ damage }: Tables): Readonly<Record<string, readonly Within[]>> => {
  const { NONE, SUPERFICIAL, FULL, MASSIVE } = damage.grades
  const results = damage.classic.results
  return {
    'damage/grades': [
      (figure) => figure <= NONE.atMost,
      (figure) => figure === SUPERFICIAL.exactly,
      (figure) => figure >= FULL.from && figure <= FULL.to,
      (figure) => figure >= MASSIVE.atLeast,
    ],
    'damage/classic/results': [
      (figure) => figure <= results.CREW_STUNNED.atMost,
      (figure) => figure === results.IMMOBILISED.exactly,
      (figure) => figure === results.ON_FIRE.exactly,
      (figure) => figure >= results.KNOCKED_OUT.atLeast,
    ],
  }
}

const figures = Array.from({ length: 141 }, (_, at) => at - 30)

const said = (path: string, figure: number, times: number): Gap => ({
  path,
  text: problems.notInOneRow({ path, figure: String(figure), rows: times === 0 ? 'none' : 'several' }),
})

/** A figure that no row or more than one has, where rows share a die or a scale; null where all is whole. */
export const wholeTables = (tables: Tables): Gap | null => {
  for (const [path, rows] of Object.entries(byFace(tables)))
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const times = rows.flat().filter((one) => one === face).length
      if (times !== 1) return said(path, face, times)
    }
  for (const [path, rows] of Object.entries(byFigure(tables)))
    for (const figure of figures) {
      const times = rows.filter((within) => within(figure)).length
      if (times !== 1) return said(path, figure, times)
    }
  return null
}
