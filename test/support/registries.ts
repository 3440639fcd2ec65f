import { loadRegistry, type Registry, registryOf } from '../../server/src/referee/compute/registry.js'
import { toy } from './toyRuleset.js'
import { longToy, routing, rulingToy } from './toyVariants.js'

// One of each, so that files which play the same find one another's house.
export const toyRegistry = registryOf([toy])
export const longRegistry = registryOf([longToy(12)])
export const routingRegistry = registryOf([{ ...toy, advance: routing(2) }])
/** He is asked about the weather in the first two turns, or in none. */
export const [rulingRegistry, unruledRegistry] = [registryOf([rulingToy([1, 2])]), registryOf([rulingToy([])])]

let found: Promise<Registry> | null = null

/** The rulesets that are installed. */
export const installed = (): Promise<Registry> => (found ??= loadRegistry())
