import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRegistry, type Registry } from '../../server/src/referee/compute/registry.js'
import { seedDemo } from '../../server/src/referee/seedDemo.js'
import { type House, openHouse, type Person } from '../support/house.js'

let house: House
let registry: Registry

beforeAll(async () => {
  registry = await loadRegistry()
  house = await openHouse(registry)
})
afterAll(() => house.close())

test('rulesets are found by their folders', () => {
  expect(registry.all().map(({ id }) => String(id))).toContain('boltgun')
  const [scenario] = registry.get('boltgun')?.scenarios ?? []
  expect(registry.board('boltgun', scenario?.id ?? '')).toMatchObject({ grid: 'square' })
  expect(registry.get('kit')).toBeNull()
})

test('the first run seeds a war that has started, two runs at once seed one, and a later run none', async () => {
  const people = new Map<string, Person>()
  const createAccount = async (_email: string, _password: string, name: string): Promise<Person> => {
    // A slow machine takes longer than a transaction may rest.
    if (people.size === 0) await new Promise((resolve) => setTimeout(resolve, 6000))
    const known = people.get(name) ?? (await house.person(name))
    people.set(name, known)
    return known
  }
  const seed = () => seedDemo(house.referee, registry, createAccount, randomUUID())
  const both = await Promise.all([seed(), seed()])
  expect(both.filter((accounts) => accounts !== null)).toHaveLength(1)
  expect(await seed()).toBeNull()
  const session = (name: string): string => people.get(name)?.session ?? ''
  const [campaign] = await house.reads.campaigns(session('Player A'))
  expect(campaign).toMatchObject({ rulesetId: 'boltgun', place: { role: 'PLAYER', seat: 'A' } })
  const briefing = await house.reads.briefing(session('Player B'), campaign?.id ?? '')
  expect(briefing?.view.pieces.length).toBeGreaterThan(0)
  expect(briefing?.asks.length).toBeGreaterThan(0)
  const watched = await house.reads.briefing(session('Observer'), campaign?.id ?? '')
  expect(watched?.view.pieces).toEqual([])
})
