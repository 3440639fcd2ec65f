import type { Message } from '../../../kit/messages.js'
import type { ReportLine } from '../../../kit/view.js'
import { honourSentence } from '../data/honours.js'
import { levelOf } from '../data/levels.js'
import type { Earned } from '../events/postBattle.js'
import { every, faces, part, say, type Of } from './line.js'

export const survivalRolled = (event: Of<'survivalRolled'>): ReportLine => {
  const { force, unit, name, faces: thrown, lives, survivors, entered, alive, left } = event
  const counts = { thrown: thrown.length, survivors, lives, alive, left }
  const args = { name, force, faces: faces(thrown), entered: entered ? 'yes' : 'no', ...counts } as const
  const data = { unit, faces: thrown, lives, survivors, alive, left }
  return say('HX-364', 'survival', 'survivalRolled', args, [], [force], data)
}

const gains = ['fought', 'won', 'major', 'kills'] as const satisfies readonly (keyof Earned)[]

/** HX-390: what it had and what each fight brought, with the sum. */
const experienceOf = ({ earned, experience }: Of<'unitChanged'>): Message => {
  if (experience === 0) return part('experienceLost', {})
  const kinds = gains.filter((kind) => earned[kind] > 0)
  const before = experience - kinds.reduce((sum, kind) => sum + earned[kind], 0)
  const parts = every(kinds.map((kind) => part('earned', { kind, count: earned[kind] })))
  const sum = kinds.length > 0 ? part('experienceSum', { before, earned: parts, now: experience }) : String(experience)
  const level = levelOf(experience)
  return level === null
    ? part('experience', { sum })
    : part('experienceOfLevel', { sum, level: part('level', { which: level }) })
}

export const unitChanged = (event: Of<'unitChanged'>): ReportLine => {
  const { force, unit, name, alive, experience, earned } = event
  const data = { unit, alive, experience, earned: { ...earned } }
  return alive > 0
    ? say(
        'HX-390',
        'honours',
        'unitChanged',
        { name, force, alive, experience: experienceOf(event) },
        [],
        [force],
        data,
      )
    : say('HX-390', 'honours', 'unitGone', { name, force }, [], [force], data)
}

export const honourGained = ({ force, unit, name, honour, faces: thrown }: Of<'honourGained'>): ReportLine => {
  const known = honourSentence(honour)
  const args = { name, force, honour: known ? part(known.code, { face: known.face }) : honour }
  const data = { unit, honour }
  return thrown.length > 0
    ? say('HX-395', 'honours', 'honourThrown', { ...args, faces: faces(thrown) }, [], [force], data)
    : say('HX-395', 'honours', 'honourGained', args, [], [force], data)
}
