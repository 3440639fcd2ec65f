// A thread of the tests runs sources.
import { register } from 'tsx/esm/api'

register()
const { default: work } = await import('../../server/src/referee/compute/worker.ts')
export default work
