import { alike } from '@muster/rulesets/kit/json.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { freeze } from '../support/plain.js'
import { last, open, play, seatOf, sensibly, wildly, type Campaign } from '../support/play.js'
import { asksOf, ensure, type Played, randomFrom, sampleOf, stepsOf, type Subject } from './subject.js'

/** How far a supposed war is played on: into the battles of its turn, and often out of them. */
const groups = 6

/** Steps that are looked at. */
const most = 300

type Game = Subject['game']

/** The parts of a view that differ, for a breach. */
const differing = (a: object, b: object): string => {
  const other = new Map(Object.entries(b))
  return Object.entries(a)
    .flatMap(([key, value]) => (alike(value, other.get(key)) ? [] : [key]))
    .join(', ')
}

const difference = (a: GameView, b: GameView): string => `${differing(a, b)}: ${differing(a.detail, b.detail)}`

/** What a seat would suppose; null where it is asked for no plan. */
const supposed = ({ sandbox, ...game }: Game, { step, where }: Played, viewer: Viewer): unknown => {
  if (!sandbox || viewer.kind !== 'seat') return null
  const view = freeze(game.viewFor(step.after, viewer))
  const asks = asksOf(game, step.after, viewer.seat)
  if (!sandbox.stages.includes(view.stage) || asks.length === 0) return null
  const guesses = freeze(sandbox.guesses(view))
  const odd = guesses.find((guess) => !sandbox.mayStand(view, guess))
  ensure(!odd, `${where}: a guess of the ruleset's own may not stand at ${odd?.at ?? ''}`)
  const state = freeze(sandbox.suppose(view, guesses))
  const seen = game.viewFor(state, viewer)
  ensure(alike(seen, view), `${where}: ${viewer.seat} is shown something else: ${difference(view, seen)}`)
  ensure(alike(asksOf(game, state, viewer.seat), asks), `${where}: ${viewer.seat} is asked something else`)
  return state
}

const playedOn = (game: Game, { campaign, where }: Played, state: unknown, index: number): void => {
  const begun = open(game, campaign.scenario, where, campaign.settings)
  let war: Campaign | null = { ...begun, first: state }
  for (let closed = 0; war && closed < groups; closed += 1) {
    war = play(game, war, index % 2 === 0 ? sensibly : wildly, randomFrom(where))
    if (war) game.viewFor(last(war), { kind: 'observer' })
  }
}

/** Of each step another seat, so that all have their turn. */
const viewerAt = (game: Game, { step }: Played, index: number): Viewer => {
  const { legend } = game.viewFor(step.after, { kind: 'observer' })
  const side = legend[index % legend.length]
  return side ? seatOf(side.seat) : { kind: 'observer' }
}

/** A sandbox shows its seat exactly what the view shows that it was made of, ids and counts too; it asks the same, and can be played on from there. */
export const supposesWhatIsKnown = (subject: Subject): void => {
  const { game } = subject
  if (!game.sandbox) return
  const sample = new Set(sampleOf(subject).map(({ where }) => where))
  const steps = stepsOf(subject)
  const every = Math.ceil(steps.length / most)
  const states = steps.flatMap((played, index) => {
    if (index % every > 0 && !sample.has(played.where)) return []
    const state = supposed(game, played, viewerAt(game, played, index))
    if (state !== null && sample.has(played.where)) playedOn(game, played, state, index)
    return state === null ? [] : [state]
  })
  ensure(states.length > 0, 'no plan was ever asked for')
}
