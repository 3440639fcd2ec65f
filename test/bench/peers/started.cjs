/** A peer in a process of its own, at a port that was free a moment ago. If it ends too early, so does this program; it ends with it. */
const { spawn } = require('node:child_process')
const { createServer } = require('node:net')
const { join } = require('node:path')

const freePort = () =>
  new Promise((done) => {
    const asking = createServer().listen(0, () => {
      const { port } = asking.address()
      asking.close(() => done(port))
    })
  })

exports.started = async (file) => {
  const port = await freePort()
  const stdio = ['ignore', 'ignore', 'inherit']
  const from = performance.now()
  const server = spawn(process.execPath, [join(__dirname, file), String(port)], { stdio })
  server.once('exit', (code) => {
    console.error(`${file} ended with ${code}`)
    process.exit(1)
  })
  process.once('exit', () => server.kill())
  return { server, port, from }
}
