import type { Registry } from '../../server/src/referee/compute/registry.js'
import { type House, openHouse } from './house.js'
import { toyRegistry } from './registries.js'

const houses = new Map<Registry, Promise<House>>()

/**
 * A house for files that look at nothing but campaigns of their own: others of this worker were there before, and left theirs as they stood.
 * It is opened once, and ends with the worker.
 */
export const sharedHouse = async (registry: Registry = toyRegistry): Promise<House> => {
  const house = houses.get(registry) ?? openHouse(registry)
  houses.set(registry, house)
  return { ...(await house), close: () => Promise.resolve() }
}
