import type { HexEvent } from '../events.js'
import type { Lesson } from '../events/knowledge.js'
import type { Knowledge, State } from '../state.js'
import { withKnowledge } from './patch.js'

const keep = <Entry>(
  known: Readonly<Record<string, Entry>>,
  lessons: readonly Lesson[],
  part: (lesson: Lesson) => Entry | undefined,
): Readonly<Record<string, Entry>> => {
  const learnt = lessons.flatMap((lesson) => {
    const entry = part(lesson)
    return entry === undefined ? [] : [[String(lesson.at), entry] as const]
  })
  return learnt.length === 0 ? known : { ...known, ...Object.fromEntries(learnt) }
}

const taught = (known: Knowledge, lessons: readonly Lesson[]): Knowledge => {
  const explored = lessons.filter((lesson) => lesson.explored && !known.explored.includes(lesson.at))
  return {
    features: keep(known.features, lessons, ({ features }) => features),
    snapshots: keep(known.snapshots, lessons, ({ snapshot }) => snapshot),
    owners: keep(known.owners, lessons, ({ owner }) => owner),
    explored:
      explored.length === 0
        ? known.explored
        : [...known.explored, ...explored.map(({ at }) => at)].sort((a, b) => a - b),
  }
}

export const evolveKnowledge = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'learnt':
      return withKnowledge(state, event.seat, (known) => taught(known, event.lessons))
    default:
      return state
  }
}
