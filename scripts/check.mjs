// npm run check: everything that can be judged without running the product.
import { refuseOldNode } from './node.mjs'

refuseOldNode()
const { runChecks } = await import('./checks.mjs')
process.exitCode = await runChecks()
