import { type ToyEvent, toy, type Toy } from './toyRuleset.js'

/** Lanterns with a switch that makes the engine throw: what a bug in a ruleset looks like from outside. */
export const faultyToy = (): { readonly ruleset: Toy; break(): void; mend(): void } => {
  let broken = false
  const advance: Toy['advance'] = (...args): readonly ToyEvent[] => {
    if (broken) throw new Error('unreachable state of scout B1')
    return toy.advance(...args)
  }
  return {
    ruleset: { ...toy, advance },
    break: () => {
      broken = true
    },
    mend: () => {
      broken = false
    },
  }
}
