/**
 * boardgame.io 0.50 in memory: N players each send one secret move at once; milliseconds until the last of them sees its own counted (B3).
 * `node boardgame-seals.cjs [players]`
 */
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./boardgame-game.cjs')
const { started } = require('./started.cjs')

const players = Number(process.argv[2] ?? 64)

const listening = async (base) => {
  for (;;) {
    try {
      return await fetch(`${base}/games`)
    } catch {
      await new Promise((done) => setTimeout(done, 5))
    }
  }
}

const run = async () => {
  const { port } = await started('boardgame-server.cjs')
  const base = `http://127.0.0.1:${port}`
  await listening(base)
  const join = (playerID) =>
    new Promise((done) => {
      const multiplayer = SocketIO({ server: base })
      const client = Client({ game, matchID: 'seals', playerID, numPlayers: players, multiplayer, debug: false })
      client.heard = () => done(client)
      client.subscribe((state) => {
        if (state) client.heard(state)
      })
      client.start()
    })
  const clients = []
  for (let id = 0; id < players; id += 1) clients.push(await join(String(id)))
  const from = performance.now()
  const missing = new Set(clients)
  const counted = clients.map(
    (client, id) =>
      new Promise((done) => {
        client.heard = (state) => {
          if (!state.G.sealed[id]) return
          missing.delete(client)
          done()
        }
      }),
  )
  const seal = () => {
    for (const client of missing) client.moves.seal([{ kind: 'march', piece: 'A1', to: '1,1' }])
  }
  seal()
  // Of moves that come at once some are now and then never counted: they are sent again, as a player would.
  const again = setInterval(seal, 1000)
  await Promise.all(counted)
  clearInterval(again)
  console.log(JSON.stringify({ players, allMs: performance.now() - from }))
}

run().then(
  () => process.exit(0),
  (error) => (console.error(error), process.exit(1)),
)
