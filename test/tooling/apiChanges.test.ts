import { describe, expect, it } from 'vitest'
import { brokenPromises } from '../../scripts/apiChanges.mjs'

const released = `
type Query { turn(of: ID!): Int!  old: String @deprecated(reason: "Use \`turn\`; goes on 2027-03-01.")  kept: String }
enum Press { OPEN GREY }`
const changes = {
  nothing: released,
  added: released.replace('kept: String', 'kept: String more: Int'),
  removed: released.replace(/old: String @deprecated\([^)]*\)/, ''),
  retyped: released.replace('kept: String', 'kept: Int'),
  value: released.replace('GREY', ''),
  argument: released.replace('of: ID!', 'of: ID! at: ID!'),
}
const check = (change: keyof typeof changes, changeLog: string, version = '0.3.0', today = '2027-04-01') =>
  brokenPromises({ released, current: changes[change], changeLog, version, today })

const named = '## Unreleased\n- `Query.old`, `Query.kept`, `Press.GREY`, `Query.turn.at`: …\n'

describe('changes of the API', () => {
  it('may add', async () => {
    expect(await check('nothing', '')).toEqual([])
    expect(await check('added', '')).toEqual([])
  })

  it.each(['removed', 'retyped', 'value', 'argument'] as const)('that break clients are named (%s)', async (change) => {
    expect(await check(change, '')).toEqual([expect.stringContaining('docs/api-changes.md')])
    expect(await check(change, named)).toEqual([])
    // What was named for an earlier release is no excuse.
    expect(await check(change, `## Unreleased\n\n## 0.2.0\n${named}`)).toHaveLength(1)
  })

  it('that break clients after version 1 were deprecated until a date that has passed', async () => {
    expect(await check('removed', named, '1.2.0')).toEqual([])
    expect(await check('removed', named, '1.2.0', '2027-02-28')).toEqual([
      expect.stringContaining('deprecate it first'),
    ])
    expect(await check('retyped', named, '1.2.0')).toEqual([expect.stringContaining('deprecate it first')])
  })
})
