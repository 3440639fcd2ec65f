import { cellName, pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'

const piece = (id: string, at: string): PieceView => ({
  ...{ id: pieceId(id), seat: seatId('B'), kind: 'banner', at: cellName(at), size: 8, marks: [] },
})

/** A turn in which one enemy is seen, and two are supposed, one of them the one that is seen. */
export const worldOf = (): { readonly view: GameView; readonly others: readonly PieceView[] } => ({
  others: [piece('B1', '2,2'), piece('B2', '4,4')],
  view: {
    ...{ shape: 1, turn: 3, stage: 'plans', viewer: { kind: 'seat', seat: seatId('A') } },
    board: { grid: 'square', width: 6, height: 6, layers: [] },
    ...{ cells: [], pieces: [], marks: [], facts: [], legend: [], detail: { kind: 'none' } },
    contacts: [
      {
        ...{ id: token('contact-1'), seat: seatId('B'), kind: 'banner', at: cellName('2,2'), size: null },
        ...{ sight: 'located', sources: ['recon'], asOf: 3 },
      },
    ],
  },
})
