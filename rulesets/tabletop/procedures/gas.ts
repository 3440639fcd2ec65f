import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, quality, yes } from '../fields.js'
import { written } from '../procedure.js'
import { countOf } from './strike.js'

/** GW-010, GW-011: gas among the models that it touches. */
export const gas = written<Book>()({
  id: 'gas',
  title: 'Gas',
  about: 'How many of the models that a cloud of gas touches it kills; a vehicle counts as one.',
  group: 'Great War',
  ledger: ['GW-010', 'GW-011'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({
    models: count('Models touched', 40, 1),
    masked: yes('Wearing gas masks'),
    quality: quality(),
    vehicle: yes('A vehicle'),
  }),
  output: { killed: 'Killed', knockedOut: 'Vehicle knocked out' },
  chance({ readings, tables }, { masked, models, quality, vehicle }) {
    const { masked: behindMasks, unmasked } = tables.greatWar.gas
    const faces: readonly number[] = (masked ? behindMasks : unmasked).killedOn
    const rolled = (dice: number) => countOf('gas.d6', dice, (face) => faces.includes(face))
    const again = quality === 'VETERAN' && (masked || readings['gas.vet_reroll'] === 'both')
    return rolled(vehicle ? 1 : models)
      .next((killed) => (again ? rolled(killed) : sure(killed)))
      .next((killed) => sure({ killed, knockedOut: vehicle && killed > 0 }))
  },
})
