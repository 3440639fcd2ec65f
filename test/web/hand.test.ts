import { describe, expect, test } from 'vitest'
import { toMap, toScreen } from '../../web/map/camera.js'
import { bounded, type Bounds, doublings, led, pinned, scaled } from '../../web/map/hand.js'

const bounds: Bounds = {
  ...{ window: { width: 900, height: 600 }, frame: { top: 0, left: 0, air: 10 }, extent: { width: 100, height: 80 } },
  ...{ slack: 1, scales: [5, 120] },
}

describe('the hand on the glass', () => {
  test('sees no more than the slack of what lies beyond the map', () => {
    const camera = bounded({ k: 40, x: 500, y: 400 }, bounds)
    expect(toMap(camera, { x: 0, y: 0 })).toEqual({ x: -1, y: -1 })
    const other = bounded({ k: 40, x: -90_000, y: -90_000 }, bounds)
    expect(toMap(other, { x: 900, y: 600 })).toEqual({ x: 101, y: 81 })
    const inside = { k: 40, x: -500, y: -400 }
    expect(bounded(inside, bounds)).toEqual(inside)
  })

  test('lays a map that is smaller than the window in its middle', () => {
    const { x, y } = toScreen(bounded({ k: 5, x: 0, y: 0 }, bounds), { x: 50, y: 40 })
    expect([x, y]).toEqual([450, 300])
  })

  test('keeps what one finger holds under it', () => {
    const camera = { k: 40, x: -500, y: -400 }
    const finger = { at: { x: 320, y: 250 }, on: toMap(camera, { x: 300, y: 260 }) }
    expect(led(camera, [finger], bounds)).toEqual({ k: 40, x: -480, y: -410 })
    expect(led(camera, [], bounds)).toBe(camera)
  })

  test('keeps what two fingers hold under them, as far as the scale goes', () => {
    const camera = { k: 40, x: -500, y: -400 }
    const on = [toMap(camera, { x: 300, y: 300 }), toMap(camera, { x: 400, y: 300 })] as const
    const pinched = led(camera, [pair({ x: 250, y: 300 }, on[0]), pair({ x: 450, y: 300 }, on[1])], bounds)
    expect(pinched.k).toBeCloseTo(80, 9)
    expect(toScreen(pinched, on[0]).x).toBeCloseTo(250, 6)
    expect(toScreen(pinched, on[1]).x).toBeCloseTo(450, 6)
    const far = led(camera, [pair({ x: 0, y: 300 }, on[0]), pair({ x: 900, y: 300 }, on[1])], bounds)
    expect(far.k).toBe(120)
    const same = led(camera, [pair({ x: 300, y: 300 }, on[0]), pair({ x: 300, y: 300 }, on[0])], bounds)
    expect(same.k).toBe(40)
  })

  test('turns the wheel by lines and pixels, faster for a pinch, about the point under it', () => {
    expect(doublings({ deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(0.2, 9)
    expect(doublings({ deltaY: 3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(-0.15, 9)
    expect(doublings({ deltaY: -10, deltaMode: 0, ctrlKey: true })).toBeCloseTo(0.2, 9)
    expect(toScreen(pinned(60, { x: 20, y: 30 }, { x: 111, y: 222 }), { x: 20, y: 30 })).toEqual({ x: 111, y: 222 })
    expect([scaled(1, [5, 120]), scaled(500, [5, 120]), scaled(50, [5, 120])]).toEqual([5, 120, 50])
  })
})

function pair(at: { readonly x: number; readonly y: number }, on: { readonly x: number; readonly y: number }) {
  return { at, on }
}
