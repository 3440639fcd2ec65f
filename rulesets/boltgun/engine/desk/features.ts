import type { MarkView } from '../../../kit/view.js'
import type { BoltgunView } from '../view/view.js'

/** Features on a viewer's map by the title under which an objective speaks of one. */
export const featuresCalled = ({ marks }: BoltgunView, title: string | null): readonly MarkView[] =>
  title === null ? [] : marks.filter(({ kind, label }) => kind !== 'relic' && label === title)
