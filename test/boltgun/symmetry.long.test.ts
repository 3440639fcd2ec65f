import { expect, test } from 'vitest'
import type { CaseDocument } from '../cases/lib/adapter.js'
import { isMap } from '../cases/lib/shape.js'
import { passes, settingsOf } from '../coverage/played.js'
import { documents } from './coverage/played.js'

/** Cases that tell one direction from another by more than terrain and dice. */
const fixed: Readonly<Record<string, string>> = {
  'BO-410': 'whom nobody drove goes north',
  'BO-976': 'whom nobody drove goes north first',
  'BO-016': 'it marches off the map',
}

const rowsOf = (map: string): readonly string[] => {
  const size = /^(\d+)x(\d+)$/.exec(map.trim())
  return size ? Array.from({ length: Number(size[2]) }, () => '.'.repeat(Number(size[1]))) : map.trim().split(/\s+/)
}

/** A quarter turn clockwise: the north-west corner comes to the north-east. */
const quarterTurn = (document: CaseDocument): CaseDocument => {
  const rows = rowsOf(String(document['map']))
  const turned = Array.from(rows[0] ?? '', (_, x) =>
    rows
      .map((row) => row[x] ?? '')
      .reverse()
      .join(''),
  )
  const text = (value: string): string => {
    const sector = /^(\d+),(\d+)$/.exec(value)
    return sector ? `${rows.length - 1 - Number(sector[2])},${String(sector[1])}` : value
  }
  const die = (name: string, values: unknown): unknown => {
    const ways = name.startsWith('teleport.d8') ? 8 : name.startsWith('teleport.d4') ? 4 : 0
    return ways > 0 && Array.isArray(values)
      ? values.map((value) => ((Number(value) - 1 + ways / 4) % ways) + 1)
      : values
  }
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(turn)
    if (!isMap(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [text(key), turn(die(key, entry))]))
  }
  const { banners, owned, disputed, features, relics, objectives, turns } = document
  const parts = { banners, owned, disputed, features, relics, objectives, turns }
  const given = Object.entries(parts).filter(([, part]) => part !== undefined)
  return {
    ...document,
    ...Object.fromEntries(given.map(([key, part]) => [key, turn(part)])),
    map: turned.join('\n'),
  }
}

const isTurnable = (document: CaseDocument): boolean =>
  !(document.id in fixed) && settingsOf(document)['footprint.metric'] !== 'custom'

const battle = /^(?<before>.*?)(?<one>[A-Za-z]+\d*\w*)-(?<other>[A-Za-z]+\d*\w*)(?<after>:.*|\))?$/

/** The same case with its players in the other order: battles are named the other way round, and a die of two means the other. */
const seatsReversed = (document: CaseDocument): CaseDocument => {
  const text = (value: string): string => {
    const { before = '', one, other, after = '' } = battle.exec(value)?.groups ?? {}
    return one === undefined ? value : `${before}${String(other)}-${one}${after}`
  }
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(turn)
    if (!isMap(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const flipped =
          key.startsWith('attacker.d2') && Array.isArray(entry) ? entry.map((die) => 3 - Number(die)) : entry
        return [text(key), turn(flipped)]
      }),
    )
  }
  const players = isMap(document['players']) ? document['players'] : {}
  return {
    ...document,
    players: Object.fromEntries(Object.entries(players).reverse()),
    turns: turn(document['turns']),
  }
}

test('a case holds whichever way the map is turned and whatever the order of its players', async () => {
  const failed: string[] = []
  for (const document of documents) {
    const turned = isTurnable(document) ? quarterTurn(document) : document
    if (!(await passes(seatsReversed(turned)))) failed.push(document.id)
  }
  expect(failed).toEqual([])
  expect(documents.filter(isTurnable).length).toBeGreaterThan(documents.length - 10)
})
