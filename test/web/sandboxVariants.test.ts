import { askId, cellName, ruleId, seatId } from '@muster/rulesets/kit/ids.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withoutGuess, withPlaced, withSize } from '../../web/sandbox/guesses.js'
import { keepShelf, readShelf, shelfKey } from '../../web/sandbox/keep.js'
import { shownView } from '../../web/sandbox/shown.js'
import {
  added,
  back,
  begun,
  changed,
  copied,
  emptyShelf,
  mostVariants,
  openVariant,
  removed,
  resolved,
  type Shelf,
  sheetOf,
  thrownAgain,
  type Variant,
  withHand,
  withSheet,
} from '../../web/sandbox/variants.js'
import { worldOf } from './sandboxFixture.js'

const ask = (id: string): AskView => ({
  ...{ id: askId(id), kind: 'plan', title: 'Plan', deadline: 'plan' },
  silence: { text: 'Nothing is done.', rule: ruleId('BG-1') },
})

const asks = ['A', 'B', 'C'].map((seat) => ({ seat: seatId(seat), ask: ask(`plan.${seat}`) }))
const guess = { seat: seatId('B'), kind: 'banner', at: cellName('3,3'), size: 9 }
const fresh = (id: string): Variant => begun({ id, name: `Plan ${id}`, briefing: 4, turn: 2, guesses: [guess] })
const orders = [{ kind: 'march', piece: 'A1', to: '2,2' }]

describe('a plan', () => {
  test('answers for its own seat by hand, for others by a bot, unless it is told otherwise', () => {
    const written = withSheet(withHand(fresh('x'), 'C', 'nobody'), 0, 'plan.A', orders)
    expect(resolved(written, asks, 'A').steps).toEqual([{ answers: { 'plan.A': orders, 'plan.C': null }, dice: 0 }])
    const theirs = withSheet(withHand(written, 'B', 'player'), 0, 'plan.B', [{ kind: 'fortify', piece: 'B1' }])
    expect(resolved(theirs, asks, 'A').steps[0]?.answers['plan.B']).toEqual([{ kind: 'fortify', piece: 'B1' }])
    expect(resolved(withHand(fresh('x'), 'A', 'bot'), asks, 'A').steps[0]?.answers).toEqual({})
    expect(resolved(fresh('x'), asks, 'A').steps[0]?.answers).toEqual({ 'plan.A': [] })
  })

  test('goes back with what was written, and throws the last dice again', () => {
    const once = resolved(withSheet(fresh('x'), 0, 'plan.A', orders), asks, 'A')
    const twice = resolved(once, asks, 'A')
    expect(thrownAgain(twice).steps.map(({ dice }) => dice)).toEqual([0, 1])
    const again = back(back(twice))
    expect(again.steps).toEqual([])
    expect(sheetOf(again, 0, 'plan.A')).toEqual(orders)
    // The same question after a step is another sheet.
    expect(sheetOf(once, 1, 'plan.A')).toBeNull()
  })

  test('is changed guess by guess', () => {
    const placed = withPlaced(fresh('x'), { seat: seatId('C'), kind: 'banner', size: 5, index: null }, cellName('1,1'))
    expect(placed.guesses).toHaveLength(2)
    const moved = withPlaced(placed, { ...guess, index: 0 }, cellName('4,4'))
    expect(moved.guesses[0]).toEqual({ ...guess, at: '4,4' })
    expect(withSize(moved, 1, 12).guesses[1]?.size).toBe(12)
    expect(withoutGuess(moved, 0).guesses).toEqual([placed.guesses[1]])
  })
})

describe('plans side by side', () => {
  const two = added(added(emptyShelf, fresh('x')), fresh('y'))

  test('the newest is open; another is opened when it is deleted', () => {
    expect(openVariant(two)?.id).toBe('y')
    expect(openVariant(removed(two, 'y'))?.id).toBe('x')
    expect(openVariant(removed(two, 'x'))?.id).toBe('y')
    expect(openVariant(removed(removed(two, 'x'), 'y'))).toBeNull()
  })

  test('a copy goes its own way with the same dice', () => {
    const copy = copied(two, fresh('x'), 'z', 'Plan z')
    const apart = changed(copy, 'z', (variant) => withSheet(variant, 0, 'plan.A', orders))
    expect(apart.variants.map((variant) => sheetOf(variant, 0, 'plan.A'))).toEqual([null, null, orders])
    expect(openVariant(apart)?.seed).toBe(fresh('x').seed)
  })

  test('there are never too many', () => {
    const full = Array.from({ length: mostVariants + 3 }, (_, at) => fresh(String(at))).reduce(added, emptyShelf)
    expect(full.variants).toHaveLength(mostVariants)
    expect(openVariant(full)).not.toBeNull()
  })
})

describe('what a browser keeps', () => {
  /** A browser that keeps things, or has no room. */
  const drawer = (isFull = false) => {
    const kept = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('full')
        kept.set(key, value)
      },
      removeItem: (key: string) => void kept.delete(key),
    }
    vi.stubGlobal('window', { localStorage })
    return kept
  }
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const shelf: Shelf = added(emptyShelf, withSheet(fresh('x'), 0, 'plan.A', orders))

  test('is read again by the same player for the same campaign alone', () => {
    drawer()
    const key = shelfKey('anna', 'war')
    expect(keepShelf(key, shelf)).toBe(true)
    expect(readShelf(key)).toEqual(shelf)
    expect(readShelf(shelfKey('bert', 'war'))).toEqual(emptyShelf)
    expect(readShelf(shelfKey('anna', 'peace'))).toEqual(emptyShelf)
  })

  test('is nothing once the last plan is deleted', () => {
    const box = drawer()
    keepShelf('key', shelf)
    keepShelf('key', removed(shelf, 'x'))
    expect(box.size).toBe(0)
  })

  test('holds no position: only what the player put in', () => {
    const box = drawer()
    keepShelf('key', shelf)
    expect(Object.keys(JSON.parse(box.get('key') ?? '{}') as object).sort()).toEqual(['open', 'shape', 'variants'])
    expect(Object.keys(shelf.variants[0] ?? {}).sort()).toEqual(
      ['briefing', 'guesses', 'hands', 'id', 'name', 'seed', 'sheets', 'steps', 'turn'].sort(),
    )
  })

  test('what cannot be read, or not be kept, is an empty shelf', () => {
    const box = drawer()
    for (const odd of ['{', 'null', '[]', '{"shape":0,"variants":[]}']) {
      box.set('key', odd)
      expect(readShelf('key')).toEqual(emptyShelf)
    }
    drawer(true)
    expect(keepShelf('key', shelf)).toBe(false)
  })
})

describe('the map of a plan', () => {
  const { view, others } = worldOf()

  test('draws known enemies as known at the beginning, and the rest in pencil', () => {
    const shown = shownView(view, others, 0)
    expect(shown.contacts.map(({ at, asOf }) => [at, asOf])).toEqual([
      ['2,2', 3],
      ['4,4', 0],
    ])
    expect(shown.contacts.every(({ asOf }) => asOf <= view.turn)).toBe(true)
  })

  test('draws all others in pencil after a step', () => {
    expect(shownView(view, others, 1).contacts.map(({ at, asOf }) => [at, asOf])).toEqual([
      ['2,2', 0],
      ['4,4', 0],
    ])
  })
})
