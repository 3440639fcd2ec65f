/** A boardgame.io server of a game with 400 cells, 100 pieces and 8 sides, in memory; each player's view is filtered by playerView. */
const { Server, Origins } = require('boardgame.io/server')
const { game } = require('./boardgame-game.cjs')

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
void server.run({ port: Number(process.argv[2]), callback: () => undefined })
