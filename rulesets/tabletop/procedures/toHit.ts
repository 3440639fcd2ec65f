import { z } from 'zod'
import { sure, type Chance } from '../../kit/chance.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { mostOf, thrown } from '../dice.js'
import { cover, inches, oneOf, pins, quality, weapon, weaponIn, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { isLong, isPointBlank, rowOf, together } from '../weapons.js'
import { countOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  weapon: weapon().default('RIFLE'),
  distance: inches(fields.inchesToTheTarget()).default(0),
  firers: z.int().min(1).max(20).default(1).meta({ title: fields.weaponsOfThisKindThatFire() }),
  quality: quality(fields.qualityOfTheFirers()),
  pins: pins(fields.pinsOnTheFirers()),
  moved: yes(fields.theFirersMoved()),
  masked: yes(fields.theFirersWearMasks()),
  targetKind: oneOf(fields.target(), ['INFANTRY', 'ARTILLERY', 'VEHICLE']).default('INFANTRY'),
  targetDown: yes(fields.theTargetIsDown()),
  targetSmall: yes(fields.theTargetIsASmallUnit()),
  targetEntangled: yes(fields.theTargetIsEntangledInWire()),
  cover: cover(),
  acrossBombardment: yes(fields.firedAcrossTheBombardment()),
  alongTrench: yes(fields.firedAlongATrench()),
})

/** What one roll bears: with more, the odds would keep the form waiting. */
const mostShots = 40

type Input = z.output<typeof input>

const classicModifiers = (book: Book, shot: Input): number => {
  const rows = book.tables.shooting.classic.hitModifiers
  const { greatWar } = book.tables
  const covers = [shot.cover, shot.acrossBombardment ? greatWar.bombardment.across.cover : 'NONE'].flat()
  const hard = covers.includes('HARD')
  const down = shot.targetDown && !(shot.targetEntangled && greatWar.wire.entangled.noDown)
  return together(rows, {
    POINT_BLANK: isPointBlank(book, shot.distance),
    PIN_ON_FIRER: rows.PIN_ON_FIRER.each ? shot.pins : shot.pins > 0,
    LONG_RANGE: isLong(book, rowOf(book, shot.weapon), shot.distance),
    INEXPERIENCED: shot.quality === 'INEXPERIENCED',
    MOVED: shot.moved,
    TARGET_DOWN: down && rows.TARGET_DOWN.only.some((kind) => kind === shot.targetKind),
    TARGET_SMALL_UNIT: shot.targetSmall,
    SOFT_COVER: !hard && covers.includes('SOFT'),
    HARD_COVER: hard,
  })
}

/** BA3-045: four modifiers and no more; range, cover, Down and size are for saves and Pen. */
const v3Modifiers = (book: Book, shot: Input): number => {
  const rows = book.tables.shooting.v3.hitModifiers
  return together(rows, {
    POINT_BLANK: isPointBlank(book, shot.distance),
    FIRER_PINNED: rows.FIRER_PINNED.each ? shot.pins : shot.pins > 0,
    INEXPERIENCED: shot.quality === 'INEXPERIENCED',
    MOVED: shot.moved,
  })
}

/** Before masks. */
const needs: ByEdition<(book: Book, shot: Input) => number> = {
  classic: (book, shot) => book.tables.shooting.classic.baseToHit.value - classicModifiers(book, shot),
  v3: (book, shot) => book.readings['v3.base_to_hit'] - v3Modifiers(book, shot),
}

const needOf = (book: Book, shot: Input): number =>
  needs[book.edition](book, shot) - (shot.masked ? book.tables.greatWar.masks.shooting.toHit : 0)

/** BA2-033: what no single die reaches takes a six and then another. */
const hitsOf = ({ readings }: Book, shots: number, need: number): Chance<number> => {
  const oneFails = readings['hit.one_fails']
  if (need <= 6) return countOf('toHit.d6', shots, (face) => face >= need && !(oneFails && face === 1))
  const six = (face: number): boolean => face === 6
  return countOf('toHit.d6', shots, six).next((sixes) => countOf('toHit.confirm.d6', sixes, six))
}

export const toHit = written<Book>()({
  id: 'toHit',
  title: words.toHit(),
  about: words.toHitAbout(),
  group: groups.shooting(),
  ledger: ['BA2-031', 'BA2-032', 'BA2-033', 'BA2-035', 'BA3-045', 'BA3-049', 'GW-001', 'GW-010', 'GW-021', 'GW-031'],
  input,
  without: ({ greatWar }) => (greatWar ? [] : ['masked', 'targetEntangled', 'acrossBombardment', 'alongTrench']),
  narrowed: (book) => ({ weapon: weaponIn(book).default('RIFLE') }),
  output: {
    inRange: outcomes.inRange(),
    need: outcomes.neededToHit(),
    shots: outcomes.shots(),
    hits: outcomes.hits(),
  },
  refuse(book, shot) {
    const at = Math.floor(mostShots / mostOf(rowOf(book, shot.weapon).shots))
    return shot.firers > at ? words.toHitTooManyFirers({ most: at }) : null
  },
  chance(book, shot) {
    const { range, rules, shots: each } = rowOf(book, shot.weapon)
    // What fires indirectly only is hit with by no rule of the sheets.
    if (rules.includes('INDIRECT')) return forbidden
    const [least, most] = range
    const farthest = shot.alongTrench ? Math.min(most, book.tables.greatWar.trench.along.mostRange) : most
    if (shot.distance < least || shot.distance > farthest)
      return sure({ inRange: false, need: null, shots: 0, hits: 0 })
    const need = needOf(book, shot)
    if (need > 6 && book.readings['hit.impossible'] === 'miss')
      return sure({ inRange: true, need, shots: typeof each === 'number' ? each * shot.firers : null, hits: 0 })
    return thrown('toHit.shots.d6', each, shot.firers).next((shots) =>
      hitsOf(book, shots, need).next((hits) => sure({ inRange: true, need, shots, hits })),
    )
  },
})
