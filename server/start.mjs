import { load } from './load.mjs'

await load().server.run()
