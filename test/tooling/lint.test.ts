import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryBin } from '../../scripts/child.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const house = mkdtempSync(join(tmpdir(), 'muster-lint-'))

const tsconfig = JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', types: [] } })

/** Lines that somebody could write, each in a file of its own, and the rule that refuses them. */
const planted: readonly (readonly [rule: string, file: string, lines: string])[] = [
  // Texts, no code of Muster's: what the rules must refuse.
  ['no-cast-by-unknown', 'server/src/a.ts', `export const a = (b: string): number => (b as unknown) as number`],
  ['every-test-runs', 'test/b.test.ts', `declare const test: { skip(name: string): void }\ntest.skip('later')`],
  ['no-enum', 'rulesets/kit/c.ts', `export enum Terrain {\n  WOOD = 'wood',\n}`],
  ['no-restricted-globals', 'rulesets/kit/d.ts', `export const now = (): unknown => Date`],
  ['no-restricted-properties', 'rulesets/chess/engine/e.ts', `export const roll = (): number => Math.random()`],
  [
    'no-async-await',
    'rulesets/tabletop/f.ts',
    `export const wait = async (late: Promise<void>): Promise<void> => {\n  await late\n}`,
  ],
  ['no-floating-promises', 'server/src/g.ts', `export const begin = (): void => {\n  Promise.resolve(1)\n}`],
  ['no-unnecessary-condition', 'server/src/h.ts', `export const at = (text: string): string => text ?? ''`],
  ['no-unsafe-return', 'web/i.ts', `export const read = (text: string): number => JSON.parse(text)`],
  [
    'switch-exhaustiveness-check',
    'rulesets/kit/j.ts',
    `export const j = (side: 'left' | 'right'): number => {\n  switch (side) {\n    case 'left':\n      return 1\n  }\n  return 2\n}`,
  ],
  [
    'exhaustive-deps',
    'web/k.ts',
    `declare module 'react' {\n  export function useEffect(run: () => void, deps: readonly unknown[]): void\n}\nimport { useEffect } from 'react'\nexport const useTold = (said: string): void => {\n  useEffect(() => {\n    document.title = said\n  }, [])\n}`,
  ],
  ['sentences-by-key', 'web/campaign/o.tsx', `export const O = () => <p>Sealed</p>`],
  ['sentences-by-key', 'web/campaign/p.tsx', `export const P = () => <img src="a.png" alt="The map" />`],
  ['sentences-by-key', 'web/campaign/q.tsx', 'export const Q = ({ n }: { n: number }) => <p title={`${n} orders`} />'],
  [
    'sentences-by-key',
    'web/campaign/r.tsx',
    `export const R = ({ open }: { open: boolean }) => <b>{open ? 'Open' : null}</b>`,
  ],
  ['sentences-by-key', 'web/campaign/t.ts', `export const tab = { id: 'orders', label: 'Orders' }`],
  [
    'sentences-by-key',
    'rulesets/boltgun/scenarios/u.ts',
    `export const plains = { id: 'plains', about: 'Two armies.' }`,
  ],
  ['sentences-by-key', 'rulesets/tabletop/v.ts', `export const toHit = { id: 'toHit', title: 'To hit' }`],
  [
    'said-when-shown',
    'server/src/w.ts',
    `import * as words from './messages/w.generated.js'\nexport const refusal = { text: words.refused() }`,
  ],
  ['max-lines-per-function', 'server/src/l.ts', `export const l = (): void => {\n${'  void 0\n'.repeat(90)}}`],
  ['max-lines', 'server/src/m.ts', 'export {}\n'.repeat(301)],
  ['Unused oxlint-disable directive', 'server/src/n.ts', `// oxlint-disable-next-line no-var\nexport const n = 1`],
]

/** Text that nobody translates. */
const innocent =
  'export const S = ({ n }: { n: number }) => <p className="c-seal" title={String(n)}><a href="/lobby">← ·</a> <kbd>g</kbd></p>'

let said = ''
beforeAll(async () => {
  for (const part of ['.oxlintrc.json', 'scripts/lintRules.mjs']) cpSync(join(root, part), join(house, part))
  writeFileSync(join(house, 'tsconfig.json'), tsconfig)
  for (const [, file, lines] of planted) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `${lines}\n`)
  }
  writeFileSync(join(house, 'web/campaign/s.tsx'), `${innocent}\n`)
  const { code, output } = await tryBin('oxlint', 'oxlint', ['--format', 'unix'], { cwd: house })
  expect(code).toBe(1)
  said = output
})
afterAll(() => {
  rmSync(house, { recursive: true, force: true })
})

test('text without letters, class names, keys and addresses are no sentences', () => {
  const about = said.split('\n').filter((line) => line.startsWith('web/campaign/s.tsx'))
  expect(about.join('\n')).not.toContain('sentences-by-key')
})

test.each(planted)('%s bites', (rule, file) => {
  const about = said.split('\n').filter((line) => line.startsWith(file))
  expect(about.join('\n')).toContain(rule)
})
