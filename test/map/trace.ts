import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  /** Of the thread's processor time. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']

/** What the browser notes while something is done. */
const traced = async (session: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) events.push(event as TraceEvent)
  }
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await act()
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events.sort((a, b) => a.ts - b.ts)
}

/** A frame is what the main thread does from one commit to the compositor to the next. */
const workOf = (events: readonly TraceEvent[]): readonly number[] => {
  const frames: number[] = []
  let sum = 0
  for (const { name, tdur = 0 } of events)
    if (name === 'RunTask') sum += tdur / 1000
    else if (name === 'Commit') {
      // The task in which a frame is committed begins before the commit
      frames.push(sum)
      sum = 0
    }
  return frames
}

export interface Frames {
  /** Script, style, layout and paint of the main thread, in milliseconds of its processor time, a frame each. */
  readonly work: readonly number[]
  /** Milliseconds from each frame that was presented to the next, by the clock. */
  readonly presented: readonly number[]
}

/** Other pages and the browser's own process are noted too: the page is where most frames are committed. */
const ofPage = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const commits = new Map<number, number>()
  for (const { name, pid } of events) if (name === 'Commit') commits.set(pid, (commits.get(pid) ?? 0) + 1)
  const [page] = [...commits].sort((a, b) => b[1] - a[1])
  if (!page) throw new Error('the page drew no frame')
  return events.filter(({ pid }) => pid === page[0])
}

/** The frames of the page while something is done to it. */
export const framesWhile = async (session: CDPSession, act: () => Promise<void>): Promise<Frames> => {
  const events = ofPage(await traced(session, act))
  const thread = events.find(({ name }) => name === 'Commit')?.tid
  const shown = events.filter(({ name }) => name === 'AnimationFrame::Presentation').map(({ ts }) => ts / 1000)
  return {
    work: workOf(events.filter(({ tid }) => tid === thread)),
    presented: shown.slice(1).map((at, before) => at - (shown[before] ?? at)),
  }
}
