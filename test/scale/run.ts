import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { loadRegistry } from '../../server/src/referee/compute/registry.js'
import { generateKeyAside } from '../../server/src/referee/dice/vrf.js'
import { openHouse } from '../support/house.js'
import { type Cost, measureCampaign } from './campaign.js'
import { type Commits, measureCommits } from './notify.js'

/** A war for so many, as the ruleset ships it; the first of each size. */
const sizes = [2, 4, 6, 8] as const

const number = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))

const printCosts = (costs: readonly Cost[]): void => {
  console.log('\n| ruleset | seats | server, ms | PostgreSQL, ms | statements | kB stored |\n|---|---|---|---|---|---|')
  for (const { ruleset, seats, server, database, statements, kilobytes } of costs)
    console.log(
      `| ${ruleset} | ${String(seats)} | ${[server, database, statements, kilobytes].map(number).join(' | ')} |`,
    )
}

const printCommits = (all: readonly Commits[]): void => {
  console.log('\n| writers | commits/s | with NOTIFY | p99, ms | with NOTIFY |\n|---|---|---|---|---|')
  for (const plain of all.filter(({ signalling }) => !signalling)) {
    const told = all.find(({ signalling, writers }) => signalling && writers === plain.writers) ?? plain
    const cells = [plain.perSecond, told.perSecond, plain.slowest, told.slowest]
    console.log(`| ${String(plain.writers)} | ${cells.map(number).join(' | ')} |`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muster-scale-'))
const postgres = await startPostgres(folder)
try {
  const registry = await loadRegistry()
  const house = await openHouse(
    registry,
    { name: 'muster', ownerUrl: postgres.ownerUrl, drop: () => Promise.resolve() },
    generateKeyAside,
  )
  const costs: Cost[] = []
  for (const game of registry.all())
    for (const size of sizes) {
      const scenario = game.scenarios.find(({ seats }) => seats.length === size)
      if (!scenario) continue
      const seats = seatLetters(size).map(String)
      costs.push(await measureCampaign(house, folder, { ruleset: game.id, scenario: scenario.id, seats }))
    }
  await house.close()
  printCosts(costs)
  printCommits(await measureCommits(postgres.ownerUrl))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
