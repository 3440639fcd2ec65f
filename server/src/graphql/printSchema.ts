import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { openSchema } from './schema.js'

/** The committed form of the schema: sorted, so that a diff shows what changed and nothing else. */
export const schemaText = async (): Promise<string> => `${printSchema(lexicographicSortSchema(await openSchema()))}\n`

if (process.argv[1]?.endsWith('printSchema.js') || process.argv[1]?.endsWith('printSchema.ts'))
  writeFileSync(new URL('../../schema.graphql', import.meta.url), await schemaText())
