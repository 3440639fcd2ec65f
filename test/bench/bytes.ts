import { gzipSync } from 'node:zlib'
import boltgun from '@muster/rulesets/boltgun/index.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { hashedDice } from './b1.js'
import { median } from './clock.js'
import { benchWar, type WarSize } from './scenario.js'

export interface ByteFigures {
  readonly scenario: string
  readonly seats: number
  readonly sectors: number
  /** Of one seat's view without the board, layers packed as rows: the median of the seats. */
  readonly bytes: number
  readonly gzipped: number
}

/** What one seat's view weighs when the first turn opens. */
const weigh = (scenario: Scenario): ByteFigures => {
  const settings = resolveSettings(boltgun.settings, { 'army.choice': 'scenario' })
  if (!settings.ok) throw new Error(settings.problem.message)
  const letters = seatLetters(scenario.seats.length)
  const seats = letters.map((seat) => ({ seat, title: `Side ${seat}`, subtitle: '' }))
  const events = boltgun.setUp(scenario, settings.value, seats, hashedDice(), defaultSystem)
  const state = boltgun.evolve(boltgun.initial, events)
  const texts = letters.map((seat) => {
    const { board: _, ...view } = boltgun.viewFor(state, { kind: 'seat', seat })
    return JSON.stringify(view)
  })
  return {
    scenario: scenario.title,
    seats: letters.length,
    sectors: state.board.width * state.board.height,
    bytes: median(texts.map((text) => Buffer.byteLength(text))),
    gzipped: median(texts.map((text) => gzipSync(text).length)),
  }
}

/** Every shipped scenario, and the war of B1. */
export const byteFigures = (size: WarSize): readonly ByteFigures[] =>
  [...boltgun.scenarios, benchWar(size).scenario].map(weigh)
