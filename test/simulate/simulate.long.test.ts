import { textFor } from '../support/lines.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { playCampaign } from './campaign.js'
import { digestOf, playToDigest } from './digest.js'
import { loadGame, rulesetsThere } from './games.js'
import { Misuse, optionsOf } from './options.js'
import { planOf } from './plans.js'
import { readCampaign } from './read.js'
import { summaryOf, summaryOfMany } from './summary.js'
import { timelapseOf } from './timelapse/index.js'

/** More are played by `npm run simulate`. */
const campaigns = 2

describe.each(rulesetsThere())('%s, with a bot in every seat', async (ruleset) => {
  const loaded = await loadGame(ruleset)
  const run = (...more: readonly string[]) =>
    optionsOf(['--ruleset', ruleset, '--turns', '12', '--seed', 'suite', ...more])
  const digests = (...more: readonly string[]) => {
    const options = run('--campaigns', String(campaigns), ...more)
    return Array.from({ length: campaigns }, (_, index) =>
      playToDigest(loaded, planOf(loaded, options, index), options.twice),
    )
  }

  test('plays varied armies without a fault or a refused order, and the same seed comes to the same end', () => {
    const played = digests('--vary', '--twice')
    expect(played.flatMap(({ faults }) => faults)).toEqual([])
    expect(played.map(({ refused }) => refused)).toEqual(played.map(() => 0))
    expect(played.every(({ turns, given }) => turns > 0 && given > 0)).toBe(true)
    expect(!loaded.adapter.fight || played.some(({ fights }) => fights > 0)).toBe(true)
    expect(new Set(played.map(({ hash }) => hash)).size).toBe(campaigns)
    expect(summaryOfMany(played, 1, [])).toContain(`${String(campaigns)} campaigns`)
  })

  test('varied openings leave out no special rule', () => {
    const { adapter, game } = loaded
    const options = run('--campaigns', '60', '--vary', '--turns', '1', '--scenario', game.scenarios[0]?.id ?? '')
    const openings = Array.from({ length: 60 }, (_, index) => planOf(loaded, options, index))
    const inPlay = new Set(
      openings.flatMap((plan) => playCampaign({ game, adapter }, plan).frames[0]?.rulesInPlay ?? []),
    )
    expect((adapter.rules ?? []).filter((rule) => !inPlay.has(rule))).toEqual([])
  })

  test('plays by any settings without a fault or a refused order', () => {
    const played = digests('--vary', '--settings', 'random')
    expect(played.flatMap(({ faults }) => faults)).toEqual([])
    expect(played.map(({ refused }) => refused)).toEqual(played.map(() => 0))
  })

  test('a campaign is printed as one seat reads it, every line with its rule', () => {
    const plan = planOf(loaded, run('--turns', '3'), 0)
    const viewer = { kind: 'seat', seat: seatId('A') } as const
    const told: string[] = []
    playCampaign(loaded, plan, (events, after) => {
      const { board } = loaded.game.viewFor(after, viewer)
      told.push(...asTold(loaded.game, events).flatMap(([event]) => textFor(loaded.game, event, viewer, board) ?? []))
    })
    const { text } = readCampaign(loaded, plan, 'A')
    const lines = text.split('\n').filter((line) => /^ {2}.*\([A-Z]+-\d+\)$/.test(line))
    expect(lines.map((line) => line.trim().replace(/( \[[^\]]*\])? \([^)]*\)$/, ''))).toEqual(told)
    expect(text).toContain('=== Turn 3 ===')
    expect(() => readCampaign(loaded, plan, 'Z')).toThrow(Misuse)
    expect(() => run('--read', 'A', '--campaigns', '2')).toThrow(Misuse)
  })

  test('a fault is told with its campaign', () => {
    const plan = planOf(loaded, run(), 0)
    const complains = { ...loaded, adapter: { ...loaded.adapter, faults: () => ['two in one place'] } }
    expect(playToDigest(complains, plan, false).faults[0]).toMatch(/^turn \d+: two in one place/)
    const throws = {
      ...loaded,
      game: {
        ...loaded.game,
        suggest: () => {
          throw new Error('no idea')
        },
      },
    }
    expect(playToDigest(throws, plan, false).faults[0]).toMatch(/no idea/)
  })

  test('one campaign is told in figures and as a picture that moves without a script', () => {
    const played = playCampaign(loaded, planOf(loaded, run(), 0))
    const { hash, turns } = digestOf(played)
    expect(summaryOf(played)).toContain(hash)
    const picture = timelapseOf(played, loaded.terrain)
    expect(picture).not.toMatch(/<script|href=|url\((?!#)/)
    expect(unbalanced(picture)).toEqual([])
    for (let turn = 1; turn <= turns; turn += 1) expect(picture).toContain(`>Turn ${String(turn)}<`)
    const frames = new Set([...picture.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
    const moving = [...picture.matchAll(/class="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    const animated = moving.filter((name) => /^[dbm]\d/.test(name))
    expect(animated.length).toBeGreaterThan(turns)
    expect(animated.filter((name) => !frames.has(name))).toEqual([])
    // Without motion the last turn stands
    expect(picture).toContain(`.d${String(turns)}-${String(turns)}{visibility:visible`)
  })
})

/** Tags that are not closed in order. */
const unbalanced = (markup: string): readonly string[] => {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, close, name = '', alone] of markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (alone) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) wrong.push(name)
  }
  return [...wrong, ...open]
}

describe('arguments', () => {
  const [ruleset = ''] = rulesetsThere()

  test.each([
    [['--ruleset', 'nothing'], /There is no ruleset nothing/],
    [['--ruleset', ruleset, '--turns', 'many'], /--turns many: give a whole number/],
    [['--ruleset', ruleset, '--seats', '0'], /--seats 0: give a whole number/],
    [['--ruleset', ruleset, '--settings', 'odd'], /choose usual .* or random/],
    [['--ruleset', ruleset, '--speed', '1'], /--speed/],
  ])('%j is refused with what to do', (args, message) => {
    expect(() => optionsOf(args)).toThrow(Misuse)
    expect(() => optionsOf(args)).toThrow(message)
  })

  test('scenarios and seats that are not there are refused with those that are', async () => {
    const loaded = await loadGame(ruleset)
    const [first] = loaded.game.scenarios
    const plan = (...args: readonly string[]) => planOf(loaded, optionsOf(['--ruleset', ruleset, ...args]), 0)
    expect(() => plan('--scenario', 'nowhere')).toThrow(first?.id)
    expect(() => plan('--seats', '25')).toThrow(/give --seats one of/)
    expect(() => plan('--scenario', first?.id ?? '', '--seats', '26')).toThrow(/leave --seats out/)
  })
})
