import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { armours, oneOf, pins } from '../fields.js'
import { written } from '../procedure.js'
import { dieOf } from './strike.js'

/** BA3-062, BA3-063. */
export const tankIntoBuilding = written<Book>()({
  id: 'tankIntoBuilding',
  title: 'Tank against building',
  about: 'Whether a building falls to a tank that drives into it, and what the tank suffers.',
  group: 'Buildings',
  ledger: ['BA3-062', 'BA3-063'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    armour: oneOf('Class of the tank', armours).default('HEAVY_TANK'),
    building: oneOf('Building', ['WOODEN', 'BRICK']).default('WOODEN'),
    pins: pins(),
  }),
  output: {
    buildingValue: 'Value of the building',
    tankValue: 'Value of the tank',
    ruin: 'The building is a ruin, the tank stands in it',
    down: 'The tank goes Down',
    damaged: 'The tank suffers damage as from a ram',
    superficialOnly: 'Superficial damage only',
    pins: 'Pins afterwards',
  },
  chance({ tables }, { armour, building, pins }) {
    const { always, outcomes, [building]: walls } = tables.assault.buildings
    return thrown('tankIntoBuilding.building.d6', walls.dice).next((buildingValue) =>
      dieOf('tankIntoBuilding.tank.d6').next((face) => {
        const tankValue = tables.damage.values[armour].value + face
        const result =
          buildingValue > tankValue ? 'BUILDING_HIGHER' : buildingValue < tankValue ? 'BUILDING_LOWER' : 'EQUAL'
        const { damaged, tank } = outcomes[result]
        return sure({
          ...{ buildingValue, tankValue, damaged },
          ruin: result !== 'BUILDING_HIGHER',
          down: tank === 'DOWN',
          superficialOnly: damaged && building === 'WOODEN',
          pins: pins + always.pins,
        })
      }),
    )
  },
})
