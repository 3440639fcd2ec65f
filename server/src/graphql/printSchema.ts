import { writeFileSync } from 'node:fs'
import { openSchema, textOf } from './schema.js'

export const schemaText = async (): Promise<string> => textOf(await openSchema())

if (process.argv[1]?.endsWith('printSchema.js') || process.argv[1]?.endsWith('printSchema.ts'))
  writeFileSync(new URL('../../schema.graphql', import.meta.url), await schemaText())
