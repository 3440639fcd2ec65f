import { type Ask, type AskView, isCalendar } from '@muster/rulesets/kit/asks.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { legalPart } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import type { Course, Step, Told } from '../../sandboxProtocol.js'
import { diceOf } from '../dice.js'
import { linesFor } from '../lines.js'
import type { Game } from '../anyGame.js'
import { asksOf, closeGroup, type Host, type War } from '../war.js'

const eyesOf = (seat: SeatId): Viewer => ({ kind: 'seat', seat })

const ownerOf = ({ viewer }: GameView): SeatId => {
  if (viewer.kind !== 'seat') throw new Error('only a seat plans ahead')
  return viewer.seat
}

const hostOf = (game: Game, { seed }: Course, at: number, dice: number): Host => ({
  game,
  ...diceOf(new TextEncoder().encode(`${seed} ${String(at)} ${String(dice)}`)),
})

/** More groups in a row than any turn has: nothing will be asked of the owner any more. */
const most = 400

/** Closes what does not ask the owner: what others owe alone, and the calendar once nobody owes anything. */
const goOn = (host: Host, from: War, owner: SeatId): War => {
  let war = from
  for (let closed = 0; closed < most; closed += 1) {
    const asks = asksOf(host, war)
    const own = new Set(asks.filter(({ seat }) => seat === owner).map(({ group }) => group))
    const next = asks.find(({ group }) => !own.has(group))
    const isOut = host.game.viewFor(war.state, eyesOf(owner)).legend.some((one) => one.seat === owner && one.eliminated)
    if (!next || isOut || (own.size > 0 && isCalendar(next))) return war
    const { state, events } = closeGroup(host, war, next.group, new Map())
    war = { state, events: [...war.events, ...events] }
  }
  return war
}

/** The questions that close together, the owner's own among them. */
const openGroup = (host: Host, war: War, owner: SeatId): readonly Ask[] => {
  const asks = asksOf(host, war)
  const first = asks.find(({ seat }) => seat === owner)
  return first ? asks.filter(({ group }) => group === first.group) : []
}

/** What of the drafts may be sealed. Of whom nothing is wanted, an empty sheet is sealed: silence may be taken for giving up; where it may not be empty, that is all there is. */
const standing = (game: Game, view: GameView, ask: AskView, drafts: readonly OrderDraft[] | null) => {
  if (drafts) return legalPart(game, view, ask, drafts)
  return judge(game, view, ask, []).problems.length === 0 ? [] : null
}

/** One step. What was written and has become impossible by an earlier change is left out. */
const take = (host: Host, war: War, owner: SeatId, { answers }: Step): War => {
  const { game } = host
  const asks = openGroup(host, war, owner)
  const [first] = asks
  if (!first) return { ...war, events: [] }
  const written = asks.flatMap(({ id, seat, view }) => {
    const drafts = answers[id]
    if (drafts === undefined) return []
    return [[id, standing(game, game.viewFor(war.state, eyesOf(seat)), view, drafts)] as const]
  })
  return goOn(host, closeGroup(host, war, first.group, new Map(written)), owner)
}

const told = (host: Host, war: War, { eyes, view: begun }: Course): Told => {
  const { game } = host
  const owner = ownerOf(begun)
  const view = game.viewFor(war.state, eyesOf(eyes))
  const asks = openGroup(host, war, owner)
  return {
    view,
    report: linesFor(game, war.events, eyesOf(eyes), view.board),
    asks: asks.map(({ seat, view: ask }) => ({ seat, ask })),
    others: view.legend.flatMap(({ seat }) =>
      seat === eyes ? [] : game.viewFor(war.state, eyesOf(seat)).pieces.filter((piece) => piece.seat === seat),
    ),
    over: asks.length === 0,
  }
}

interface Reached {
  readonly by: string
  readonly war: War
}

/** Beginnings whose last course is remembered: the plan that is open, and one that is compared with it. */
const remembered = 2

/** Plays courses anew from their beginning, as far as they differ from the last one of the same beginning. */
export const courses = (): ((game: Game, course: Course) => Told) => {
  let known: readonly (readonly Reached[])[] = []
  return (game, course) => {
    const { sandbox } = game
    if (!sandbox) throw new Error(`${game.id} has no sandbox`)
    const { ruleset, view, guesses, steps, seed } = course
    const owner = ownerOf(view)
    const beginning = JSON.stringify([ruleset, view, guesses, seed])
    const reached = known.find(([first]) => first?.by === beginning) ?? []
    const path: Reached[] = []
    const reach = (by: string, war: () => War): War => {
      const same = path.length === 0 || path.at(-1) === reached[path.length - 1] ? reached[path.length] : undefined
      const next = same?.by === by ? same : { by, war: war() }
      path.push(next)
      return next.war
    }
    let war = reach(beginning, () =>
      goOn(hostOf(game, course, 0, 0), { state: sandbox.suppose(view, guesses), events: [] }, owner),
    )
    steps.forEach((step, index) => {
      const before = war
      war = reach(JSON.stringify(step), () => take(hostOf(game, course, index, step.dice), before, owner, step))
    })
    known = [path, ...known.filter((other) => other !== reached)].slice(0, remembered)
    return told(hostOf(game, course, steps.length, 0), war, course)
  }
}
