import { SaxesParser, type SaxesTagPlain } from 'saxes'
import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'

/** Elements that a list consists of, and the list of its parent that each joins. Everything else is skipped with its contents. */
const lists: Readonly<Record<string, string>> = {
  roster: 'rosters',
  force: 'forces',
  selection: 'selections',
  cost: 'costs',
  category: 'categories',
}

const frames = new Set(['forces', 'selections', 'costs', 'categories'])

const attributes = ['name', 'customName', 'catalogueName', 'type', 'number', 'value', 'primary']

type Node = Record<string, unknown>

const join = (parent: Node, list: string, node: Node): void => {
  const held = parent[list]
  if (Array.isArray(held)) held.push(node)
  else parent[list] = [node]
}

const notReadable = (): Problem => badInput(words.notXml())

/** A roster in XML, read into the shape that the same program's JSON has. No document type, hence no entities except XML's own five. */
export const openXml = (): { write(text: string): void; end(): unknown } => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const top: Node = {}
  // The element that is open on each level; null inside what is skipped.
  const open: (Node | null)[] = [top]
  let [elements, given] = [0, 0]
  const onOpen = ({ name, attributes: held }: SaxesTagPlain): void => {
    given = 0
    elements += 1
    if (elements > limits.elements) throw new Problem('LIMIT', sentences.elements())
    if (open.length > limits.elementDepth) throw new Problem('LIMIT', sentences.depth())
    const parent = open.at(-1) ?? null
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (parent === null || (list === undefined && !frames.has(name))) open.push(null)
    else if (list === undefined) open.push(parent)
    else {
      const node: Node = Object.fromEntries(attributes.flatMap((key) => (key in held ? [[key, held[key]]] : [])))
      join(parent, list, node)
      open.push(node)
    }
  }
  parser.on('attribute', () => {
    given += 1
    if (given > limits.attributes) throw new Problem('LIMIT', sentences.attributes())
  })
  parser.on('opentag', onOpen)
  parser.on('closetag', () => void open.pop())
  parser.on('doctype', () => {
    throw badInput(words.doctype())
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') throw badInput(words.notUtf8())
  })
  parser.on('error', () => {
    throw notReadable()
  })
  return {
    write: (text) => void parser.write(text),
    end: () => {
      parser.close()
      const rosters = top['rosters']
      return Array.isArray(rosters) ? { roster: rosters[0] as unknown } : {}
    },
  }
}
