/** Colyseus 0.16 in memory: from a closed stage until the last of N sockets has its own patch (B4). `node colyseus.mjs [sockets] [rounds]` */
import { readFileSync } from 'node:fs'
import { Client } from 'colyseus.js'
import { State } from './colyseus-state.mjs'
import { started } from './started.cjs'

const [sockets, rounds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 7)]
const { server, port } = await started('colyseus-server.mjs')
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const cpu = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const join = async (side) => {
  const client = new Client(`ws://127.0.0.1:${port}`)
  for (let left = 200; ; left -= 1)
    try {
      return await client.joinOrCreate('war', { side }, State)
    } catch (error) {
      if (left === 0) throw error
      await pause(25)
    }
}

const run = async () => {
  const rooms = []
  for (let id = 0; id < sockets; id += 1) rooms.push(await join(id % 8))
  await pause(500)
  const [times, work] = [[], []]
  for (let round = 1; round <= rounds + 2; round += 1) {
    const all = rooms.map(
      (room) =>
        new Promise((done) => {
          const look = (state) => (state.turn >= round ? done() : room.onStateChange.once(look))
          room.onStateChange.once(look)
        }),
    )
    const [from, spent] = [performance.now(), cpu()]
    rooms[0].send('close')
    await Promise.all(all)
    const took = performance.now() - from
    await pause(100)
    if (round > 2) times.push(took), work.push(cpu() - spent)
  }
  console.log(JSON.stringify({ sockets, lastSocketMs: median(times), cpuMs: median(work) }))
}

run().then(
  () => process.exit(0),
  (error) => (console.error(error), process.exit(1)),
)
