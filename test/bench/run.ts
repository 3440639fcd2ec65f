import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import type { Figures, Parts } from './figures.js'
import { partsOf } from './parts.js'
import { peersAreThere } from './peers.js'
import { reportOf } from './report.js'

const docs = new URL('../../docs/', import.meta.url)
const file = new URL('bench.json', docs)
const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100

const parts = partsOf(peersAreThere())
const known = Object.keys(parts) as readonly (keyof Parts)[]
const wanted = process.argv.slice(2).filter((word) => word !== '--')
const strange = wanted.filter((word) => !known.some((name) => name === word))
if (strange.length > 0)
  throw new Error(`There is no ${strange.join(', ')}. Name some of ${known.join(', ')}, or none for all.`)

/** Parts that are left out stay as they were measured before, with their own date. */
const before = wanted.length > 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Figures>) : {}
const machine = {
  processors: `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}`,
  node: process.versions.node,
}
if (before.machine && !isDeepStrictEqual(before.machine, machine))
  throw new Error(`The other parts were measured on ${Object.values(before.machine).join(' with Node ')}: measure all.`)
let figures: Figures = { machine, parts: before.parts ?? {} }
for (const name of known.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  console.log(`Measuring ${name} …`)
  const [at, from] = [new Date().toISOString(), loadNow()]
  try {
    const found = await parts[name]()
    figures = {
      ...figures,
      parts: { ...figures.parts, [name]: { at, load: { before: from, after: loadNow() }, figures: found } },
    }
    writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
    writeFileSync(new URL('bench.md', docs), reportOf(figures))
  } catch (error) {
    // The other parts are worth having.
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
console.log(reportOf(figures))
