import type { SeatId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import type { Guess, Sandbox } from '../../kit/sandbox.js'
import { contactsOf } from './battles/steps/identify.js'
import { evolve } from './evolve/evolve.js'
import { intelligence } from './intelligence/intelligence.js'
import { contextOf } from './model/rulesContext.js'
import { initial } from './model/initial.js'
import { nobody, type Banner, type Holder, type State } from './model/state.js'
import { boardFrom, holdersFrom } from './sandbox/ground.js'
import { guesses, kinds, mayStand } from './sandbox/guesses.js'
import { fallenFrom, objectivesFrom, relicTitleFrom } from './sandbox/objectives.js'
import { guessedBanners, ownBanners, seatsFrom } from './sandbox/sides.js'
import { featuresFrom, relicsFrom } from './sandbox/things.js'
import { settingsOf } from './view/table.js'
import type { BoltgunView } from './view/view.js'

const ownerOf = ({ viewer }: BoltgunView): SeatId => {
  if (viewer.kind !== 'seat') throw new RuleBug('only a seat plans ahead')
  return viewer.seat
}

/** Map, sides and things; nobody holds what is out of sight, and nobody has looked yet. */
const laid = (view: BoltgunView, banners: readonly Banner[]): State => {
  const own = ownerOf(view)
  const bare: State = {
    ...initial,
    ...{ turn: view.turn, stage: 'plans', settings: settingsOf(view), board: boardFrom(view) },
    ...{ seats: seatsFrom(view, own, banners), banners, features: featuresFrom(view) },
    hold: holdersFrom(view).map((holder) => holder ?? nobody),
    fallen: fallenFrom(view, own),
  }
  const state = { ...bare, relics: relicsFrom(view, relicTitleFrom(view, bare)) }
  const objectives = objectivesFrom(view, state)
  return { ...state, seats: state.seats.map((seat) => (seat.id === own ? { ...seat, objectives } : seat)) }
}

/** Out of sight a banner holds what its battle range covers. */
const held = (view: BoltgunView, state: State): readonly Holder[] => {
  const context = contextOf(state)
  const hold = [...holdersFrom(view)]
  for (const { seat, at } of state.banners) {
    const { battle, index } = context.seat(seat)
    for (const cell of battle.region(at)) hold[cell] ??= index + 1
  }
  return hold.map((holder) => holder ?? nobody)
}

/** The others know what they see from where they are supposed to stand; whoever touches has touched before. */
const lookedAround = (view: BoltgunView, state: State): State => {
  const own = ownerOf(view)
  const context = contextOf(state)
  const seen = intelligence({ state: { ...state, turn: state.turn - 1 }, context }).filter(
    (event) => event.kind === 'intelligenceGained' && event.seat !== own,
  )
  return { ...evolve(state, seen), contacts: contactsOf(state, context).map(([a, b]) => [a.id, b.id]) }
}

const suppose = (view: BoltgunView, guessed: readonly Guess[]): State => {
  const standing = guessed.filter(
    (guess, index) =>
      mayStand(view, guess) &&
      guessed.slice(0, index).every((other) => other.at !== guess.at || other.seat === guess.seat),
  )
  const state = laid(view, [...ownBanners(view), ...guessedBanners(view, standing)])
  return lookedAround(view, { ...state, hold: held(view, state) })
}

/** Plans are tried on what one seat knows: its own packet, banners and scouts, and guesses about the others. */
export const sandbox: Sandbox<State, BoltgunView> = { stages: ['plans'], kinds, guesses, mayStand, suppose }
