import { toy, type Toy, toyClassification } from '../support/toyRuleset.js'
import type { Subject } from './subject.js'

const noting: Toy = { ...toy, evolve: (...of) => ({ ...toy.evolve(...of), note: 'new' }) }

const telling: Toy = {
  ...toy,
  evolve: (...of) => ({ ...toy.evolve(...of), secret: 1 }),
  viewFor: (state, viewer) =>
    Object.assign(toy.viewFor(state, viewer), { shown: Object.values(state).at(-1) as unknown }),
}

/** Rulesets that do not say who may know what, or do not keep to it. */
export const brokenSecrecy: readonly (readonly [law: string, what: string, game: Toy, more: Partial<Subject>])[] = [
  ['classifies every leaf of its state', 'has a key that nobody classified', noting, {}],
  [
    ...(['classifies every leaf of its state', 'classifies as it likes', toy] as const),
    { classification: { ...toyClassification, turn: 'mine' } },
  ],
  [
    ...(['keeps from seats what is the referee’s', 'shows a seat what nobody may know', telling] as const),
    { classification: { ...toyClassification, secret: 'referee' } },
  ],
]
