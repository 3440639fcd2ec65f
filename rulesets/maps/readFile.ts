import type { MapProblem } from '../kit/mapSpec.js'
import { fail, ok, type Result } from '../kit/result.js'
import {
  fileLimits as limits,
  type FileName,
  fileName,
  fileVersion,
  type FilePicture,
  type FilePiece,
  type ScenarioFile,
} from '../kit/scenarioFile.js'
import {
  fieldsOf,
  FileProblem,
  isFields,
  linesOf,
  listOf,
  matching,
  numberOf,
  optional,
  plainOf,
  type Read,
  refuse,
  shown,
  textOf,
  wholeOf,
} from './check.js'
import * as words from './messages/file.generated.js'

const idOf = matching(fileName, words.anId)
const cellOf = matching(/^\d{1,4}[,/]\d{1,4}$/, words.aCell)
const seatOf = matching(/^[A-H]$/, words.aSeat)
const nameOf = textOf(1, limits.name)
const placesOf = listOf(limits.places, cellOf)

const pieceOf: Read<FilePiece> = (value, where) => {
  const fields = fieldsOf(value, where, ['kind', 'id', 'at', 'seat', 'name', 'values'])
  const { kind, at = [] } = fields
  return {
    kind: idOf(kind, `${where}.kind`),
    ...optional(fields, 'id', idOf, `${where}.`),
    // Who writes by hand may name a single cell without a list
    at: placesOf(typeof at === 'string' ? [at] : at, `${where}.at`),
    ...optional(fields, 'seat', seatOf, `${where}.`),
    ...optional(fields, 'name', nameOf, `${where}.`),
    ...optional(fields, 'values', plainOf(limits.values), `${where}.`),
  }
}

const symbol: Read<string> = (value, where) =>
  typeof value === 'string' && [...value].length === 1 ? value : refuse(words.mustBe({ where, what: words.aSymbol() }))

const legendOf: Read<ScenarioFile['legend']> = (value, where) => {
  if (!isFields(value)) return refuse(words.mustBe({ where, what: words.anObject() }))
  const entries = Object.entries(value)
  if (entries.length > limits.grounds)
    return refuse(words.mustBe({ where, what: words.aList({ most: limits.grounds }) }))
  return Object.fromEntries(
    entries.map(([key, ground]) => [symbol(key, `${where}.${shown(key)}`), idOf(ground, `${where}.${shown(key)}`)]),
  )
}

const gridOf: Read<ScenarioFile['grid']> = (value, where) => {
  const { kind, width, height } = fieldsOf(value, where, ['kind', 'width', 'height'])
  return {
    kind: matching(/^(square|hex)$/, words.aGrid)(kind, `${where}.kind`) as 'square' | 'hex',
    width: wholeOf(1, limits.side)(width, `${where}.width`),
    height: wholeOf(1, limits.side)(height, `${where}.height`),
  }
}

const seatEntry: Read<ScenarioFile['seats'][number]> = (value, where) => {
  const fields = fieldsOf(value, where, ['title', 'subtitle', 'reserved', 'alliance'])
  const { title, subtitle = '', reserved = false } = fields
  if (typeof reserved !== 'boolean') return refuse(words.mustBe({ where: `${where}.reserved`, what: words.yesOrNo() }))
  return {
    title: nameOf(title, `${where}.title`),
    subtitle: textOf(0, limits.name)(subtitle, `${where}.subtitle`),
    ...(reserved && { reserved }),
    ...optional(fields, 'alliance', nameOf, `${where}.`),
  }
}

const placeName: Read<FileName> = (value, where) => {
  const { at, text } = fieldsOf(value, where, ['at', 'text'])
  return { at: cellOf(at, `${where}.at`), text: nameOf(text, `${where}.text`) }
}

const dataShape = /^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/

const pictureOf: Read<FilePicture> = (value, where) => {
  const { data, ...place } = fieldsOf(value, where, ['data', 'x', 'y', 'width', 'height'])
  const far = limits.side * 4
  if (typeof data !== 'string' || data.length > limits.picture || !dataShape.test(data))
    return refuse(words.mustBe({ where: `${where}.data`, what: words.aPicture({ most: limits.picture }) }))
  const [x, y] = [numberOf(-far, far)(place['x'], `${where}.x`), numberOf(-far, far)(place['y'], `${where}.y`)]
  const [width, height] = (['width', 'height'] as const).map((side) =>
    numberOf(0, far)(place[side], `${where}.${side}`),
  )
  if (!width || !height) return refuse(words.emptyPicture())
  return { data, x, y, width, height }
}

export const whole: Read<ScenarioFile> = (value, where) => {
  if (!isFields(value) || value['muster'] !== 'scenario') return refuse(words.notScenario())
  const { version } = value
  if (typeof version === 'number' && version > fileVersion)
    return refuse(words.newerVersion({ version: shown(String(version)), most: fileVersion }))
  const known = ['muster', 'version', 'ruleset', 'title', 'about', 'grid', 'legend', 'rows', 'seats', 'pieces']
  const fields = fieldsOf(value, where, [...known, 'values', 'names', 'picture', '$schema'])
  return {
    muster: 'scenario',
    version: wholeOf(1, fileVersion)(version, 'version') as typeof fileVersion,
    ruleset: matching(/^[a-z0-9][a-z0-9.-]{0,59}$/, words.anId)(fields['ruleset'], 'ruleset'),
    title: textOf(1, limits.title)(fields['title'], 'title'),
    about: linesOf(limits.about)(fields['about'] ?? '', 'about'),
    grid: gridOf(fields['grid'], 'grid'),
    legend: legendOf(fields['legend'], 'legend'),
    rows: listOf(limits.side, textOf(1, limits.side))(fields['rows'], 'rows'),
    seats: listOf(limits.seats, seatEntry)(fields['seats'], 'seats'),
    pieces: listOf(limits.pieces, pieceOf)(fields['pieces'] ?? [], 'pieces'),
    ...optional(fields, 'values', plainOf(limits.values), ''),
    ...optional(fields, 'names', listOf(limits.names, placeName), ''),
    ...optional(fields, 'picture', pictureOf, ''),
  }
}

export const jsonOf = (text: string, most: number): unknown => {
  if (text.length > most) return refuse(words.tooLong({ most }))
  try {
    return JSON.parse(text)
  } catch {
    return refuse(words.notJson())
  }
}

/** What goes wrong in reading a stranger's file is a value; anything else is a bug. */
export const reading = <Value>(read: () => Value): Result<Value, readonly MapProblem[]> => {
  try {
    return ok(read())
  } catch (error) {
    if (error instanceof FileProblem) return fail([error.problem])
    throw error
  }
}

/** A scenario file from anywhere, by its shape: whether it fits its ruleset, `problemsIn` says. */
export const readFile = (text: string): Result<ScenarioFile, readonly MapProblem[]> =>
  reading(() => whole(jsonOf(text, limits.text), ''))
