import { expect, test } from 'vitest'
import type { CaseDocument } from '../cases/lib/adapter.js'
import { isMap } from '../cases/lib/shape.js'
import { passes } from '../coverage/played.js'
import { documents } from './coverage/played.js'

const given = ['players', 'hexes', 'forces', 'setup', 'dice', 'expect', 'turns']

/** The same case with every text of it, keys among them, put in other words. */
const reworded = (document: CaseDocument, text: (value: string) => string): CaseDocument => {
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(turn)
    if (!isMap(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [text(key), turn(entry)]))
  }
  const parts = Object.entries(document).filter(([key]) => given.includes(key))
  return { ...document, ...Object.fromEntries(parts.map(([key, part]) => [key, turn(part)])) }
}

/** In alphabetical order these come the other way round. */
const otherNames: Readonly<Record<string, string>> = { Red: 'Amber', Green: 'Jade', Gold: 'Umber', Blue: 'White' }

const renamed = (document: CaseDocument): CaseDocument =>
  reworded(document, (value) => value.replace(/\b(Red|Blue|Green|Gold)\b/g, (name) => otherNames[name] ?? name))

/** A larger map is won with more hexes. */
const won = ['HO-C01', 'HO-C03', 'HO-C04', 'HO-E01', 'HO-E02', 'HO-E03-alt', 'HO-E04-alt', 'HO-I15', 'HO-V22']

const moved = (document: CaseDocument): CaseDocument => {
  const [rows = 0, columns = 0] = String(document['map']).split('x').map(Number)
  const elsewhere = reworded(document, (value) =>
    value.replace(
      /(?<![\d.])(\d+)\/(\d+)/g,
      (_, row: string, column: string) => `${String(Number(row) + 2)}/${String(Number(column) + 1)}`,
    ),
  )
  return { ...elsewhere, map: `${String(rows + 2)}x${String(columns + 1)}` }
}

/** Cases that the order of players decides. */
const ordered: Readonly<Record<string, string>> = {
  'HC-03.2-alt': 'the later seat looks for another headquarters',
  'HO-B01': 'fights with and without an attacker',
  'HO-C15': 'the later seat looks for another headquarters',
  'HO-I07': 'fights with and without an attacker',
  'HO-S01': 'the later seat looks for another headquarters',
  'HO-S02': 'the later seat looks for another headquarters',
  'HO-S03': 'the later seat looks for another headquarters',
  'HO-V01-alt': 'the later seat looks for another headquarters',
}

const seatsReversed = (document: CaseDocument): CaseDocument => {
  const players = isMap(document['players']) ? document['players'] : {}
  return { ...document, players: Object.fromEntries(Object.entries(players).reverse()) }
}

/** Where nobody attacks, the sides of a fight are named in the order of seats. */
const sidesReversed = (document: CaseDocument): CaseDocument =>
  reworded(document, (value) =>
    value.replace(
      /(\d+\/\d+:)([A-Za-z]+-[A-Z]+\w*)-([A-Za-z]+-[A-Z]+\w*)/,
      (_, at: string, one: string, other: string) => `${at}${other}-${one}`,
    ),
  )

const isMovable = (document: CaseDocument): boolean => document['setup'] === undefined && !won.includes(document.id)

/** Everything at once that changes nothing: the names of the players, the place on a larger map, the order of the players. */
const otherwise = (document: CaseDocument): readonly CaseDocument[] => {
  const elsewhere = isMovable(document) ? moved(renamed(document)) : renamed(document)
  if (document.id in ordered) return [elsewhere]
  const reversed = seatsReversed(elsewhere)
  return [reversed, sidesReversed(reversed)]
}

test('a case holds whatever its players are called, wherever on a larger map it lies and whatever their order', async () => {
  const failed: string[] = []
  for (const document of documents) {
    let holds = false
    for (const one of otherwise(document)) holds ||= await passes(one)
    if (!holds) failed.push(document.id)
  }
  expect(failed).toEqual([])
  expect(documents.filter(isMovable).length).toBeGreaterThan(documents.length - 60)
})

test('what is left out is a case', () => {
  const known = documents.map(({ id }) => id)
  expect([...won, ...Object.keys(ordered)].filter((id) => !known.includes(id))).toEqual([])
})
