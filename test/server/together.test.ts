import { expect, test } from 'vitest'
import { type AskMany, openTogether } from '../../server/src/store/together.js'

/** Answers each question with who asked it, what and by which name. */
const open = () => {
  const statements: string[][] = []
  const many: AskMany = async (callers) => {
    statements.push(callers.map(({ proof, questions }) => `${String(proof)}: ${String(questions.length)}`))
    await new Promise((resolve) => setImmediate(resolve))
    return callers.map(({ proof, questions }) => questions.map((question) => `${String(proof)} ${question.join(' ')}`))
  }
  const alone: string[] = []
  const together = openTogether((name) => {
    alone.push(name)
    return Promise.resolve(null)
  }, many)
  return { statements, alone, together }
}

test('what little several requests ask at once is one statement, and each is told what their own proof opens', async () => {
  const { statements, together } = open()
  const asks = ['north', 'south', 'north'].map((proof) => ({ proof, ask: together() }))
  const told = await Promise.all(
    asks.flatMap(({ proof, ask }) => [ask('read_campaign', [proof, '1']), ask('read_briefing', [proof, '1', null])]),
  )
  expect(statements).toEqual([['north: 2', 'south: 2', 'north: 2']])
  expect(told).toEqual([
    ...['north read_campaign 1', 'north read_briefing 1 ', 'south read_campaign 1', 'south read_briefing 1 '],
    ...['north read_campaign 1', 'north read_briefing 1 '],
  ])
})

test('who asks much at once asks apart: nobody waits for a long list', async () => {
  const { statements, together } = open()
  const [long, short] = [together(), together()]
  await Promise.all([
    ...['1', '2', '3', '4'].map((id) => long('read_table', ['north', id])),
    short('read_table', ['south', '1']),
  ])
  expect(statements).toEqual([['north: 4'], ['south: 1']])
})

test('what a request asks twice is asked once', async () => {
  const { statements, together } = open()
  const ask = together()
  const told = await Promise.all([ask('read_table', ['north', '1']), ask('read_table', ['north', '1'])])
  expect(statements).toEqual([['north: 1']])
  expect(told).toEqual(['north read_table 1', 'north read_table 1'])
})

test('a lobby goes alone', async () => {
  const { statements, alone, together } = open()
  await together()('read_campaigns', ['north'])
  expect([statements, alone]).toEqual([[], ['read_campaigns']])
})
