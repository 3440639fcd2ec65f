import type { Cell } from '../../../kit/grid.js'
import type { CorrectionEvent } from '../model/correctionEvents.js'
import { disputed, type Holder, type Knowledge } from '../model/state.js'
import { changeBanner } from './change.js'
import { findFeature } from './evolveAftermath.js'
import { type Evolvers, unchanged } from './evolvers.js'

/** Runs of first cell, length and holder, with one sector told anew: nothing else that was known moves. */
const toldOf = (ownership: Knowledge['ownership'], at: Cell, holder: Holder): Knowledge['ownership'] => {
  const known = new Map<Cell, Holder>()
  for (let run = 0; run < ownership.length; run += 3) {
    const [first = 0, length = 0, held = 0] = ownership.slice(run, run + 3)
    for (let cell = first; cell < first + length; cell += 1) known.set(cell, held)
  }
  known.set(at, holder)
  const runs: number[] = []
  let end = -1
  for (const [cell, held] of [...known].sort(([a], [b]) => a - b)) {
    if (end === cell && runs.at(-1) === held) runs[runs.length - 2] = (runs.at(-2) ?? 0) + 1
    else runs.push(cell, 1, held)
    end = cell + 1
  }
  return runs
}

/** */
export const evolveCorrections: Evolvers<CorrectionEvent> = {
  ownerCorrected: (draft, { at, from, to }) => {
    const { state } = draft
    const hold = draft.own(state.hold)
    hold[at] = to
    state.hold = hold
    const { [at]: _, ...heldBefore } = state.heldBefore
    state.heldBefore = heldBefore
    for (const holder of new Set([from, to])) {
      const seat = holder === disputed ? undefined : state.seats[holder - 1]
      if (seat) draft.learn(seat.id, { ownership: toldOf(seat.knowledge.ownership, at, to) })
    }
  },
  levelCorrected: (draft, { banner, level }) => changeBanner(draft, banner, { level }),
  worksCorrected: (draft, { banner, works }) => changeBanner(draft, banner, { works }),
  featureRevealed: findFeature,
  announced: unchanged,
}
