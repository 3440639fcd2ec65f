import { describe, test } from 'vitest'
import { asksInOrder, citesItsRules, offersWhatItAccepts, suggestsWhatItAccepts, takesMistakes } from './asking.js'
import { listsBattlesInSight } from './battles.js'
import { tellsOfItsDice } from './dice.js'
import { bearsSilence, declares, evolvesByParts, isPlain, plays, repeats } from './engine.js'
import {
  hidesWhatExists,
  keepsIdsAtHome,
  showsObserversLittle,
  tellsEachOnce,
  tellsNothingById,
  tellsTheRightPeople,
} from './fog.js'
import { namesWhatItShows } from './naming.js'
import { classifies, keepsFromSeats } from './secrecy.js'
import type { Subject } from './subject.js'
import { supposesWhatIsKnown } from './supposing.js'

/** The laws that every ruleset keeps; each throws a `Breach` where it is broken. */
export const laws: Readonly<Record<string, (subject: Subject) => void>> = {
  'declares itself completely': declares,
  'plays through, writing into nothing': plays,
  'resolves the same input alike': repeats,
  'evolves by parts as by the whole': evolvesByParts,
  'is plain JSON throughout': isPlain,
  'classifies every leaf of its state': classifies,
  'keeps from seats what is the referee’s': keepsFromSeats,
  'bears silence': bearsSilence,
  'asks in order': asksInOrder,
  'offers what it accepts': offersWhatItAccepts,
  'suggests what it accepts': suggestsWhatItAccepts,
  'takes mistakes': takesMistakes,
  'cites its rules': citesItsRules,
  'keeps ids at home': keepsIdsAtHome,
  'tells nothing by ids': tellsNothingById,
  'hides what exists': hidesWhatExists,
  'shows observers only what all share': showsObserversLittle,
  'tells each event once': tellsEachOnce,
  'tells the right people': tellsTheRightPeople,
  'tells of its dice': tellsOfItsDice,
  'lists battles in sight': listsBattlesInSight,
  'names what it shows': namesWhatItShows,
  'supposes what is known': supposesWhatIsKnown,
}

/** The conformance suite: one test a law. */
export const conformance = (subject: Subject): void => {
  describe(`the ruleset ${subject.folder}`, () => {
    for (const [name, law] of Object.entries(laws))
      test(name, { timeout: 600_000 }, () => {
        law(subject)
      })
  })
}
