import { language, learn } from '@muster/rulesets/kit/language.js'
import { keyOf } from '@muster/rulesets/kit/messages.js'
import compile from 'icu-minify/compile'
import { beforeAll, expect, test } from 'vitest'
import { inEnglish, speaking } from '../../server/src/base/language.js'
import { retold } from '../../server/src/messages/retold.js'

const folder = 'retold-test'
const wholeStory = 'A long story. '.repeat(40)
const pairs: Readonly<Record<string, string>> = {
  Plans: 'Pläne',
  [wholeStory]: 'Eine lange Geschichte',
  'Plan of turn {turn, number}': 'Plan für Runde {turn, number}',
  '{n, plural, one {# step} other {# steps}} to {where}': '{n, plural, one {# Schritt} other {# Schritte}} bis {where}',
  '{how, select, fast {runs away} slow {walks away} other {}}':
    '{how, select, fast {rennt weg} slow {geht weg} other {}}',
  'the ford': 'die Furt',
  '{a} {b}': '{b}, {a}',
}

beforeAll(() => {
  const entries = Object.entries(pairs).map(([en, de]) => [keyOf(compile(en)), compile(en), compile(de)] as const)
  learn('en', folder, Object.fromEntries(entries.map(([key, english]) => [key, english])))
  learn('de', folder, Object.fromEntries(entries.map(([key, , german]) => [key, german])))
})

const inGerman = (text: string): string => speaking('de', () => retold(folder, text))

test.each([
  ['Plans', 'Pläne'],
  ['Plan of turn 12', 'Plan für Runde 12'],
  ['1 step to the ford', '1 Schritt bis die Furt'],
  ['3 steps to the Ford of Arn', '3 Schritte bis the Ford of Arn'],
  ['walks away', 'geht weg'],
  ['Plans of mine', 'Plans of mine'],
  ['two words', 'two words'],
])('%s, stored in English, is told as %s', (english, german) => {
  expect(inGerman(english)).toBe(german)
  expect(retold(folder, english)).toBe(english)
})

test('a text that is longer than any sentence with gaps is not looked through, and one without gaps is found at any length', () => {
  const long = `Plan of turn 1${'0'.repeat(400)}`
  expect([inGerman(long), inGerman(wholeStory)]).toEqual([long, 'Eine lange Geschichte'])
})

test('of data only what a person reads is told: ids, values and names stay', () => {
  const data = { id: 'Plans', kind: 'Plans', title: 'Plans', options: { Plans: 'Plans' }, parts: [{ label: 'Plans' }] }
  expect(speaking('de', () => retold(folder, data))).toEqual({
    ...{ id: 'Plans', kind: 'Plans', title: 'Pläne', options: { Plans: 'Pläne' }, parts: [{ label: 'Pläne' }] },
  })
})

test('each of many who ask at once is answered in their own language, whatever they wait for meanwhile', async () => {
  const spoken = async (wanted: 'en' | 'de'): Promise<string> =>
    speaking(wanted, async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done))
      return `${language()} ${inEnglish(language)}`
    })
  const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'de' : 'en'))
  expect(await Promise.all(asked.map(spoken))).toEqual(asked.map((one) => `${one} en`))
})
