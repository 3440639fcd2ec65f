import { setImmediate as turn } from 'node:timers/promises'
import type { FrameAsk, Told } from '../store/reads.frames.js'
import type { Reads } from '../store/reads.js'
import type { Heard } from './types.js'
import { logFault } from '../base/log.js'

/** A listener waiting for news. */
export interface Waiter {
  readonly ask: FrameAsk
  /** The place of its line, see `Watch.place`. */
  readonly place: number
  /** The last tick that it was told; before its first read none. */
  readonly seen: number
  tell(heard: Heard, tick: number): void
  /** Its very first read failed. */
  fail(error: unknown): void
}

/** As many are served before others on this node get a turn. */
const slice = 8

const firstWait = 250
const longestWait = 4_000

const nameOf = ({ kind, credential, about, after }: FrameAsk): string =>
  JSON.stringify([kind, about, after, credential])

/**
 * One campaign that is watched on this node. Whatever happens meanwhile, only one read is in progress: it serves everybody who waits, and those who ask
 * for the same with the same credential once.
 */
export class Watch {
  private tick = 0
  private reading = false
  private wait = firstWait
  private places = 0
  private readonly waiting = new Set<Waiter>()

  constructor(
    private readonly campaignId: string,
    private readonly reads: Pick<Reads, 'frames'>,
  ) {}

  /** A place for a new line: in every tick lines are told in the order in which they came, whatever each has learnt before. */
  place(): number {
    this.places += 1
    return this.places
  }

  changed(): void {
    this.tick += 1
    this.wake()
  }

  /** Answered immediately if anything happened that it has not seen. */
  add(waiter: Waiter): void {
    this.waiting.add(waiter)
    if (waiter.seen < this.tick) this.wake()
  }

  remove(waiter: Waiter): void {
    this.waiting.delete(waiter)
  }

  private due(): readonly Waiter[] {
    return [...this.waiting].filter(({ seen }) => seen < this.tick).sort((a, b) => a.place - b.place)
  }

  private wake(): void {
    if (this.reading || this.waiting.size === 0) return
    this.reading = true
    void this.run().finally(() => {
      this.reading = false
      if (this.due().length > 0) this.wake()
    })
  }

  private async run(): Promise<void> {
    // Those who come in the same tick of the event loop share the read.
    await turn()
    const [tick, due] = [this.tick, this.due()]
    const asks = new Map(due.map(({ ask }) => [nameOf(ask), ask]))
    if (due.length === 0) return
    try {
      const { told, bodies } = await this.reads.frames(this.campaignId, [...asks.values()])
      this.wait = firstWait
      const answers = new Map([...asks.keys()].map((name, index) => [name, told[index]]))
      const of = (one: Told): Heard => ({ told: one, bodies: bodies.get(one.key ?? '') ?? [] })
      await this.tellAll(due, tick, ({ ask }) => {
        const one = answers.get(nameOf(ask))
        return one ? of(one) : null
      })
    } catch (error) {
      await this.failed(due, error)
    }
  }

  private async tellAll(due: readonly Waiter[], tick: number, heardBy: (one: Waiter) => Heard | null): Promise<void> {
    for (const [index, one] of due.entries()) {
      if (index > 0 && index % slice === 0) await turn()
      const heard = heardBy(one)
      if (heard && this.waiting.delete(one)) one.tell(heard, tick)
    }
  }

  /** A database that is away for a moment ends no stream: it is queried again. A listener that has just arrived is told that it failed. */
  private async failed(due: readonly Waiter[], error: unknown): Promise<void> {
    for (const one of due) if (one.seen < 0 && this.waiting.delete(one)) one.fail(error)
    if (this.waiting.size === 0) return
    logFault('the streams of a campaign could not be read', error)
    await new Promise((resolve) => setTimeout(resolve, this.wait).unref())
    this.wait = Math.min(this.wait * 2, longestWait)
  }
}
