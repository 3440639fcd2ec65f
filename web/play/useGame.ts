'use client'

import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Setup } from './campaign.js'
import type { Engine } from './openEngine.js'
import type { Answered, Calls, Told } from './protocol.js'

export type GameState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly told: Told; readonly busy: boolean }
  | { readonly kind: 'failed'; readonly begun: boolean }

/** The rules in a worker, and how a campaign is set up there. */
export interface GameEngine {
  readonly begin: () => Promise<Told>
  readonly ask: Engine<Pick<Calls, 'answer' | 'suggest'>>['ask']
  readonly close: () => void
}

export interface LocalGame {
  readonly setup: Setup
  readonly state: GameState
  /** Seals the answer to a question; the page is then told what came of it. Returns what is wrong with it. */
  readonly seal: (askId: string, orders: readonly OrderDraft[]) => Promise<readonly OrderProblem[]>
  /** Answers all that is asked as the bot would: battles are left to dice. */
  readonly leaveToDice: () => Promise<void>
  /** A new campaign, with other dice. */
  readonly restart: () => void
}

const toldAfter = (answered: Answered): Told => {
  if (answered.kind === 'told') return answered.told
  throw new Error('what the bot suggests may be sealed')
}

/** Answers one question after the other, until none of those that were asked is left. */
const asTheBot = async ({ ask }: GameEngine, from: Told): Promise<Told> => {
  const asked = new Set(from.asks.map(({ id }) => id))
  let told = from
  const report: Told['report'][number][] = []
  for (;;) {
    const next = told.asks.find(({ id }) => asked.has(id))
    if (!next) return { ...told, report }
    const orders = await ask('suggest', { askId: next.id })
    told = toldAfter(await ask('answer', { askId: next.id, orders }))
    report.push(...told.report)
  }
}

/** A campaign in this page: the engine is loaded with the first look at it, and stopped when the page is left. `start` is the same while it stands. */
export const useGame = (setup: Setup, start: () => GameEngine): LocalGame => {
  const [state, setState] = useState<GameState>({ kind: 'opening' })
  const engine = useRef<GameEngine | null>(null)
  const open = useCallback(() => {
    setState({ kind: 'opening' })
    engine.current?.begin().then(
      (told) => setState({ kind: 'open', told, busy: false }),
      () => setState({ kind: 'failed', begun: false }),
    )
  }, [])
  useEffect(() => {
    const opened = start()
    engine.current = opened
    open()
    return opened.close
  }, [open, start])
  const told = state.kind === 'open' ? state.told : null
  /** Runs what the player has set going; what fails there ends the campaign. */
  const run = async <Result>(work: (at: GameEngine, from: Told) => Promise<Result>): Promise<Result | null> => {
    if (!engine.current || !told) return null
    setState({ kind: 'open', told, busy: true })
    try {
      return await work(engine.current, told)
    } catch {
      setState({ kind: 'failed', begun: true })
      return null
    }
  }
  const show = (next: Told): void => setState({ kind: 'open', told: next, busy: false })
  return {
    ...{ setup, state },
    seal: async (askId, orders) => {
      const answered = await run((at) => at.ask('answer', { askId, orders }))
      if (answered?.kind === 'told') show(answered.told)
      if (answered?.kind !== 'refused') return []
      if (told) show(told)
      return answered.problems
    },
    leaveToDice: async () => {
      const next = await run(asTheBot)
      if (next) show(next)
    },
    restart: open,
  }
}
