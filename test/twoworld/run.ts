import { parseArgs } from 'node:util'
import { leaks } from './leaks.js'
import { runSuite } from './suite.js'

/** `npm run twoworld -- --pairs N [--seed TEXT]`: as many pairs as wanted, and every planted leak. */
const { values } = parseArgs({ options: { pairs: { type: 'string' }, seed: { type: 'string' } } })
const pairs = Number(values.pairs ?? 2000)
if (!Number.isInteger(pairs) || pairs < 1) {
  console.error('Give the number of pairs as a whole number: npm run twoworld -- --pairs 2000')
  process.exit(2)
}

const began = performance.now()
const { told, differences, changed, caught } = runSuite(pairs, values.seed ?? 'on demand')
const seconds = (performance.now() - began) / 1000

console.log(
  `${String(pairs)} pairs compared in ${seconds.toFixed(0)} s; ${String(told)} more told the seat apart by right.`,
)
for (const [name, count] of Object.entries(changed).sort()) console.log(`  ${name}: ${String(count)}`)
const missed = leaks.filter(({ channel }) => caught[channel] === null)
console.log(`${String(leaks.length - missed.length)} of ${String(leaks.length)} planted leaks caught.`)
for (const { channel } of missed) console.error(`missed: ${channel}`)
for (const found of differences) console.error(found)
process.exitCode = differences.length > 0 || missed.length > 0 ? 1 : 0
