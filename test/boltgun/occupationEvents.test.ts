import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { recorded, replay } from '../wars/replay.js'
import { readWar, warsOf } from '../wars/war.js'

/** Sectors that an event names although nothing becomes of them, and events that name none; `hold` follows. */
const idle = (hold: number[], { changes, captures }: BoltgunEvent & { readonly kind: 'occupationChanged' }) => {
  const before = [...hold]
  const same = changes.flatMap(({ holder, cells }) => cells.filter((cell) => hold[cell] === holder))
  for (const { holder, cells } of changes) for (const cell of cells) hold[cell] = holder
  return [
    ...(changes.length === 0 || changes.some(({ cells }) => cells.length === 0) ? ['nothing changes'] : []),
    ...same.map((cell) => `${String(cell)} stays whose it was`),
    ...captures
      .filter(({ sector, by }) => hold[sector] === before[sector] || by.length === 0)
      .map(({ sector }) => `nobody takes ${String(sector)}`),
  ]
}

test('an occupation pass names the sectors that change hands, and no others', () => {
  for (const name of warsOf(boltgun.id)) {
    const war = readWar(boltgun.id, name)
    let hold: number[] = []
    for (const { events, after } of replay(boltgun, war, recorded(war))) {
      for (const event of events as readonly BoltgunEvent[])
        if (event.kind === 'opened') hold = [...boltgun.evolve(boltgun.initial, [event]).hold]
        else if (event.kind === 'occupationChanged') expect([name, idle(hold, event)]).toEqual([name, []])
      expect(hold).toEqual((after as State).hold)
    }
  }
})
