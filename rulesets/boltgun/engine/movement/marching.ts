import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import { distance, type RulesContext } from '../model/rulesContext.js'
import { findBanner } from '../model/pieces.js'
import type { Banner, State } from '../model/state.js'
import { resolve, type Field, type Mover } from './contest.js'
import { waysBetween } from './ways.js'
import { toSeat, type Position, type Step } from '../steps/step.js'
import { worksChanged } from './works.js'

export const standingOf = (state: State): ReadonlyMap<Cell, readonly Banner[]> => {
  const standing = new Map<Cell, Banner[]>()
  for (const banner of state.banners) {
    const here = standing.get(banner.at)
    if (here) here.push(banner)
    else standing.set(banner.at, [banner])
  }
  return standing
}

/** Banners that retreat this turn and have somewhere to go: they leave their sector whatever happens. */
export const leavingOf = ({ plans }: Position): ReadonlySet<PieceId> =>
  new Set(plans.of('retreat').map((order) => order.banner))

export const fieldOf = (at: Position): Field => ({
  standing: standingOf(at.state),
  leaving: leavingOf(at),
  contest: at.context.settings['march.contest'],
  swaps: at.context.settings['march.swaps'],
})

/** Mobilization leaves its works where they were dug, unless the settings say otherwise. */
export const leaveWorks = (context: RulesContext, banner: Banner): readonly BoltgunEvent[] =>
  banner.works === 'none' || context.settings['mobilization.keeps_works']
    ? []
    : [worksChanged(banner, 'none', 'left-behind')]

const marched = (context: RulesContext, { banner, to }: Mover): readonly BoltgunEvent[] => [
  { kind: 'marched', banner: banner.id, seat: banner.seat, from: banner.at, to, seenBy: toSeat(banner.seat) },
  ...leaveWorks(context, banner),
]

const failed = ({ banner, to }: Mover, why: 'contest' | 'inhabited'): BoltgunEvent => ({
  kind: 'marchFailed',
  banner: banner.id,
  seat: banner.seat,
  at: banner.at,
  target: to,
  why,
  seenBy: toSeat(banner.seat),
})

/** A-07 with jumping off: a march of two sectors needs a sector between that no enemy holds. */
const barred = (
  context: RulesContext,
  standing: ReadonlyMap<Cell, readonly Banner[]>,
  { banner, to }: Mover,
): boolean =>
  distance(context, banner.at, to) === 2 &&
  !context.settings['hm.jump'] &&
  waysBetween(context, banner.at, to).every((way) =>
    (standing.get(way) ?? []).some((other) => other.seat !== banner.seat),
  )

const batch =
  (ponderous: boolean): Step =>
  (at) => {
    const { state, context, plans } = at
    const movers = plans.of('march').flatMap((order): Mover[] => {
      const banner = findBanner(state, order.banner)
      const to = context.cell(order.to)
      if (!banner || to === null || context.has(banner.seat, 'PONDEROUS') !== ponderous) return []
      return [{ banner, to }]
    })
    const field = fieldOf(at)
    // Even an attempt doomed for another reason still contests
    const doomed = new Set(
      movers.filter((mover) => barred(context, field.standing, mover)).map(({ banner }) => banner.id),
    )
    const { moved, stayed } = resolve(movers, { ...field, doomed })
    return [...moved.flatMap((mover) => marched(context, mover)), ...stayed.map((mover) => failed(mover, mover.why))]
  }

/** Step 4, first half: all but the Ponderous march at once (BG-110 … BG-115); only where they end counts (BG-077). */
export const march = batch(false)
/** Step 4, second half. BG-026: Ponderous banners march last. */
export const marchPonderous = batch(true)
