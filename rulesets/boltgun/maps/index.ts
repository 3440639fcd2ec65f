import type { MapTools } from '../../kit/mapSpec.js'
import { check } from './check.js'
import { fileOf } from './fileOf.js'
import { scenarioOf } from './scenarioOf.js'
import { spec } from './spec.js'

/** What BOLTGUN makes of scenario files. */
const tools: MapTools = { spec, scenarioOf, fileOf, check }

export default tools
