import type { KnowledgeEvent, Lesson } from '../events/knowledge.js'
import type { Knowledge } from '../model/state.js'
import type { Evolvers } from './evolvers.js'
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

/** What a seat knows once it has learnt that. */
export const taught = (known: Knowledge, lessons: readonly Lesson[]): Knowledge => {
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

export const evolveKnowledge: Evolvers<KnowledgeEvent> = {
  learnt: (state, { seat, lessons }) => withKnowledge(state, seat, (known) => taught(known, lessons)),
}
