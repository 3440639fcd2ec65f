import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Spread {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly worst: number
}

/** Milliseconds of the main thread's work a frame, and between the frames that were presented. */
interface Gesture {
  readonly work: Spread
  readonly presented: Spread
}

type Gestures = Readonly<Record<'pan' | 'zoom', Gesture>>

export interface MapFigures {
  readonly cells: number
  readonly pieces: number
  readonly ours: Gestures
  readonly plain: Gestures
  readonly firstMapMs: number
  /** Of the main thread's processor time. */
  readonly firstMapWorkMs: number
  /** Scripts of the map's route, gzipped. */
  readonly scriptBytes: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The browser is driven by sources of the tests, in a process of its own. */
export const mapFigures = (): MapFigures => {
  const told = execFileSync('npx', ['tsx', '--conditions=source', 'test/map/frames.ts'], {
    ...{ cwd: root, encoding: 'utf8', timeout: 600_000 },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(told.trim().split('\n').at(-1) ?? '') as MapFigures
}
