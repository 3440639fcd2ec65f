import { hexAt } from '../../model/control.js'
import { reconStep } from '../../orderValidation/movement.js'
import { groundOf, holdersAt, isGoing, play, reconRangeEnds, step, stepped, type Course, type March } from './course.js'

/** HX-223, stage 1: the part of every path that lies in own territory, where nobody is met. */
export const walkInside = (course: Course, marches: readonly March[]): void => {
  const { state } = course.played
  for (const march of marches) {
    const ground = groundOf(state, march.seat, course.start)
    const quiet = (): boolean => {
      const next = march.rest[0]
      return (
        next !== undefined &&
        ground.holding(next) === 'own' &&
        !hexAt(state, next).contested &&
        holdersAt(state, next).every((seat) => seat === march.seat)
      )
    }
    while (isGoing(march) && quiet()) {
      if (march.class === 'RF') {
        const purse = reconStep(ground, march.purse, 'own', false)
        if (purse) march.purse = purse
        else march.cut = reconRangeEnds
      }
      if (!march.cut) step(march)
    }
  }
  play(course, stepped(marches.filter(({ trail }) => trail.length > 1)))
}
