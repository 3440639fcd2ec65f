import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, quality, yes } from '../fields.js'
import { written } from '../procedure.js'
import { countOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-010, GW-011: gas among the models that it touches. */
export const gas = written<Book>()({
  id: 'gas',
  title: words.gas(),
  about: words.gasAbout(),
  group: groups.greatWar(),
  ledger: ['GW-010', 'GW-011'],
  in: ({ greatWar }) => greatWar,
  input: z.strictObject({
    models: count(fields.modelsTouched(), 40, 1),
    masked: yes(fields.wearingGasMasks()),
    quality: quality(),
    vehicle: yes(fields.aVehicle()),
  }),
  output: { killed: outcomes.killed(), knockedOut: outcomes.vehicleKnockedOut() },
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
