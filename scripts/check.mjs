// npm run check: everything that can be checked without running the product.
import { refuseOldNode } from './node.mjs'

refuseOldNode()
const { runChecks } = await import('./checks.mjs')
process.exitCode = await runChecks()
