/** The same game for Colyseus: 400 cells, 100 pieces, 8 sides; each client's view holds its own pieces and the enemies within three cells. */
import { ArraySchema, defineTypes, Encoder, Schema, view } from '@colyseus/schema'

Encoder.BUFFER_SIZE = 512 * 1024

export const [cells, side] = [400, 20]
export const far = (a, b) =>
  Math.max(Math.abs((a % side) - (b % side)), Math.abs(Math.floor(a / side) - Math.floor(b / side)))

export class Piece extends Schema {}
defineTypes(Piece, { id: 'number', side: 'number', at: 'number', level: 'number' })

export class State extends Schema {}
defineTypes(State, { turn: 'number', owner: ['number'], pieces: [Piece] })
view()(State.prototype, 'pieces')

export const opened = () => {
  const state = new State()
  state.turn = 0
  state.owner = new ArraySchema(...Array.from({ length: cells }, (_, cell) => cell % 8))
  state.pieces = new ArraySchema(
    ...Array.from({ length: 100 }, (_, id) =>
      Object.assign(new Piece(), { id, side: id % 8, at: (id * 37) % cells, level: 10 + (id % 11) }),
    ),
  )
  return state
}
