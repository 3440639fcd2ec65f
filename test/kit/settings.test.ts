import { describe, expect, expectTypeOf, it } from 'vitest'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import {
  packSettings,
  settings as spec,
  unpackSettings,
  type SettingKey,
  type Settings,
} from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { rulePage } from '@muster/rulesets/kit/rulePage.js'
import {
  defaultsOf,
  defineSettings,
  resolveSettings,
  type SettingOverrides,
  type SettingValues,
} from '@muster/rulesets/kit/settings.js'
import { settingsOf } from '@muster/rulesets/kit/settingsOf.js'

const usual = defaultsOf(spec)
const context = contextOf({ board: { rows: 6, columns: 10 }, settings: usual })
const group = settingsOf(() => 'A group')

describe('settings are typed by their one definition', () => {
  it('values have the type of their setting', () => {
    expectTypeOf<Settings['raid.ambush']>().toEqualTypeOf<boolean>()
    expectTypeOf<Settings['price.reroll']>().toEqualTypeOf<number>()
    expectTypeOf<Settings['battle.draw']>().toEqualTypeOf<'defender_holds' | 'replay' | 'rolloff'>()
    const corners = defineSettings([group.number('corners', 8, [4, 8], 'X-1', () => 'How many?', { values: [4, 8] })])
    expectTypeOf<SettingValues<typeof corners>['corners']>().toEqualTypeOf<4 | 8>()
    expect(defaultsOf(corners)).toEqual({ corners: 8 })
  })

  it('a misspelt key does not compile', () => {
    // @ts-expect-error a choice: battle.draw
    expect(context.settings['battle.drawn']).toBeUndefined()
    // @ts-expect-error a flag: raid.ambush
    expect(context.settings['raid.ambsh']).toBeUndefined()
    // @ts-expect-error a number: price.reroll
    expect(context.settings['price.rerol']).toBeUndefined()
    const words = { 'X-1': { en: { title: 'Dark', text: 'Nobody sees anything.' } } }
    // @ts-expect-error named as what changes a rule
    expect(rulePage<SettingKey, 'X-1'>(words, { 'X-1': 'fogg' })['X-1']?.setting).toBe('fogg')
    // @ts-expect-error a rule that has no text
    expect(rulePage<SettingKey, 'X-1'>(words, { 'X-2': 'battle.draw' })['X-2']).toBeUndefined()
    // @ts-expect-error an override
    const chosen: SettingOverrides<typeof spec> = { fogg: 'dark' }
    expect(resolveSettings(spec, { ...chosen })).toMatchObject({ problem: { key: 'fogg' } })
  })

  it('a value outside its union does not compile', () => {
    // @ts-expect-error rolloff, not roll_off
    expect(context.settings['battle.draw'] === 'roll_off').toBe(false)
    // @ts-expect-error there is no such fog
    const chosen: SettingOverrides<typeof spec> = { fog: 'thick' }
    expect(resolveSettings(spec, { ...chosen })).toMatchObject({
      problem: { message: 'fog: choose one of standard, open, dark' },
    })
    // @ts-expect-error the default is one of the values
    expect(group.number('corners', 6, [4, 8], 'X-1', () => 'How many?', { values: [4, 8] }).default).toBe(6)
  })

  it('a default that is written a second time does not compile', () => {
    const flags = [
      group.flag('dice', true, 'X-1', () => 'Dice?'),
      group.flag('dice', false, 'X-1', () => 'Dice?'),
    ] as const
    // @ts-expect-error dice is defined twice
    expect(defineSettings(flags)).toHaveLength(2)
    const dice = defineSettings([group.flag('dice', true, 'X-1', () => 'Dice?')])
    // @ts-expect-error values come of the definition, not of a copy
    const copied: SettingValues<typeof dice> = { dice: true }
    expect(defaultsOf(dice)).toEqual(copied)
    // @ts-expect-error what a view carries is unpacked before it is read: there is nothing to put a default behind
    expect(packSettings(usual)['battle.draw'] ?? 'defender_holds').toBe(usual['battle.draw'])
  })
})

it('a view carries what differs from the defaults, and gives all of it back', () => {
  const dark = { ...usual, fog: 'dark' as const, 'mission.texts': { BLITZ: 'Ours.' } }
  expect(packSettings(usual)).toEqual({})
  expect(packSettings(dark)).toEqual({ fog: 'dark', 'mission.texts': { BLITZ: 'Ours.' } })
  expect(unpackSettings(packSettings(dark))).toEqual(dark)
})

it('sentences become text when they are read, in the language of that time', () => {
  let language = 'en'
  const later = settingsOf(() => `group ${language}`)
  const size = later.choice(
    'size',
    'X-1',
    () => `question ${language}`,
    ({ option }) => `${option} ${language}`,
    ['small', 'large'],
  )
  language = 'fr'
  expect(size).toMatchObject({ group: 'group fr', question: 'question fr', default: 'small' })
  expect(size.options).toEqual({ small: 'small fr', large: 'large fr' })
})

it('an option without a sentence does not compile', () => {
  const means = ({ option }: { readonly option: 'small' | 'large' }): string => option
  // @ts-expect-error there is no sentence for huge
  expect(group.choice('size', 'X-1', () => 'How large?', means, ['small', 'huge']).default).toBe('small')
})
