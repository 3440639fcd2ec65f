// When the pages are built, each document gives way to the id by which the server knows its text (scripts/trusted.mjs): what a page asks is not part of it.
const ids = require('./trustedIds.generated.json')

const documents = /\bgraphql\(\s*`([^`]*)`\s*(?:,\s*\[[^\]]*\]\s*)?,?\s*\)/g
/** What makes documents is not needed any more; types are. */
const makers = /^import \{ graphql(?:, )?([^}]*)\} from '\.\/graphql\.js'$/m
const operations = /^\s*(query|mutation|subscription) (\w+)/m

module.exports = function named(source) {
  const made = source.replace(makers, (_, types) =>
    types.trim() === '' ? '' : `import type { ${types.replaceAll('type ', '')} } from './graphql.js'`,
  )
  return made.replaceAll(documents, (_, text) => {
    const [, operation, name] = operations.exec(text) ?? []
    // Only operations are sent: fragments are in their texts.
    if (!operation) return 'undefined'
    const definition = {
      kind: 'OperationDefinition',
      operation,
      selectionSet: { kind: 'SelectionSet', selections: [] },
    }
    return `(${JSON.stringify({ kind: 'Document', definitions: [definition], documentId: ids[name] })})`
  })
}
