import type { Dice } from '@muster/rulesets/kit/dice.js'
import type { EventThrows } from '@muster/rulesets/kit/lineDice.js'
import { toy, type Toy } from '../support/toyRuleset.js'

/** Of whoever is routed. */
const telling =
  (more: Partial<EventThrows>): NonNullable<Toy['throwsOf']> =>
  (_, events) =>
    events.map((event) =>
      event.kind === 'routed' ? [{ name: 'meet.d6', subject: event.piece, proof: 'now', ...more }] : [],
    )

/** Whenever a scout throws, another die is thrown for him that nobody is told of. */
const withSecret = (name: string): Toy => ({
  ...toy,
  advance: (state, group, sheets, dice, system) => {
    const secretly: Dice = {
      roll: (thrown, subject) => {
        dice.roll(name, subject)
        return dice.roll(thrown, subject)
      },
    }
    return toy.advance(state, group, sheets, secretly, system)
  },
})

/** Rulesets whose lines tell more of the dice than their readers may know, or what is not so. */
export const brokenDice: readonly (readonly [what: string, game: Toy])[] = [
  ['tells of a throw that was not made', { ...toy, throwsOf: telling({ faces: [[7]] }) }],
  ['tells of the dice of other events', { ...toy, throwsOf: () => [[]] }],
  ['tells of no dice', { ...toy, throwsOf: (_, events) => events.map(() => []) }],
  [
    'names somebody else’s scout in a proof',
    { ...toy, advance: (...of) => toy.advance(...of).map((event) => ({ ...event, seenBy: 'everyone' as const })) },
  ],
  ['gives the key of a throw that nobody is told of', withSecret('secret.d6')],
  ['counts a throw that nobody is told of', { ...withSecret('meet.d6'), throwsOf: telling({ ordinals: [1] }) }],
]
