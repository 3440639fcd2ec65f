/**
 * boardgame.io 0.50 in memory: milliseconds from exec to the first view (B6), and from a closed stage until the last of N
 * sockets has its own view parsed (B4), with the server's processor time. `node boardgame.cjs [sockets] [rounds]`
 */
const { readFileSync } = require('node:fs')
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./boardgame-game.cjs')
const { started } = require('./started.cjs')

const [sockets, rounds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 7)]
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const cpuOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

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
  const { server, port, from: began } = await started('boardgame-server.cjs')
  const base = `http://127.0.0.1:${port}`
  const cpu = () => cpuOf(server.pid)
  await listening(base)
  const join = (playerID) =>
    new Promise((done) => {
      const client = Client({
        game,
        matchID: 'bench',
        playerID,
        numPlayers: sockets,
        multiplayer: SocketIO({ server: base }),
        debug: false,
      })
      client.heard = () => done(client)
      client.subscribe((state) => {
        if (state) client.heard(state)
      })
      client.start()
    })
  const first = await join('0')
  const firstView = performance.now() - began
  const clients = [first]
  for (let id = 1; id < sockets; id += 1) clients.push(await join(String(id)))
  const [times, work] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const turn = first.getState().G.turn + 1
    const all = clients.map(
      (client) =>
        new Promise((done) => {
          client.heard = (state) => {
            if (state.G.turn >= turn) done()
          }
        }),
    )
    const [from, spent] = [performance.now(), cpu()]
    first.moves.closeStage()
    await Promise.all(all.slice(1))
    times.push(performance.now() - from)
    await new Promise((done) => setTimeout(done, 100))
    if (spent !== null) work.push(cpu() - spent)
  }
  console.log(
    JSON.stringify({
      sockets,
      firstViewMs: firstView,
      lastSocketMs: median(times),
      cpuMs: work.length ? median(work) : null,
    }),
  )
}

run().then(
  () => process.exit(0),
  (error) => (console.error(error), process.exit(1)),
)
