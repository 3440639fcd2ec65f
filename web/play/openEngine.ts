import { language } from '@muster/rulesets/kit/language.js'
import type { AnyCalls, CallOf, Calls, ReplyOf } from './protocol.js'

/** What a worker looks like from the page. */
export interface Port<All extends AnyCalls<keyof All> = Calls> {
  postMessage(call: CallOf<All>): void
  addEventListener(kind: 'message', hear: (event: { readonly data: ReplyOf<All> }) => void): void
  addEventListener(kind: 'error', hear: () => void): void
  terminate(): void
}

export interface Engine<All extends AnyCalls<keyof All> = Calls> {
  readonly ask: <Kind extends keyof All>(kind: Kind, given: All[Kind]['given']) => Promise<All[Kind]['answer']>
  readonly close: () => void
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }

/** Questions to a worker, each with a promise of its answer. */
export const engineAt = <All extends AnyCalls<keyof All> = Calls>(port: Port<All>): Engine<All> => {
  const waiting = new Map<number, Waiting>()
  let count = 0
  port.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failed' in data) asked?.reject(new Error(data.failed))
    else asked?.resolve(data.value as never)
  })
  port.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the engine stopped'))
    waiting.clear()
  })
  return {
    ask: (kind, given) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        port.postMessage({ id: count, kind, ...given })
      }),
    close: () => port.terminate(),
  }
}

/** The referee's engine in a worker of this page: what its state holds is fetched by nobody but its own fog. */
export const openEngine = (): Engine =>
  engineAt(new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module', name: language() }))
