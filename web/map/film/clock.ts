import type { Attributes } from './svg.js'

/** Seconds of a turn, and of the pause before the war begins anew. */
const [second, pause] = [1.3, 6]
/** Parts of a turn: pieces march, then ground changes hands and battles show. */
const [marched, fought] = [0.4, 0.95]

/** A stretch of frames, both ends included. */
export interface Run {
  readonly from: number
  readonly to: number
}

type Place = readonly [x: number, y: number]

/** The time-lapse as style sheet: what is seen when, as key frames that are written once each. */
export interface Clock {
  readonly seconds: number
  /** Class of what shows during some frames. */
  readonly during: (run: Run) => string
  /** Class of what shows while the battles of a frame are fought. */
  readonly battle: (frame: number) => string
  /** Where what moves is drawn: its place in each frame, null where it is not on the map. */
  readonly along: (id: string, places: readonly (Place | null)[]) => Attributes
  /** The style sheet of all classes handed out. */
  readonly style: () => string
}

const moved = ([x, y]: Place): string => `translate(${String(x)}px,${String(y)}px)`

const percent = (share: number): string => `${String(Math.round(share * 100_000) / 1000)}%`

export const clockOf = (frames: number): Clock => {
  const last = frames - 1
  const seconds = last * second + pause
  const rules = new Map<string, string>()
  /** When a frame's state is reached, as a share of the whole. */
  const reached = (frame: number): number => (frame === 0 ? 0 : ((frame - 1 + marched) * second) / seconds)
  const shows = (name: string, from: number, to: number, atEnd: boolean): string => {
    const steps = [
      ...(from > 0 ? ['0%{visibility:hidden}'] : []),
      `${percent(from)}{visibility:visible}`,
      ...(to < 1 ? [`${percent(to)}{visibility:hidden}`] : []),
    ]
    rules.set(
      name,
      `@keyframes ${name}{${steps.join('')}}.${name}{visibility:${atEnd ? 'visible' : 'hidden'};animation:${name} var(--all) step-end infinite}`,
    )
    return name
  }
  return {
    seconds,
    during: ({ from, to }) =>
      shows(`d${String(from)}-${String(to)}`, reached(from), to >= last ? 1 : reached(to + 1), to >= last),
    battle: (frame) => shows(`b${String(frame)}`, reached(frame), ((frame - 1 + fought) * second) / seconds, false),
    along: (id, places) => {
      const name = `m${id.replace(/\W/g, '_')}`
      const known = places.flatMap((place, frame) => (place ? [{ place, frame }] : []))
      const [first, end] = [known[0], known.at(-1)]
      if (!first || !end) return { class: name }
      const at = (place: Place): string => `{transform:${moved(place)}}`
      const marches = known.flatMap(({ place, frame }, index) => {
        const before = known[index - 1]?.place ?? place
        return before.join() === place.join()
          ? []
          : [`${percent(((frame - 1) * second) / seconds)}${at(before)}`, `${percent(reached(frame))}${at(place)}`]
      })
      const steps = [`0%${at(first.place)}`, ...marches, `100%${at(end.place)}`].join('')
      rules.set(
        name,
        `@keyframes ${name}{${steps}}.${name}{transform:${moved(end.place)};animation:${name} var(--all) ease-in-out infinite}`,
      )
      return { class: name }
    },
    style: () =>
      `svg{--all:${String(seconds)}s}${[...rules.values()].join('')}@media(prefers-reduced-motion:reduce){*{animation:none!important}}`,
  }
}

/** Of a picture that stands still: what is in it is there, without a style sheet. */
export const stillClock: Clock = {
  ...{ seconds: 0, during: () => '', battle: () => '', style: () => '' },
  along: (_, places) => {
    const [x, y] = [...places].reverse().find((place) => place !== null) ?? [0, 0]
    return { transform: `translate(${String(x)} ${String(y)})` }
  },
}

/** Stretches of frames over which a value stays the same; null is left out. */
export const runsOf = <Value>(
  values: readonly Value[],
  key: (value: Value) => string | null,
): readonly (Run & { readonly value: Value })[] => {
  const runs: (Run & { readonly value: Value })[] = []
  values.forEach((value, frame) => {
    const [now, before] = [key(value), runs.at(-1)]
    if (now === null) return
    if (before?.to === frame - 1 && key(before.value) === now) runs[runs.length - 1] = { ...before, to: frame }
    else runs.push({ from: frame, to: frame, value })
  })
  return runs
}
