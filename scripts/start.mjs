// npm start: install what is missing, build what changed, run. Plain JavaScript, because nothing may be installed yet.
import { refuseOldNode } from './node.mjs'

refuseOldNode()
const { start } = await import('./run.mjs')
await start()
