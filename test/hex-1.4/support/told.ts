import type { ToldLine } from '../../support/lines.js'
import { reportOf, viewerOf, type Course } from './play.js'

export const linesOf = (course: Course, letter: string): readonly ToldLine[] => reportOf(course, viewerOf(letter))

export const textsOf = (course: Course, letter: string): readonly string[] =>
  linesOf(course, letter).map(({ text }) => text)
