import { askId, cellName, ruleId } from '@muster/rulesets/kit/ids.js'
import { draftOf, type OrderDraft, type OrderOption } from '@muster/rulesets/kit/orders.js'
import { describe, expect, it } from 'vitest'
import { hold, resuming } from '../../web/api/live.js'
import { safeNext } from '../../web/app/accounts/next.js'
import {
  filledIn,
  firstOf,
  forcedOrders,
  heldBy,
  isPlain,
  offeredAnew,
  place,
  placeOnly,
  startOf,
  without,
} from '../../web/campaign/desk/drafts.js'

const march: OrderOption = {
  kind: 'march',
  label: 'March',
  slot: 'primary',
  rule: ruleId('BG-110'),
  piece: 'A1',
  to: [cellName('4,4')],
}
const search: OrderOption = { kind: 'search', label: 'Search', slot: 'primary', rule: ruleId('BG-120'), piece: 'A1' }
const fortify: OrderOption = { ...search, kind: 'fortify', slot: 'secondary' }
const options = [march, search, fortify]
/** Fields as the API writes them where there is nothing, whatever the type says. */
const absent: object = { to: null, detail: null }

describe('the list of orders', () => {
  const marching = [{ kind: 'march', piece: 'A1', to: '4,4' }]

  it('replaces the order that holds the slot of the same piece', () =>
    expect(place(options, marching, search, startOf(search))).toEqual([{ kind: 'search', piece: 'A1' }]))

  it('adds an order of another slot or another piece', () => {
    expect(place(options, marching, fortify, startOf(fortify))).toHaveLength(2)
    expect(place(options, marching, { ...search, piece: 'A2' }, { kind: 'search', piece: 'A2' })).toHaveLength(2)
  })

  it('leaves one of several alone when another of its slot comes', () => {
    const several: OrderOption = { ...search, kind: 'several', many: true }
    const sheet = [{ kind: 'several', piece: 'A1' }]
    expect(place([several, search], sheet, search, startOf(search))).toHaveLength(2)
  })

  it('strikes out one', () => expect(without(marching, 0)).toEqual([]))

  it('knows what one press can order', () => expect(options.map(isPlain)).toEqual([false, true, true]))

  it('knows an option again when the campaign is read anew, and no other for it', () => {
    const anew = options.map((option) => ({ ...option }))
    expect(offeredAnew(anew, march)).toBe(anew[0])
    expect(offeredAnew(anew.slice(1), march)).toBeUndefined()
    expect(offeredAnew(anew, { ...march, piece: 'A2' })).toBeUndefined()
  })

  it('drops the nulls of the API and keeps a nought', () => {
    const stored: OrderDraft = { kind: 'transfer', piece: 'A1', amount: 0, ...absent }
    expect(draftOf(stored)).toEqual({ kind: 'transfer', piece: 'A1', amount: 0 })
  })
})

describe('the blanks of an option', () => {
  const receive: OrderOption = {
    ...{ kind: 'transfer', label: 'Receive levels', slot: 'secondary', rule: ruleId('BG-147'), piece: 'A1' },
    with: [
      { id: 'A2', label: 'A2', amount: { min: 1, max: 4 } },
      { id: 'A3', label: 'A3', amount: { min: 1, max: 12 } },
    ],
    amount: { min: 1, max: 12 },
  }
  const retreat: OrderOption = { ...march, kind: 'retreat', slot: 'special', forced: true }

  it('open with the first of each list and the least of each range', () =>
    expect(firstOf(receive)).toEqual({ kind: 'transfer', piece: 'A1', with: 'A2', amount: 1 }))

  it('bring an amount within what the new partner can give', () => {
    const much = filledIn(receive, firstOf(receive), { with: 'A3', amount: 9 })
    expect(much.amount).toBe(9)
    expect(filledIn(receive, much, { with: 'A2' })).toMatchObject({ with: 'A2', amount: 4 })
    expect(filledIn(receive, much, { amount: 20 }).amount).toBe(20)
  })

  it('open as they were left where the order is on the sheet', () => {
    const own: OrderOption = { ...search, kind: 'army', detail: { type: 'object' } }
    const printed: OrderOption = { ...search, kind: 'army', item: [{ id: 'orks', label: 'Orks' }] }
    const list: OrderDraft = { kind: 'army', piece: 'A1', detail: { type: 'Ours' } }
    expect(heldBy(own, [list])).toBe(list)
    expect(heldBy(printed, [list])).toBeUndefined()
    expect(heldBy(printed, [{ kind: 'army', piece: 'A1', item: 'orks' }])).toBeDefined()
  })

  it('know when the map can fill them', () => expect([march, receive].map(placeOnly)).toEqual([true, false]))

  it('fill themselves where the rules leave one choice, and only then', () => {
    expect(forcedOrders([retreat], [])).toEqual([{ kind: 'retreat', piece: 'A1', to: '4,4' }])
    expect(forcedOrders([retreat], [{ kind: 'retreat', piece: 'A1', to: '4,4' }])).toEqual([])
    expect(forcedOrders([{ ...retreat, to: [cellName('4,4'), cellName('5,4')] }, march], [])).toEqual([])
  })
})

describe('the line to the server', () => {
  it('asks, when it is opened again, only for what the page does not hold', () => {
    const sent = resuming({ campaignId: askId('war'), after: 2 })
    expect(JSON.parse(JSON.stringify(sent))).toEqual({ campaignId: 'war', after: 2 })
    hold({ campaignId: 'war' }, 7)
    hold({ campaignId: 'war' }, 5)
    expect(JSON.parse(JSON.stringify(sent))).toEqual({ campaignId: 'war', after: 7 })
  })

  it('leaves other subscriptions alone', () => expect(resuming({ campaignId: 'war' })).toEqual({ campaignId: 'war' }))
})

describe('where to go after signing in', () => {
  it('is a path of this site', () => expect(safeNext('/join/abc-1_2')).toBe('/join/abc-1_2'))

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a?b=javascript:1', '', null])(
    'is never %s',
    (given) => expect(safeNext(given)).toBe('/lobby'),
  )
})
