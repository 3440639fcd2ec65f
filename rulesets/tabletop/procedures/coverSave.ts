import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { count, cover, yes } from '../fields.js'
import { written } from '../procedure.js'
import { countOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  cover: cover(),
  down: yes(fields.theTargetIsDown()),
  damaged: count(fields.hitsThatDoDamage(), 100),
  entangled: yes(fields.theTargetIsEntangledInWire()),
  acrossBombardment: yes(fields.firedAcrossTheBombardment()),
})

type Input = z.output<typeof input>

/** BA3-048; null where there is no save. */
const needOf = ({ tables }: Book, hit: Input): number | null => {
  const { SOFT, HARD, DOWN_WITHOUT_COVER, DOWN_WITH_COVER } = tables.shooting.v3.coverSaves
  const { bombardment, wire } = tables.greatWar
  const covers = [hit.cover, hit.acrossBombardment ? bombardment.across.cover : 'NONE'].flat()
  const down = hit.down && !(hit.entangled && wire.entangled.noDown)
  const covered = covers.includes('HARD') ? HARD.save : covers.includes('SOFT') ? SOFT.save : null
  if (covered === null) return down ? DOWN_WITHOUT_COVER.save : null
  return down ? covered - DOWN_WITH_COVER.improves : covered
}

export const coverSave = written<Book>()({
  id: 'coverSave',
  title: words.coverSave(),
  about: words.coverSaveAbout(),
  group: groups.shooting(),
  ledger: ['BA3-044', 'BA3-048', 'GW-001', 'GW-021'],
  in: byEdition({ classic: false, v3: true }),
  input,
  without: ({ greatWar }) => (greatWar ? [] : ['entangled', 'acrossBombardment']),
  output: { need: outcomes.neededToSave(), saved: outcomes.saved(), casualties: outcomes.casualties() },
  chance(book, hit) {
    const need = needOf(book, hit)
    if (need === null) return sure({ need, saved: 0, casualties: hit.damaged })
    return countOf('coverSave.d6', hit.damaged, (face) => face >= need).next((saved) =>
      sure({ need, saved, casualties: hit.damaged - saved }),
    )
  },
})
