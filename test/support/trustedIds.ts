import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = new URL('../../web/trustedIds.generated.json', import.meta.url)

/** By which id our pages send each of their operations, by its name. */
export const trustedIds = JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Readonly<Record<string, string>>
