import type { ToldLine } from '../support/lines.js'
import { levelsLost } from '@muster/rulesets/boltgun/engine/data/attritionTable.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import presentation from '@muster/rulesets/boltgun/web/index.js'
import { seatId, token } from '@muster/rulesets/kit/ids.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { system } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import { plan, position, reportOf, sealed, seat, viewOf, type Resolved, type Setting } from './support/war.js'

type Sheets = Readonly<Record<string, Omit<BoltgunOrder & { readonly kind: 'result' }, 'kind' | 'battle'>>>

/** A1 and B1 fight: each side sends what is given, or nothing. */
const fought = (setting: Setting, sheets: Sheets, dice = 'war', map = 'A1 . B1 . . . . . . . . . . C1'): Resolved => {
  const { state } = plan(position(map, setting), {})
  const asks = boltgun.awaiting(state).filter(({ group }, _, all) => group === all[0]?.group)
  const sealed = asks.map(({ id, seat: asked, view }) => {
    const said = sheets[asked]
    return {
      ask: id,
      seat: asked,
      orders: said ? [{ kind: 'result' as const, battle: view.about ?? '', ...said }] : null,
    }
  })
  const group = asks[0]?.group
  if (!group) throw new Error('nobody fights')
  const events = boltgun.advance(state, group, sealed as never, diceFrom(dice, boltgun.clock(state)), system)
  return { state: boltgun.evolve(state, events), events }
}

const table = (winner: string, A: number, B: number, sacrifice = 0) => ({
  ...{ winner: seatId(winner), lost: { A, B } },
  ...(sacrifice > 0 && { sacrifice }),
})

const lineFor = ({ events, state }: Resolved, viewer: Viewer, step: string): ToldLine => {
  const found = reportOf(events, viewer, state).find((line) => line.step === step)
  if (!found) throw new Error(`no line of ${step}`)
  return found
}

interface Side {
  readonly seat: string
  readonly level: number
  readonly outnumbered: number
  readonly forfeit: number
  readonly percent: number
  readonly throws: readonly { readonly dice: readonly number[]; readonly total: number }[]
}
interface BattleData {
  readonly lost: Readonly<Record<string, number>>
  readonly only: { readonly stands: string } | null
  readonly abstract: { readonly margin: string; readonly sides: readonly Side[] } | null
}
const dataOf = (line: ToldLine): BattleData => line.data as never

describe('an abstract result', () => {
  const seeds = Array.from({ length: 24 }, (_, index) => `abstract ${String(index)}`)
  const lines = seeds.map((dice) => lineFor(fought({ levels: { A1: 16, B1: 13 } }, {}, dice), seat('A'), 'battle'))

  test('shows dice, modifiers, throws made again and shares, so that its sum can be done again (BG-230 … BG-237)', () => {
    for (const line of lines) {
      const { lost, abstract } = dataOf(line)
      const [a, b] = abstract?.sides ?? []
      expect([a?.level, a?.outnumbered, b?.level, b?.outnumbered]).toEqual([16, 0, 13, -3])
      for (const side of abstract?.sides ?? []) {
        for (const { dice, total } of side.throws) {
          expect(total).toBe(dice.reduce((sum, face) => sum + face, 0) + side.outnumbered + side.forfeit)
          expect(line.text).toContain(dice.join(' + '))
        }
        expect(lost[side.seat]).toBe(side.level * side.percent)
        expect(line.text).toContain(
          `${String(side.percent)} % of ${String(100 * side.level)} points = ${String(lost[side.seat])}`,
        )
      }
      const [last, other] = [a?.throws.at(-1)?.total ?? 0, b?.throws.at(-1)?.total ?? 0]
      expect(line.text).toContain(
        `A difference of ${String(Math.abs(last - other))} is ${abstract?.margin.toLowerCase() ?? '?'}`,
      )
      expect(line.text).toContain('− 3 (outnumbered)')
      expect(line.text.split('equal, so both throw again').length).toBe(a?.throws.length)
    }
    expect(lines.some((line) => line.text.includes('throw again'))).toBe(true)
  })

  test('says why nothing of the table decided it (BG-211, BG-214)', () => {
    const asked = { abstract: true }
    const text = (sheets: Sheets): string => lineFor(fought({}, sheets), seat('A'), 'battle').text
    expect(text({})).toContain('decided abstractly, since neither side reported it. A throws')
    expect(text({ A: asked, B: asked })).toContain('decided abstractly, as both sides asked. A throws')
    expect(text({ B: asked })).toContain(
      'decided abstractly, as B asked, since nothing came from the other side. A throws',
    )
  })

  test('names the handicap of a forfeit', () => {
    const { state, events } = sealed(position('A1 . B1 . . . . . . . . . . C1'), ['C'])
    const texts = reportOf(events, seat('A'), state).map(({ text }) => text)
    expect(texts).toContainEqual(
      expect.stringMatching(/A throws \d \+ \d − 5 \(forfeit\) = .* B \d \+ \d − 5 \(forfeit\) = /),
    )
  })
})

test('the sheet of a battle shows the same sum, row by row', () => {
  // Others still fight, so that the turn and its battles are not over
  const map = 'A1 . B1 . . . . . . . . . . C1 . D1'
  const { state } = fought({ levels: { A1: 16, B1: 13 } }, {}, 'war', map)
  const view = viewOf(state, 'B')
  const [battle] = view.detail.battles
  const [own, enemy] = battle?.result?.abstract ?? []
  const rows =
    presentation.document?.(view, battle?.id ?? '')?.sections.find(({ title }) => title === 'Result')?.lines ?? []
  const values = rows.map(({ value }) => value)
  expect([own?.level, own?.outnumbered, enemy?.level]).toEqual([13, -3, 16])
  expect(values).toContainEqual(expect.stringMatching(/^\d \+ \d − 3 outnumbered = -?\d+/))
  expect(values).toContain(`${String(own?.percent)} % of 1300 points: ${String(battle?.result?.lost[0])}`)
  expect(values).toContain(`${String(enemy?.percent)} % of 1600 points: ${String(battle?.result?.lost[1])}`)
})

describe('one sheet alone', () => {
  test('says that it decided, and shows no dice that did not (BG-212)', () => {
    const resolved = fought({}, { A: table('A', 0, 1200) })
    const line = lineFor(resolved, seat('B'), 'battle')
    expect(line.text).toBe(
      'B1 against A: you lose, decided by the sheet of A, the only one that came: the abstract result was no better for its sender; A loses 0 points, B 1200 points.',
    )
    expect(dataOf(line)).toMatchObject({ only: { by: 'A', stands: 'sheet', chosen: false }, abstract: null })
    const result = resolved.events.find((event) => event.kind === 'battleResolved')
    expect(result).toMatchObject({ result: { abstract: { margin: expect.any(String) as string } } })
  })

  test('gives way to better dice, which are shown', () => {
    const all = Array.from({ length: 12 }, (_, index) =>
      fought({}, { A: table('B', 1200, 0) }, `dice ${String(index)}`),
    )
    const texts = all.map((resolved) => lineFor(resolved, seat('A'), 'battle').text)
    for (const text of texts)
      expect(text).toMatch(
        /: A alone sent a sheet, and the abstract result is better for its sender\. A throws \d \+ \d = /,
      )
    const view = viewOf(all[0]?.state ?? position('A1 . B1'), 'A')
    expect(view.turn).toBe(2)
  })

  test('may be chosen by its sender, who alone sees both before', () => {
    const { state } = fought({ settings: { 'results.one_sided': 'submitter_chooses' } }, { A: table('A', 0, 1200) })
    const view = viewOf(state, 'A')
    const [battle] = view.detail.battles
    const choice = battle?.choice
    const sections = (shown: typeof view) =>
      presentation.document?.(shown, battle?.id ?? '')?.sections.map(({ title }) => title) ?? []
    expect(sections(view)).toEqual(expect.arrayContaining(['The result that was reported', 'The abstract result']))
    expect(sections(viewOf(state, 'B')).filter((title) => /result/i.test(title))).toEqual([])
    expect([choice?.sheet.abstract, choice?.abstract.abstract?.length]).toEqual([null, 2])
    const [ask] = boltgun.awaiting(state)
    if (!ask) throw new Error('nobody chooses')
    const order: BoltgunOrder = { kind: 'choose', battle: token(ask.view.about ?? ''), use: 'abstract' }
    const events = boltgun.advance(
      state,
      ask.group,
      [{ ask: ask.id, seat: ask.seat, orders: [order] }],
      diceFrom('war', boltgun.clock(state)),
      system,
    )
    const text = lineFor({ events, state: boltgun.evolve(state, events) }, seat('B'), 'battle').text
    expect(text).toMatch(/decided abstractly: A alone sent a sheet, and chose the abstract result\. A throws/)
  })
})

describe('attrition', () => {
  const both = (winner: string, A: number, B: number, sacrifice: Readonly<Record<string, number>> = {}): Sheets => ({
    A: table(winner, A, B, sacrifice['A']),
    B: table(winner, A, B, sacrifice['B']),
  })
  const text = (setting: Setting, sheets: Sheets, viewer: Viewer = seat('A')): string =>
    lineFor(fought(setting, sheets), viewer, 'attrition').text

  test('shows points, works and each army rule of one’s own by name', () => {
    expect(levelsLost(1000, 'none')).toBe(4)
    expect(text({}, both('B', 1000, 0))).toBe(
      'A1 loses 4 levels in battle: level 12 to 8. Against B, 1000 points lost cost 4 levels by the table.',
    )
    expect(
      text(
        { works: { A1: 'fortified' }, armyRules: { A: ['SUICIDE_TROOPS', 'IRREPLACEABLE_TROOPS', 'TOUGH'] } },
        both('B', 1000, 0),
      ),
    ).toBe(
      'A1 loses 3 levels in battle: level 12 to 9. Against B, 1000 points lost behind works (fortified) cost 2 levels by the table, Suicide Troops +1, Irreplaceable Troops +1, Tough −1: 3.',
    )
    expect(text({ armyRules: { A: ['SACRIFICE', 'BLOOD_REWARD'] } }, both('A', 0, 1200, { A: 2 }))).toMatch(
      /^A1 loses no level in battle, gives up 2 levels \(Sacrifice\), gains 2 levels \(Blood Reward, one for three that it cost an enemy\): it stays at level 12\. Against B, 0 points lost cost no level by the table\.$/,
    )
  })

  const told = (added: string): string => ` ${added} due to army rules or sacrifices of the enemy, which are not told.`

  test('says without a name that an enemy’s army rules and sacrifices added to it', () => {
    for (const setting of [
      { armyRules: { B: ['HATRED'] } },
      { armyRules: { B: ['SACRIFICE'] } },
    ] as const satisfies readonly Setting[]) {
      const said = text(setting, both('B', 1000, 0, setting.armyRules.B[0] === 'SACRIFICE' ? { B: 1 } : {}))
      const added = setting.armyRules.B[0] === 'SACRIFICE' ? '2 levels more are' : '1 level more is'
      expect(said).toContain(`Against B, 1000 points lost cost 4 levels by the table.${told(added)}`)
      expect(said).not.toMatch(/Hatred|Sacrifice/)
    }
    // Tough takes off what Hatred added: nothing of either shows
    const [hated, plain] = [['HATRED'], []].map((rules) =>
      text({ armyRules: { A: ['TOUGH'], B: rules as never } }, both('A', 0, 1000)),
    )
    expect(hated).toBe(plain)
    expect(plain).not.toContain('Tough')
  })

  test('is told in full to who sees all', () => {
    expect(text({ armyRules: { A: ['TOUGH'], B: ['HATRED'] } }, both('B', 1000, 0), { kind: 'facilitator' })).toContain(
      'cost 4 levels by the table, Hatred +1, Tough −1: 4.',
    )
  })
})
