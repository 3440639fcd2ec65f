// npm run release-schema: from here on the current schema is what clients are promised.
import { copyFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

copyFileSync(inRoot('server', 'schema.graphql'), inRoot('server', 'schema.released.graphql'))
console.log(
  'server/schema.released.graphql is the current schema. Head its changes in docs/api-changes.md with the version.',
)
