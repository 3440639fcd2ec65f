import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { diceOf, type Dice } from '@muster/rulesets/kit/dice.js'
import { expect, test } from 'vitest'
import { move, ordering, play, reportOf, viewerOf, type Course } from './support/play.js'
import { frontier, holders, stateOf } from './support/position.js'

/** Every die shows the same, so that nothing hangs on which one falls first. */
const falling = (face: number): Dice => ({ roll: (name) => Array.from({ length: diceOf(name).count }, () => face) })

const hexes = {
  ...frontier,
  '1/4': { owner: 'Red' },
  '5/7': { owner: 'Blue' },
} as const

const marching = (
  orders: Readonly<Record<string, readonly HexOrder[]>>,
  at: Readonly<Record<string, string>>,
): Course => {
  const recon = Object.fromEntries(Object.entries(at).map(([force, where]) => [force, { at: where, points: 300 }]))
  const start = stateOf({ hexes, forces: { ...holders, ...recon } }, 'movement')
  return play(start, ['movement'], ordering('movement', orders), falling(1))
}

const linesOf = (course: Course, seat: string): readonly string[] =>
  reportOf(course, viewerOf(seat)).flatMap(({ text, step }) => (step === 'recon' || step === 'march' ? [text] : []))

/** The lines as they would stand had they the order of what happened. */
const asHappened = ({ events, state }: Course, seat: string): readonly string[] => {
  const { board } = hex.viewFor(state, viewerOf(seat))
  return events.flatMap((event) => hex.reportFor(event, viewerOf(seat), board)?.code ?? [])
}

test('where recon forces meet, nobody reads in which impulse the other came (HX-247)', () => {
  const red = [move('Red-RF1', '3/5'), move('Red-RF2', '1/5', '1/6')]
  const at = { 'Red-RF1': '3/4', 'Red-RF2': '1/4', 'Blue-RF1': '3/5' }
  const stood = marching({ Red: red }, at)
  const returned = marching({ Red: red, Blue: [move('Blue-RF1', '4/5', '3/5')] }, at)
  expect(asHappened(stood, 'Red')).not.toEqual(asHappened(returned, 'Red'))
  const lines = linesOf(stood, 'Red')
  expect(lines).toContainEqual(expect.stringContaining('Recon forces meet in 3/5'))
  expect(linesOf(returned, 'Red')).toEqual(lines)
})

test('where an enemy recon force is found and dies, its owner’s enemy does not read in which impulse it came (HX-508)', () => {
  const blue = [move('Blue-RF1', '5/6', '5/5')]
  const orders = (path: readonly string[]) => ({ Blue: blue, Red: [move('Red-RF1', ...path)] })
  const at = (place: string) => ({ 'Blue-RF1': '5/7', 'Red-RF1': place })
  const near = marching(orders(['3/6']), at('3/5'))
  const far = marching(orders(['3/5', '3/6']), at('2/5'))
  expect(asHappened(near, 'Blue')).not.toEqual(asHappened(far, 'Blue'))
  const lines = linesOf(near, 'Blue')
  expect(lines).toContainEqual(expect.stringContaining('destroyed'))
  expect(linesOf(far, 'Blue')).toEqual(lines)
})
