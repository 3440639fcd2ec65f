import type { PieceId } from '../../../kit/ids.js'
import { digsAtOnce } from '../model/armyChanges.js'
import type { BoltgunEvent, IdleCode, WorksCause } from '../model/events.js'
import { findBanner } from '../model/pieces.js'
import type { Works } from '../model/battle.js'
import type { Banner } from '../model/state.js'
import { idle } from '../steps/idle.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

export const worksChanged = (banner: Pick<Banner, 'id' | 'seat'>, works: Works, cause: WorksCause): BoltgunEvent => ({
  kind: 'worksChanged',
  banner: banner.id,
  seat: banner.seat,
  works,
  cause,
  seenBy: toSeat(banner.seat),
})

const change = (
  { state }: Position,
  ids: readonly PieceId[],
  works: Works,
  cause: WorksCause,
  when: (banner: Banner) => boolean,
): readonly BoltgunEvent[] =>
  ids.flatMap((id) => {
    const banner = findBanner(state, id)
    return banner && when(banner) ? [worksChanged(banner, works, cause)] : []
  })

/** Orders of banners that they leave as they are. */
const idling = (
  { state, plans }: Position,
  kind: 'unfortify' | 'fortify' | 'entrench',
  code: IdleCode,
  rule: string,
  when: (banner: Banner) => boolean,
): readonly BoltgunEvent[] =>
  plans.of(kind).flatMap((order) => {
    const banner = findBanner(state, order.banner)
    return banner && when(banner) ? [idle(banner, kind, code, rule)] : []
  })

/** who goes by Mobilization leaves the works by going, or keeps them if it is held up. */
const leavesByGoing = ({ plans }: Position, { id }: Banner): boolean => plans.has(id, 'march', 'teleport')

/** Step 1. BG-134: processed first, so that this turn's battles find the banner unfortified; A-12: from either kind of works. */
export const unfortify: Step = (at) => [
  ...change(
    at,
    at.plans.of('unfortify').map((order) => order.banner),
    'none',
    'unfortify',
    (banner) => banner.works !== 'none' && !leavesByGoing(at, banner),
  ),
  ...idling(at, 'unfortify', 'not-needed', 'A-65', (banner) => leavesByGoing(at, banner)),
]

/** A Steadfast banner that digs in where it arrives, where the settings let it. */
const diggingOnArrival = ({ context, plans }: Position, { id, seat, works }: Banner): boolean =>
  works === 'none' &&
  context.settings['steadfast.march_entrench'] &&
  digsAtOnce(context.seat(seat).army) &&
  plans.has(id, 'march', 'teleport')

/** Step 2. BG-130, BG-308: a fortified banner becomes entrenched, a Steadfast one needs no works first. */
export const entrench: Step = (at) => [
  ...change(
    at,
    at.plans.of('entrench').map((order) => order.banner),
    'entrenched',
    'entrench',
    (banner) => banner.works !== 'entrenched' && !diggingOnArrival(at, banner),
  ),
  ...idling(at, 'entrench', 'works-stand', 'A-09', (banner) => banner.works === 'entrenched'),
]

/** Step 5. BG-125, BG-135: after March, so that Steadfast may combine them; works that stand already stay as they are. */
export const fortify: Step = (at) => [
  ...idling(at, 'fortify', 'works-stand', 'A-09', (banner) => banner.works !== 'none'),
  ...change(
    at,
    at.plans.of('fortify').map((order) => order.banner),
    'fortified',
    'fortify',
    (banner) => banner.works === 'none',
  ),
  ...change(
    at,
    at.plans.of('entrench').map((order) => order.banner),
    'entrenched',
    'entrench',
    (banner) => diggingOnArrival(at, banner),
  ),
]
