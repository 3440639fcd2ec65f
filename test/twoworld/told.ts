import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import {
  deskKey,
  type DiceOfLines,
  isTold,
  brief,
  type ViewerBriefing,
} from '../../server/src/referee/compute/brief.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import type { AnyGame } from '../support/play.js'
import type { AnyAdapter } from './adapter.js'
import type { Pair } from './pairs.js'
import { diceBehind } from './thrown.js'
import type { Trace } from './worlds.js'

type World = Trace<unknown, unknown, GameEvent>

/** The host's rule of who is given a briefing. */
type TellsWhom = typeof isTold

/** What comes between a moment and the one before, for each moment of a world; `groups`: one entry each. */
const byMoment = <Entry>({ moments }: World, groups: readonly Entry[]): readonly (readonly Entry[])[] =>
  moments.map((moment, at) => groups.slice(moments[at - 1]?.groups ?? 0, moment.groups))

/** The briefings that a viewer is given, as the bytes that he reads, by moment: how many they are shows as well. */
const briefingsOf = (game: AnyGame, world: World, viewer: Viewer, tells: TellsWhom): readonly string[] => {
  const telling = (state: unknown, events: readonly GameEvent[], dice: DiceOfLines): ViewerBriefing => {
    const asks = game.outcome(state) ? [] : game.awaiting(state)
    return brief(game as Game, state as object, asTold(game, events), asks, viewer, dice)
  }
  let last = telling(world.start, [], () => [])
  const pages = world.steps.map((step): readonly unknown[] => {
    const { before, seats, events, now } = step
    const [from, to] = [game.clock(before), game.clock(now)]
    const next = telling(now, events, diceBehind(game, step))
    const given = tells(next, last, from.turn !== to.turn || from.stage !== to.stage, new Set(seats.map(deskKey)))
    if (!given) return []
    last = next
    const { viewText, report, askText } = next
    return [[viewText, report, askText]]
  })
  return byMoment(world, pages).map((page) => JSON.stringify(page.flat()))
}

/** What an observer may know by each moment: as it changed on the way, and as it is then. */
const observable = (adapter: AnyAdapter, world: World): readonly string[] => {
  const [first, ...known] = (adapter.mayObserve?.(world) ?? []).map((one) => JSON.stringify(one))
  let last = first
  return byMoment(world, known).map((since) => {
    const changes = since.slice(0, -1).filter((one) => {
      const changed = one !== last
      last = one
      return changed
    })
    last = since.at(-1) ?? last
    return JSON.stringify([...changes, '', last])
  })
}

const [briefed, observed] = [keeping<readonly string[]>(), keeping<readonly string[]>()]

/** At how many moments of those alike to the seat two worlds are alike to an observer too, who is shown what all seats know. */
export const alikeForObserver = (adapter: AnyAdapter, { left, right }: Pair, moments: number): number => {
  const [one = [], other = []] = [left, right].map((world) =>
    observed(world, 'observer', [adapter.mayObserve], () => observable(adapter, world)),
  )
  const parts = one.slice(0, moments).findIndex((known, at) => known !== other[at])
  return parts < 0 ? moments : parts
}

interface Parted {
  readonly viewer: Viewer['kind']
  readonly moment: number
  readonly left: string
  readonly right: string
}

/** Where the seat, or an observer, is first given other briefings in one world than in the other, more of them or at another time, among so many moments that are alike to each. */
export const toldApart = (
  game: AnyGame,
  { seat, left, right }: Pair,
  alike: { readonly seat: number; readonly observer: number },
  tells: TellsWhom = isTold,
): Parted | null => {
  for (const viewer of [{ kind: 'seat', seat } as const, { kind: 'observer' } as const]) {
    const [one = [], other = []] = [left, right].map((world) =>
      briefed(world, viewer.kind, [game, tells], () => briefingsOf(game, world, viewer, tells)),
    )
    const moment = one.slice(0, alike[viewer.kind]).findIndex((pages, at) => pages !== other[at])
    if (moment >= 0) return { viewer: viewer.kind, moment, left: one[moment] ?? '', right: other[moment] ?? '' }
  }
  return null
}
