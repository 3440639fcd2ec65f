import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { endingOf, type Ending } from '../ending.js'
import type { Game } from '../games.js'
import type { Options } from '../options.js'
import { bandOf, beyond, chanceOf } from './chance.js'
import { mapsOf } from './maps.js'

/** The n-th campaign on a map, from seats that have changed armies n times. */
export const balanceEnding = (loaded: Game, options: Options, map: Scenario, index: number): Ending => {
  const moved = loaded.adapter.rotate?.(map, index % map.seats.length)
  const plan = { seed: `${options.seed}.${map.id}.${String(index)}`, turns: options.turns }
  return endingOf(loaded, { ...plan, scenario: moved?.scenario ?? map, settings: moved?.settings ?? {} })
}

export const balanceWork = (loaded: Game, options: Options) => {
  const maps = mapsOf(loaded, options.scenario)
  return {
    count: maps.length * options.campaigns,
    play: (index: number): Ending => {
      const map = maps[Math.floor(index / options.campaigns)]
      if (!map) throw new Error(`there is no campaign ${String(index)}`)
      return balanceEnding(loaded, options, map, index % options.campaigns)
    },
  }
}

/** Wins of what seats have in common: their number, their start, their army. */
export interface Shares {
  readonly of: string
  readonly names: readonly string[]
  readonly wins: readonly number[]
  /** Wins that even chances would bring on an average. */
  readonly expected: readonly number[]
  /** 99 of 100 even maps have every one of these wins within its band. */
  readonly bands: readonly (readonly [least: number, most: number])[]
  /** How often even chances come out as uneven as this. */
  readonly chance: number
  readonly even: boolean
}

/** Shares by some label; `labels` of a campaign are one a seat. */
const sharesBy = (of: string, endings: readonly Ending[], labels: (ending: Ending) => readonly string[]): Shares => {
  const won = endings.filter(({ champion }) => champion !== null)
  const names = [...new Set(won.flatMap(labels))].sort()
  const wins = names.map((name) => won.filter((one) => labels(one)[one.champion ?? -1] === name).length)
  const expected = names.map((name) =>
    won.reduce((sum, one) => sum + labels(one).filter((label) => label === name).length / labels(one).length, 0),
  )
  const bands = expected.map((value) => bandOf(won.length, value / won.length, beyond / names.length))
  const chance = chanceOf(wins, expected)
  const within = wins.every((count, at) => count >= (bands[at]?.[0] ?? 0) && count <= (bands[at]?.[1] ?? 0))
  return { of, names, wins, expected, bands, chance, even: within && chance >= beyond }
}

export interface MapBalance {
  readonly map: Scenario
  readonly campaigns: number
  readonly undecided: number
  readonly turns: number
  readonly shares: readonly Shares[]
}

/** What must come out even: armies have advantages of their own, and tasks are drawn. */
export const tested = (of: string): boolean => of === 'seat' || of === 'start'

export const isEven = ({ shares }: MapBalance): boolean => shares.every(({ of, even }) => even || !tested(of))

export const balanceOfMap = (map: Scenario, endings: readonly Ending[]): MapBalance => {
  const letters = seatLetters(map.seats.length)
  const kinds = Object.keys(endings.find(({ faults }) => faults.length === 0)?.had ?? {})
  return {
    ...{ map, campaigns: endings.length },
    undecided: endings.filter(({ champion }) => champion === null).length,
    turns: endings.reduce((sum, { turns }) => sum + turns, 0) / endings.length,
    shares: endings.every(({ champion }) => champion === null)
      ? []
      : [
          sharesBy('seat', endings, () => letters),
          ...kinds.map((kind) => sharesBy(kind, endings, ({ had }) => had[kind] ?? [])),
        ],
  }
}
