// A process of the tests runs sources.
import { register } from 'tsx/esm/api'

register()
await import('../../server/src/pictures/child.ts')
// What a crash of the library would be.
process.on('message', ({ bytes }) => {
  if (Buffer.from(bytes).toString() === 'end') process.exit(1)
})
