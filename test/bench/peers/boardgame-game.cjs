/** The game of the boardgame.io peer: pieces wander, a view holds one's own pieces and the enemies within three cells. */
const cells = 400
const side = 20
const far = (a, b) => Math.max(Math.abs((a % side) - (b % side)), Math.abs(Math.floor(a / side) - Math.floor(b / side)))

exports.game = {
  name: 'muster-bench',
  setup: () => ({
    turn: 0,
    sealed: {},
    sheets: {},
    terrain: Array.from({ length: cells }, (_, cell) => (cell % 11 === 0 ? 'city' : 'normal')),
    owner: Array.from({ length: cells }, (_, cell) => cell % 8),
    pieces: Array.from({ length: 100 }, (_, id) => ({
      id,
      side: id % 8,
      at: (id * 37) % cells,
      level: 10 + (id % 11),
    })),
  }),
  playerView: ({ G, playerID }) => {
    const own = G.pieces.filter((piece) => piece.side === Number(playerID) % 8)
    const seen = (at) => own.some((piece) => far(piece.at, at) <= 3)
    return {
      ...G,
      sheets: null,
      owner: G.owner.map((who, cell) => (seen(cell) ? who : null)),
      pieces: G.pieces.filter((piece) => own.includes(piece) || seen(piece.at)),
    }
  },
  turn: { activePlayers: { all: 'plan' } },
  moves: {
    // By the server alone: all at once would be refused as late otherwise.
    seal: {
      move: ({ G, playerID }, orders) => {
        G.sealed[playerID] = true
        G.sheets[playerID] = orders
      },
      client: false,
      ignoreStaleStateID: true,
    },
    closeStage: ({ G }) => {
      G.turn += 1
      for (const piece of G.pieces) piece.at = (piece.at + 1 + (piece.id % 3)) % cells
    },
  },
}
