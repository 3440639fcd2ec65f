import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { toyPresentation } from '../support/toyPresentation.js'
import { toy, type Toy } from '../support/toyRuleset.js'
import type { Subject } from './subject.js'

const strolling: Toy = {
  ...toy,
  reportFor: (...of) => {
    const line: ReportLine | null = toy.reportFor(...of)
    return line && { ...line, step: 'strolled' }
  },
}

/** Rulesets whose views name what their presentation does not. */
export const brokenNames: readonly (readonly [what: string, game: Toy, more: Partial<Subject>])[] = [
  ['has scouts and calls them nothing', toy, { presentation: { ...toyPresentation, pieces: {} } }],
  ['stands on ground that has no look', toy, { terrain: {} }],
  ['reports a step without a heading', strolling, {}],
]
