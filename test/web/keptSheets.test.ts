import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throwSentAway, unsentOf } from '../../web/campaign/offline/unsent.js'
import type { Orders } from '../../web/campaign/desk/merge.js'
import { openSheet, type SaveAnswer, type Shown } from '../../web/campaign/desk/openSheet.js'
import { sheetStore, throwSheetsAway } from '../../web/campaign/desk/sheetStore.js'
import type { Stored } from '../../web/campaign/desk/sheetState.js'
import { memoryStorage } from './browserStores.js'

const march = (piece: string, to: string): OrderDraft => ({ kind: 'march', piece, to })
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What the server keeps. */
let stored: Stored
let line: 'live' | 'lost' | 'closed'
/** Answers to saves wait until they are let go. */
let held: (() => void)[] | null
let storage: Storage

beforeEach(() => {
  stored = { orders: [march('A1', '1,1')], revision: 1 }
  ;[line, held, storage] = ['live', null, memoryStorage()]
  vi.stubGlobal('window', { localStorage: storage })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const save = async (orders: Orders, revision: number): Promise<SaveAnswer> => {
  const answer = (): SaveAnswer => {
    if (line !== 'live') return { kind: 'failed' }
    if (revision !== stored.revision) return { kind: 'conflict' }
    stored = { orders, revision: revision + 1 }
    return { kind: 'saved', revision: stored.revision }
  }
  const given = answer()
  await (held ? new Promise<void>((resolve) => held?.push(resolve)) : turn())
  return given
}

/** A page with the desk of one question; leaving it is what a browser does to it: nothing more happens. */
const visit = async () => {
  let shown: Shown | null = null
  let due: (() => void) | null = null
  const sheet = openSheet({
    read: async () => {
      await turn()
      return line === 'lost' ? null : stored
    },
    ...{ save, placeOf: ({ piece = '' }: OrderDraft) => piece, store: sheetStore('c1', 'plan.1') },
    later: (call) => {
      due = call
      return () => (due = null)
    },
    show: (next) => (shown = next),
  })
  const rest = async (): Promise<void> => {
    for (let round = 0; round < 8; round += 1) {
      due?.()
      due = null
      await turn()
    }
  }
  await rest()
  return { ...sheet, rest, shown: () => shown }
}

const unsent = () => unsentOf(storage, 'c1', new Set()).map(({ orders }) => orders)

describe('a sheet that this device keeps', () => {
  it('is there again without a network, goes on being written, and is sent with it', async () => {
    await visit()
    line = 'lost'
    const again = await visit()
    expect(again.shown()).toMatchObject({ orders: [march('A1', '1,1')], saving: 'saved' })
    again.write([march('A1', '2,2')])
    await again.rest()
    expect(again.shown()).toMatchObject({ saving: 'failed' })
    const third = await visit()
    expect(third.shown()).toMatchObject({ orders: [march('A1', '2,2')], saving: 'failed' })
    line = 'live'
    third.flush(false)
    await third.rest()
    expect([stored, third.shown()?.saving]).toEqual([{ orders: [march('A1', '2,2')], revision: 2 }, 'saved'])
    expect(unsent()).toEqual([])
  })

  it('is laid together with what another device has saved meanwhile, which is asked about where both changed one thing', async () => {
    await visit()
    line = 'lost'
    const away = await visit()
    away.write([march('A1', '2,2'), march('A2', '3,3')])
    await away.rest()
    stored = { orders: [march('A1', '9,9')], revision: 2 }
    line = 'live'
    const back = await visit()
    expect(stored.orders).toEqual([march('A1', '9,9'), march('A2', '3,3')])
    expect(back.shown()?.conflicts).toEqual([{ place: 'A1', mine: [march('A1', '2,2')], theirs: [march('A1', '9,9')] }])
  })

  it('gives way to what another device has saved, where nothing was changed here', async () => {
    await visit()
    stored = { orders: [], revision: 2 }
    expect((await visit()).shown()).toMatchObject({ orders: [], saving: 'saved', conflicts: [] })
  })

  it('can be read where its question closed first, until it is thrown away', async () => {
    line = 'lost'
    const away = await visit()
    away.write([march('A1', '2,2')])
    await away.rest()
    line = 'closed'
    const back = await visit()
    back.close()
    await back.rest()
    expect(unsent()).toEqual([[march('A1', '2,2')]])
    throwSentAway(storage, 'c1', new Set())
    expect(unsent()).toEqual([[march('A1', '2,2')]])
    expect(unsentOf(storage, 'c1', new Set(['plan.1']))).toEqual([])
    expect(unsentOf(storage, 'c2', new Set())).toEqual([])
    throwSheetsAway(storage)
    expect(Object.keys(storage)).toEqual([])
  })

  it('is thrown away with its question, once the server has it', async () => {
    await visit()
    throwSentAway(storage, 'c1', new Set(['plan.1']))
    expect(Object.keys(storage)).toHaveLength(1)
    throwSentAway(storage, 'c1', new Set())
    expect(Object.keys(storage)).toEqual([])
  })

  it('is not kept once it is sealed', async () => {
    const desk = await visit()
    desk.write([march('A1', '2,2')])
    desk.settle()
    expect(Object.keys(storage)).toEqual([])
  })

  it('is kept nowhere on a device that is to keep nothing', async () => {
    storage.setItem('keepCampaigns', 'off')
    const desk = await visit()
    desk.write([march('A1', '2,2')])
    await desk.rest()
    expect(Object.keys(storage)).toEqual(['keepCampaigns'])
  })

  it('is not replaced by an older one whose page was left before its answer came', async () => {
    const left = await visit()
    held = []
    left.write([march('A1', '2,2')])
    left.close()
    const answers = held
    held = null
    const next = await visit()
    line = 'lost'
    next.write([march('A1', '3,3')])
    for (const go of answers) go()
    await next.rest()
    expect(unsent()).toEqual([[march('A1', '3,3')]])
  })
})
