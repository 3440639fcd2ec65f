import { fought } from './boltgunWar.js'
import { repairs } from './repairing.js'

repairs({
  rulesetId: 'boltgun',
  begin: (north, south, facilitator) => fought(north, south, { facilitator }),
  question: /How did the battle end/,
  repaired: 'won by A',
  repair: async (desk) => {
    await desk.getByRole('button', { name: 'Report the battle' }).click()
    await desk.getByLabel('Winner').selectOption('A')
    for (const [seat, points] of Object.entries({ A: '100', B: '200' }))
      await desk.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
  },
})
