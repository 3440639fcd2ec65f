import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { paceIds, presetIds } from '@muster/rulesets/kit/presets.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { describe, expect, it } from 'vitest'
import { type AnyGame, open } from '../support/play.js'

const games: readonly AnyGame[] = [boltgun, hex]

describe.each(games.map((game) => [String(game.id), game] as const))('the presets of %s', (_, game) => {
  const presets = game.presets ?? null

  it.each(presetIds)('%s: every setting is one of the ruleset, and every scenario opens under it', (id) => {
    const settings = presets?.[id].settings ?? {}
    expect(Object.keys(settings).length).toBeGreaterThan(0)
    expect(resolveSettings(game.settings, settings)).toMatchObject({ ok: true })
    for (const scenario of game.scenarios) {
      const { first } = open(game, scenario, `preset-${id}`, settings)
      expect([scenario.id, game.awaiting(first).length > 0]).toEqual([scenario.id, true])
    }
  })

  it('each differs from the others and from the defaults, and says only what differs', () => {
    const values = presetIds.map((id) => {
      const resolved = resolveSettings(game.settings, presets?.[id].settings ?? {})
      if (!resolved.ok) throw new Error(resolved.problem.message)
      return canonical(resolved.value)
    })
    const defaults = resolveSettings(game.settings, {})
    expect(new Set([...values, defaults.ok && canonical(defaults.value)]).size).toBe(presetIds.length + 1)
    for (const id of presetIds)
      for (const [key, value] of Object.entries(presets?.[id].settings ?? {}))
        expect([key, value]).not.toEqual([key, game.settings.find((spec) => spec.key === key)?.default])
  })

  it('are described in one sentence each, and no two alike', () => {
    const about = presetIds.map((id) => presets?.[id].about ?? '')
    expect(new Set(about).size).toBe(presetIds.length)
    for (const text of about) expect(text).toMatch(/^[A-Z][^.]+\.$/)
  })

  it.each(paceIds)('the pace %s gives a length to every deadline class, and to no other', (id) => {
    const lengths = game.paces?.[id] ?? {}
    expect(Object.keys(lengths).sort()).toEqual(game.deadlines.map((one) => one.id).sort())
    for (const length of Object.values(lengths))
      if (length) expect([length.days > 0, /^([01]\d|2[0-3]):[0-5]\d$/.test(length.at)]).toEqual([true, true])
  })

  it('a slower pace gives no question less time', () => {
    for (const { id } of game.deadlines) {
      const [league, post] = [game.paces?.league[id], game.paces?.post[id]]
      expect([id, (post?.days ?? 0) >= (league?.days ?? 0)]).toEqual([id, true])
    }
  })
})
