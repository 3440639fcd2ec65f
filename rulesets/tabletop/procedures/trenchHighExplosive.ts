import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-060: where an edition has none there is none to keep. */
export const hasExtraProtection: ByEdition<boolean> = { classic: true, v3: false }

/** GW-032. */
export const trenchHighExplosive = written<Book>()({
  id: 'trenchHighExplosive',
  title: words.trenchHighExplosive(),
  about: words.trenchHighExplosiveAbout(),
  group: groups.greatWar(),
  ledger: ['GW-032', 'GW-060'],
  in: (book) => book.greatWar && hasExtraProtection[book.edition],
  input: z.strictObject({}),
  output: { extraProtection: outcomes.extraProtectionKept(), woundNeed: outcomes.neededToWound() },
  chance({ readings, tables }) {
    const { keepsProtectionOn, woundsThenOn } = tables.greatWar.trench.highExplosive
    const faces: readonly number[] = keepsProtectionOn
    return dieOf('trenchHighExplosive.d6').next((face) => {
      // The other reading keeps it on the other faces.
      const extraProtection = faces.includes(face) === (readings['gw.trench_he'] === 'keep_on_1_4')
      return sure({ extraProtection, woundNeed: extraProtection ? woundsThenOn : null })
    })
  },
})
