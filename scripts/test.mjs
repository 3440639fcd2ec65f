// npm test, npm run test:long: install what is missing, build what changed, run the tests, and close with one line of sums.
import { refuseOldNode } from './node.mjs'

refuseOldNode()
const { runTests } = await import('./tests.mjs')
process.exitCode = await runTests(process.argv.slice(2))
