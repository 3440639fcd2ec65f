import { answer, askedNext, fought } from './boltgunWar.js'
import type { Person } from './people.js'
import { repairs } from './repairing.js'

/** A turn in which nobody does anything; whether they have parted, so that no battle came of it. */
const parted = async (north: Person, south: Person, id: string): Promise<boolean> => {
  const sealed = await answer(north, id, 'plan', () => [])
  await answer(south, id, 'plan', () => [])
  return (await askedNext(north, id, sealed)) !== 'battle'
}

repairs({
  rulesetId: 'boltgun',
  begin: async (north, south, facilitator) => {
    for (let war = 0; war < 12; war += 1) {
      const id = await fought(north, south, { facilitator })
      if (await parted(north, south, id)) return id
    }
    throw new Error('they stay in battle each time')
  },
  question: /How did the battle end/,
  repaired: 'won by A',
  repair: async (desk) => {
    await desk.getByRole('button', { name: 'Report the battle' }).click()
    await desk.getByLabel('Winner').selectOption('A')
    for (const [seat, points] of Object.entries({ A: '100', B: '200' }))
      await desk.getByLabel(new RegExp(`\\(${seat}\\)$`)).fill(points)
  },
})
