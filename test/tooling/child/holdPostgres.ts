// A process that starts PostgreSQL on the given folder, says where, and stops it when asked to end.
import { startPostgres } from '../../../server/src/db/postgres/index.js'

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: holdPostgres FOLDER')
const server = await startPostgres(folder, { durable: false })
const waiting = setInterval(() => undefined, 1_000)
process.on('SIGTERM', () => {
  void server.stop().then(() => {
    clearInterval(waiting)
    process.exit(0)
  })
})
console.log(JSON.stringify({ pid: server.pid, port: server.port }))
