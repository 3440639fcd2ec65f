import { setImmediate as breathe } from 'node:timers/promises'
import { guardConsole } from '../../../server/src/base/log.js'

// A server as far as its log goes: faults that nobody caught are written down, as the library of the pages does.
let faults = 0
guardConsole()
process.on('uncaughtException', (error) => {
  faults += 1
  console.error('uncaught', error)
})

process.once('message', () => {
  const write = async (): Promise<void> => {
    for (let line = 0; line < 500; line += 1) {
      console.error('a line')
      console.log('another')
      await breathe()
    }
    process.send?.(faults, () => process.exit(0))
  }
  void write()
})
process.send?.('ready')
