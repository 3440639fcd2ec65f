import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Orders } from '../../web/campaign/desk/merge.js'
import { type OpenSheet, openSheet, type SaveAnswer, type Shown } from '../../web/campaign/desk/openSheet.js'
import type { Stored } from '../../web/campaign/desk/sheetState.js'

const march = (piece: string, to: string): OrderDraft => ({ kind: 'march', piece, to })
const placeOf = ({ piece = '' }: OrderDraft): string => piece

/** What the server keeps; another than the named revision is not replaced. */
let stored: Stored
let devices: Device[]

interface Device {
  readonly sheet: OpenSheet
  readonly shown: () => Shown
  /** Whether questions and saves reach the server, and their answers come back. */
  line: 'live' | 'lost' | 'no answers'
  /** The pause after a change is over. */
  readonly pause: () => void
  /** What the device is told, but only when the test says so. */
  readonly pushes: Stored[]
  readonly saves: Orders[]
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const take = (from: Device, orders: Orders, revision: number): SaveAnswer => {
  if (revision !== stored.revision) return { kind: 'conflict' }
  stored = { orders, revision: revision + 1 }
  for (const other of devices) if (other !== from) other.pushes.push(stored)
  // The one who saves is told as well.
  from.pushes.push(stored)
  return { kind: 'saved', revision: stored.revision }
}

const open = (): Device => {
  let shown: Shown | null = null
  let due: (() => void) | null = null
  const device: Device = {
    sheet: null as never,
    line: 'live',
    shown: () => shown ?? { orders: [], saving: 'reading', conflicts: [], revision: 0 },
    pause: () => {
      const call = due
      due = null
      call?.()
    },
    pushes: [],
    saves: [],
  }
  const sheet = openSheet({
    read: async () => {
      await turn()
      return device.line === 'live' ? stored : null
    },
    save: async (orders, revision) => {
      device.saves.push(orders)
      const answer = device.line === 'lost' ? null : take(device, orders, revision)
      await turn()
      return device.line === 'live' && answer ? answer : { kind: 'failed' }
    },
    ...{ placeOf, store: null },
    later: (call) => {
      due = call
      return () => {
        due = null
      }
    },
    show: (next) => {
      shown = next
    },
  })
  const made = Object.assign(device, { sheet })
  devices.push(made)
  return made
}

/** Everything that is on its way arrives. */
const settle = async (...only: readonly Device[]): Promise<void> => {
  for (let round = 0; round < 30; round += 1) {
    for (const device of only.length > 0 ? only : devices) {
      device.pause()
      if (device.line === 'live') for (const push of device.pushes.splice(0)) device.sheet.hear(push)
    }
    await turn()
  }
}

beforeEach(() => {
  stored = { orders: [march('A1', '1,1')], revision: 1 }
  devices = []
})

describe('a sheet', () => {
  it('is read, changed, and saved on top of what it read', async () => {
    const desk = open()
    expect(desk.shown().saving).toBe('reading')
    await settle()
    desk.sheet.write([march('A1', '2,2')])
    expect(desk.shown().saving).toBe('pending')
    await settle()
    expect([stored, desk.shown().saving]).toEqual([{ orders: [march('A1', '2,2')], revision: 2 }, 'saved'])
  })

  it('that is changed before it is read keeps both', async () => {
    const desk = open()
    desk.sheet.write([march('A2', '2,2')])
    await settle()
    expect(stored.orders).toEqual([march('A2', '2,2'), march('A1', '1,1')])
  })

  it('has one save on its way at a time, and then saves what was changed since', async () => {
    const desk = open()
    await settle()
    desk.sheet.write([march('A1', '2,2')])
    desk.pause()
    desk.sheet.write([march('A1', '3,3')])
    desk.pause()
    expect(desk.saves).toHaveLength(1)
    await settle()
    expect([stored.orders, desk.shown().conflicts]).toEqual([[march('A1', '3,3')], []])
  })

  it('is sent at once as the page is left, on top of the save that is on its way', async () => {
    const desk = open()
    await settle()
    desk.sheet.write([march('A1', '2,2')])
    desk.sheet.flush(false)
    desk.sheet.write([march('A1', '3,3')])
    desk.sheet.flush(true)
    expect(stored).toEqual({ orders: [march('A1', '3,3')], revision: 3 })
  })

  it('is sent as the desk is left for another', async () => {
    const desk = open()
    await settle()
    desk.sheet.write([march('A1', '2,2')])
    desk.sheet.close()
    expect(stored.orders).toEqual([march('A1', '2,2')])
  })

  it('that could not be saved says so, and is saved when it is tried again', async () => {
    const desk = open()
    await settle()
    desk.line = 'lost'
    desk.sheet.write([march('A1', '2,2')])
    await settle()
    expect([desk.shown().saving, desk.sheet.hasFailed(), stored.revision]).toEqual(['failed', true, 1])
    desk.line = 'live'
    desk.sheet.flush(false)
    await settle()
    expect([desk.shown().saving, stored.orders]).toEqual(['saved', [march('A1', '2,2')]])
  })

  it('that could not be saved has nothing more to save once another device has changed the same', async () => {
    const [desk, phone] = [open(), open()]
    await settle()
    phone.line = 'lost'
    phone.sheet.write([march('A1', '3,3')])
    await settle(phone)
    expect(phone.shown().saving).toBe('failed')
    desk.sheet.write([march('A1', '2,2')])
    await settle(desk)
    phone.line = 'live'
    await settle()
    expect(phone.shown()).toMatchObject({ saving: 'saved', conflicts: [{ place: 'A1' }] })
  })

  it('that could not be read is read when it is tried again, and does not claim to be saved', async () => {
    const desk = open()
    desk.line = 'lost'
    await settle()
    expect([desk.shown().saving, desk.sheet.hasFailed()]).toEqual(['reading', true])
    desk.line = 'live'
    desk.sheet.flush(false)
    await settle()
    expect([desk.shown().saving, desk.shown().orders]).toEqual(['saved', [march('A1', '1,1')]])
  })

  it('knows its own save again, of which the answer was lost, and asks nothing', async () => {
    const desk = open()
    await settle()
    desk.line = 'no answers'
    desk.sheet.write([march('A1', '2,2')])
    await settle()
    desk.sheet.write([march('A1', '3,3')])
    desk.line = 'live'
    await settle()
    expect([desk.shown().conflicts, stored.orders]).toEqual([[], [march('A1', '3,3')]])
  })

  it('that is sealed is not saved any more, until it is changed again', async () => {
    const desk = open()
    await settle()
    desk.sheet.write([march('A1', '2,2')])
    desk.sheet.settle()
    await settle()
    expect(stored.revision).toBe(1)
    desk.sheet.write([march('A1', '2,2')])
    await settle()
    expect(stored.revision).toBe(2)
  })
})

describe('two devices of one player', () => {
  const both = async (): Promise<readonly [Device, Device]> => {
    const pair = [open(), open()] as const
    await settle()
    return pair
  }

  it('show the newest draft', async () => {
    const [desk, phone] = await both()
    desk.sheet.write([march('A1', '2,2')])
    await settle()
    expect(phone.shown()).toMatchObject({ orders: [march('A1', '2,2')], saving: 'saved', conflicts: [] })
    expect(phone.saves).toEqual([])
  })

  it('merge what is being edited with what is pushed', async () => {
    const [desk, phone] = await both()
    phone.sheet.write([march('A1', '1,1'), march('A2', '2,2')])
    desk.sheet.write([march('A1', '9,9')])
    await settle(desk)
    await settle()
    for (const one of [desk, phone])
      expect([one.shown().conflicts, one.shown().orders]).toEqual([[], [march('A1', '9,9'), march('A2', '2,2')]])
  })

  it('merge on a conflict, without a push', async () => {
    const [desk, phone] = await both()
    desk.sheet.write([march('A1', '9,9')])
    await settle(desk)
    phone.pushes.splice(0)
    phone.sheet.write([march('A1', '1,1'), march('A2', '2,2')])
    await settle(phone)
    expect(stored).toEqual({ orders: [march('A1', '9,9'), march('A2', '2,2')], revision: 3 })
  })

  const parted = async (): Promise<readonly [Device, Device]> => {
    const [desk, phone] = await both()
    desk.sheet.write([march('A1', '9,9')])
    await settle(desk)
    phone.sheet.write([march('A1', '5,5'), march('A2', '2,2')])
    await settle()
    return [desk, phone]
  }

  it('are asked where both changed one piece; the rest is saved, and the piece is not until then', async () => {
    const [desk, phone] = await parted()
    expect(phone.shown().conflicts).toEqual([{ place: 'A1', mine: [march('A1', '5,5')], theirs: [march('A1', '9,9')] }])
    expect(phone.shown().orders).toEqual([march('A1', '5,5'), march('A2', '2,2')])
    expect(stored.orders).toEqual([march('A1', '9,9'), march('A2', '2,2')])
    expect(desk.shown().conflicts).toEqual([])
  })

  it.each([
    ['mine', '5,5'],
    ['theirs', '9,9'],
  ] as const)('come to one sheet when %s is taken', async (which, to) => {
    const [desk, phone] = await parted()
    phone.sheet.choose('A1', which)
    await settle()
    for (const one of [desk, phone])
      expect(one.shown()).toMatchObject({
        ...{ orders: [march('A1', to), march('A2', '2,2')], conflicts: [], saving: 'saved' },
      })
    expect(stored.orders).toEqual([march('A1', to), march('A2', '2,2')])
  })

  it('go on asking when the other changes the piece once more, and stop when it changes it to the same', async () => {
    const [desk, phone] = await parted()
    desk.sheet.write([march('A1', '8,8'), march('A2', '2,2')])
    await settle()
    expect(phone.shown().conflicts).toEqual([{ place: 'A1', mine: [march('A1', '5,5')], theirs: [march('A1', '8,8')] }])
    desk.sheet.write([march('A1', '5,5'), march('A2', '2,2')])
    await settle()
    expect(phone.shown()).toMatchObject({ conflicts: [], saving: 'saved' })
  })

  it('see the other’s order where their own is struck out, before anything is lost', async () => {
    stored = { orders: [], revision: 1 }
    const [, phone] = await parted()
    phone.sheet.write([march('A2', '2,2')])
    await settle()
    expect(phone.shown()).toMatchObject({ conflicts: [], orders: [march('A1', '9,9'), march('A2', '2,2')] })
  })

  const piece = fc.constantFrom('A1', 'A2', 'A3')
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    piece,
    to: fc.constantFrom('1,1', '2,2', null),
    rest: fc.boolean(),
  })

  it('come to one sheet in the end, whoever changes what when, with every choice made', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        stored = { orders: [], revision: 0 }
        devices = []
        const pair = await both()
        for (const { device, piece: what, to, rest } of steps) {
          const one = pair[device]
          const others = one.shown().orders.filter((order) => order.piece !== what)
          one.sheet.write(to === null ? others : [...others, march(what, to)])
          if (rest) await settle(one)
        }
        for (let round = 0; round < 4; round += 1) {
          await settle()
          for (const one of pair) for (const { place } of one.shown().conflicts) one.sheet.choose(place, 'theirs')
        }
        await settle()
        const [desk, phone] = pair.map((one) => one.shown())
        const standing = (list: Orders) => [...list].map((order) => JSON.stringify(order)).sort()
        expect([desk?.conflicts, phone?.conflicts]).toEqual([[], []])
        expect(standing(desk?.orders ?? [])).toEqual(standing(stored.orders))
        expect(standing(phone?.orders ?? [])).toEqual(standing(stored.orders))
      }),
      { numRuns: 40 },
    ))
})
