import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { byEdition } from '../edition.js'
import { thrown } from '../dice.js'
import { armours, oneOf, pins } from '../fields.js'
import { written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** BA3-062, BA3-063. */
export const tankIntoBuilding = written<Book>()({
  id: 'tankIntoBuilding',
  title: words.tankIntoBuilding(),
  about: words.tankIntoBuildingAbout(),
  group: groups.buildings(),
  ledger: ['BA3-062', 'BA3-063'],
  in: byEdition({ classic: false, v3: true }),
  input: z.strictObject({
    armour: oneOf(fields.classOfTheTank(), armours).default('HEAVY_TANK'),
    building: oneOf(fields.building(), ['WOODEN', 'BRICK']).default('WOODEN'),
    pins: pins(),
  }),
  output: {
    buildingValue: outcomes.valueOfTheBuilding(),
    tankValue: outcomes.valueOfTheTank(),
    ruin: outcomes.buildingIsARuin(),
    down: outcomes.theTankGoesDown(),
    damaged: outcomes.damageAsFromARam(),
    superficialOnly: outcomes.superficialDamageOnly(),
    pins: outcomes.pinsAfterwards(),
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
