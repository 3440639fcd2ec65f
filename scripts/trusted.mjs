// Writes what is not committed: the operations of our own pages by an id made of their text, for the server and, in case that it is of another version, for
// the pages; and the id of each by its name, which web/trustedLoader.cjs puts in the place of the text when the pages are built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

const pages = inRoot('web', 'api')
const note = '// Made by scripts/trusted.mjs from the documents in web/api; not committed.\n'

/** The documents that stand in the files of web/api, as texts. */
const written = () =>
  readdirSync(pages)
    .filter((name) => name.endsWith('.ts') && !name.includes('.generated.'))
    .flatMap((name) => [...readFileSync(join(pages, name), 'utf8').matchAll(/\bgraphql\(\s*`([^`]*)`/g)])
    .map(([, text]) => text)

/** Name, id and text of each, with the fragments that it needs. `graphql` is the library, which is not installed yet when a first start loads this file. */
function operationsIn(texts, { parse, print, visit, stripIgnoredCharacters, Kind }) {
  const nodes = texts.flatMap((text) => parse(text).definitions)
  const named = (kind) => {
    const found = new Map()
    for (const node of nodes.filter((each) => each.kind === kind)) {
      const name = node.name.value
      if (found.has(name))
        throw new ScriptProblem(`web/api has two documents named ${name}: call one of them something else.`)
      found.set(name, node)
    }
    return found
  }
  const fragments = named(Kind.FRAGMENT_DEFINITION)
  const withFragments = (operation) => {
    const needed = new Set([operation])
    for (const node of needed)
      visit(node, { FragmentSpread: ({ name: { value } }) => void needed.add(fragments.get(value)) })
    return stripIgnoredCharacters([...needed].map((node) => print(node)).join('\n'))
  }
  return [...named(Kind.OPERATION_DEFINITION)].sort().map(([name, node]) => {
    const text = withFragments(node)
    // 96 bits: no two texts share them.
    return { name, text, id: createHash('sha256').update(text).digest('base64url').slice(0, 16) }
  })
}

const writeNew = (path, text) => {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

export async function writeTrusted() {
  const operations = operationsIn(written(), await import('graphql'))
  const lines = operations.map(({ id, text }) => `  ['${id}', ${JSON.stringify(text)}],\n`)
  const texts = `${note}export const trustedDocuments: ReadonlyMap<string, string> = new Map([\n${lines.join('')}])\n`
  writeNew(inRoot('server', 'src', 'graphql', 'trustedDocuments.generated.ts'), texts)
  writeNew(join(pages, 'trustedDocuments.generated.ts'), texts)
  const ids = Object.fromEntries(operations.map(({ name, id }) => [name, id]))
  writeNew(inRoot('web', 'trustedIds.generated.json'), `${JSON.stringify(ids, null, 1)}\n`)
}
