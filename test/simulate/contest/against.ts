import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { AnyGame } from '../../support/play.js'
import { endingOf, type Ending } from '../ending.js'
import type { Game } from '../games.js'
import type { Options } from '../options.js'
import { bandOf, beyond } from './chance.js'
import { mapsOf } from './maps.js'

/** A campaign between two bots, and whose bot the champion was. */
export interface Duel extends Ending {
  readonly victor: 'new' | 'old' | null
}

/**
 * Every other seat is the new bot's. Campaigns come in pairs of one map, one seed and one distribution of armies, in which the two have
 * changed seats; so neither map nor army nor dice favour one of them.
 */
export const duelWork = (loaded: Game, earlier: AnyGame, options: Options) => {
  const maps = mapsOf(loaded, options.scenario).filter(
    ({ seats }) => options.seats === null || seats.length === options.seats,
  )
  const play = (index: number): Duel => {
    const pair = Math.floor(index / 2)
    const map = maps[pair % maps.length]
    if (!map) throw new Error('there is no map')
    const round = Math.floor(pair / maps.length)
    const moved = loaded.adapter.rotate?.(map, round % map.seats.length)
    const letters: readonly string[] = seatLetters(map.seats.length)
    const isNew = (seat: number): boolean => seat % 2 === index % 2
    const ending = endingOf(
      loaded,
      {
        ...{ seed: `${options.seed}.${String(pair)}`, turns: options.turns },
        ...{ scenario: moved?.scenario ?? map, settings: moved?.settings ?? {} },
      },
      (seat) => (isNew(letters.indexOf(seat)) ? loaded.game : earlier),
    )
    return { ...ending, victor: ending.champion === null ? null : isNew(ending.champion) ? 'new' : 'old' }
  }
  return { count: maps.length === 0 ? 0 : options.campaigns, play }
}

const line = (name: string, duels: readonly Duel[]): string => {
  const count = (victor: Duel['victor']): number => duels.filter((duel) => duel.victor === victor).length
  const turns = duels.reduce((sum, duel) => sum + duel.turns, 0) / duels.length
  const [won, lost, open] = [count('new'), count('old'), count(null)]
  return `${name}: the new bot wins ${String(won)} of ${String(duels.length)} (${((100 * won) / duels.length).toFixed(0)} %), the old one ${String(lost)}, nobody ${String(open)}; ${turns.toFixed(1)} turns.`
}

/** Map by map, then all: who wins nothing within the turns has not beaten anybody. */
export const duelSummary = (duels: readonly Duel[]): string => {
  const maps = [...new Set(duels.map(({ scenario }) => scenario))]
  const [least, most] = bandOf(duels.length, 0.5, beyond)
  return [
    ...maps.map((map) =>
      line(
        map,
        duels.filter(({ scenario }) => scenario === map),
      ),
    ),
    line('All', duels),
    `Two equal bots would win ${String(least)} to ${String(most)} of so many, were all decided (99 % band).`,
    `${String(duels.reduce((sum, { refused }) => sum + refused, 0))} orders refused.`,
  ].join('\n')
}
