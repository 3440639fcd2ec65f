import type { Ask } from '@muster/rulesets/kit/asks.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { sensibly, wildly, type AnyGame } from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'
import type { WarAdapter } from './adapter.js'
import { recorded, replay, type Pen } from './replay.js'
import type { War, Written } from './war.js'

/** The bot's orders, those of some pieces changed for whatever else is offered to them. */
const unruly = (game: AnyGame, view: GameView, { view: ask }: Ask, random: Random): readonly OrderDraft[] => {
  const bot = sensibly(game, view, ask, random) ?? []
  const wild = wildly(game, view, ask, random) ?? []
  const changed = new Set(wild.map(({ piece }) => piece).filter(() => random.chance(0.3)))
  return [...bot.filter(({ piece }) => !changed.has(piece)), ...wild.filter(({ piece }) => changed.has(piece))]
}

/** What a seat writes that the record does not know: mostly as its bot, now and then at odds with the rules, or nothing. */
const write = (game: AnyGame, hand: WarAdapter['hand'], { seed }: War, ask: Ask, view: GameView): Written => {
  const own = randomFrom(`${seed} own ${ask.id}`)
  // Both sides of one battle draw from one stream more often than not, so that their reports agree
  const both = randomFrom(`${seed} both ${ask.view.about ?? ask.id}`)
  if (own.chance(0.04)) return null
  if (ask.askedOfAllSeats && ask.seat !== facilitatorDesk) {
    if (own.chance(0.08)) return { past: wildly(game, view, ask.view, own) ?? [] }
    return own.chance(0.5) ? sensibly(game, view, ask.view, own) : unruly(game, view, ask, own)
  }
  const stream = own.chance(0.7) ? both : own
  return hand?.(view, ask.view, stream, own) ?? wildly(game, view, ask.view, stream)
}

/** The war with a sheet for every ask that it has not met yet; what is open at the same time closes in any order. */
export const playOn = (game: AnyGame, { hand }: WarAdapter, war: War): War => {
  const known = recorded(war)
  const sheets: Record<string, Written> = {}
  const isKnown = ({ id }: Ask): boolean => Object.hasOwn(war.sheets, id)
  const pen: Pen = {
    write: (ask, view) => {
      const written = isKnown(ask) ? known.write(ask, view) : write(game, hand, war, ask, view)
      sheets[ask.id] = written
      return written
    },
    next: (asks) =>
      asks.some(isKnown)
        ? known.next(asks)
        : randomFrom(`${war.seed} next ${String(Object.keys(sheets).length)}`).shuffled(asks)[0],
  }
  // Played for what is written on the way
  Array.from(replay(game, war, pen))
  return { ...war, sheets }
}
