import type { MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { cellsOfTable, drawingProblems, mostOfTable, readTableMap } from '@muster/rulesets/maps/index.js'
import * as words from '../../messages/editor.generated.js'
import { encoded } from './encode.js'

/** A file that names no ruleset, for the one that is chosen. */
interface For {
  readonly rulesetId: string
  readonly spec: MapSpec
  /** A map of a size on which nothing lies. */
  readonly blank: (size: { readonly width: number; readonly height: number }) => ScenarioFile
}

/** The map of a Universal VTT file, its picture drawn anew; a sentence if it is refused, null if it is another kind of file. */
export const fromTable = async (
  chosen: Blob,
  { rulesetId, spec, blank }: For,
): Promise<ScenarioFile | string | null> => {
  if (chosen.size > mostOfTable) return words.tooLarge()
  const read = readTableMap(await chosen.text())
  if (!read.ok) return read.problem.map(({ text }) => text).join(' ')
  if (!read.value) return null
  const { width, height, image, type } = read.value
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
  const made = await encoded(new Blob([bytes], { type }))
  if (typeof made === 'string') return words.pictureFault({ fault: made })
  const file = {
    ...blank(cellsOfTable(spec.grid, { width, height })),
    picture: { data: made.data, x: 0, y: 0, width, height },
  }
  const problems = drawingProblems(rulesetId, spec, file)
  return problems.length === 0 ? file : problems.map(({ text }) => text).join(' ')
}
