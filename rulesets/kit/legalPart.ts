import type { AskView } from './asks.js'
import { judge } from './judge.js'
import type { OrderDraft } from './orders.js'
import type { Desk } from './ruleset.js'
import type { GameView } from './view.js'

/** What judging needs of a ruleset. */
type Judging = Pick<Desk<unknown, GameView>, 'readOrder' | 'checkOrders'>

/** As many of the drafts as may be sealed together, in order: by halving, so that a long list is judged few times. */
const takeFrom = (
  judges: (drafts: readonly OrderDraft[]) => boolean,
  taken: readonly OrderDraft[],
  drafts: readonly OrderDraft[],
): readonly OrderDraft[] => {
  if (drafts.length === 0) return taken
  const all = [...taken, ...drafts]
  if (judges(all)) return all
  if (drafts.length === 1) return taken
  const half = Math.ceil(drafts.length / 2)
  return takeFrom(judges, takeFrom(judges, taken, drafts.slice(0, half)), drafts.slice(half))
}

/** The valid part of a draft: faulty orders are dropped until the rest may be sealed; if no single order is at fault, as many are kept as are valid together. */
export const legalPart = (
  desk: Judging,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderDraft[] => {
  let rest = drafts
  for (;;) {
    const { problems } = judge(desk, view, ask, rest)
    if (problems.length === 0) return rest
    const faulty = new Set(problems.map(({ index }) => index))
    if (faulty.has(undefined)) break
    rest = rest.filter((_, index) => !faulty.has(index))
  }
  return takeFrom((some) => judge(desk, view, ask, some).problems.length === 0, [], rest)
}

/** An order that is not in the legal part of its list. */
export interface LeftOut {
  /** Its position in the list. */
  readonly index: number
  /** Why it cannot be given together with the legal part; null: it could, in another place of the list. */
  readonly why: string | null
}

/** What `legal` leaves out of a list, and why: the first `most` of them, because each is judged by itself. */
export const leftOut = (
  desk: Judging,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
  legal: readonly OrderDraft[],
  most: number,
): readonly LeftOut[] => {
  const kept = new Set(legal)
  const out = drafts.flatMap((draft, index) => (kept.has(draft) ? [] : [{ draft, index }]))
  return out.slice(0, most).map(({ draft, index }) => {
    const { problems } = judge(desk, view, ask, [...legal, draft])
    const own = problems.find((problem) => problem.index === legal.length) ?? problems[0]
    return { index, why: own?.message ?? null }
  })
}
