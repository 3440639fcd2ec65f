import { cruise, type ICruiseOptions, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const laws = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: IForbiddenRuleType[]
  options: ICruiseOptions
}

// A house in small that keeps every law: each file with what it imports.
const honest: Readonly<Record<string, readonly string[]>> = {
  'rulesets/kit/ids.ts': [],
  'rulesets/kit/view.ts': ['./ids.js'],
  'rulesets/kit/graphql.ts': ['type-graphql', './view.js'],
  'rulesets/chess/engine/state.ts': ['../../kit/ids.js'],
  'rulesets/chess/engine/pieces.ts': [],
  'rulesets/chess/engine/view.ts': ['../../kit/view.js', './pieces.js'],
  'rulesets/chess/engine/desk.ts': ['./view.js'],
  'rulesets/chess/engine/fog.ts': ['./state.js', './view.js'],
  'rulesets/chess/engine/steps/move.ts': ['../state.js'],
  'rulesets/chess/engine/referee.ts': ['./steps/move.js', './fog.js'],
  'rulesets/chess/graphql.ts': ['type-graphql', '../kit/graphql.js', './engine/view.js'],
  'rulesets/chess/web/index.ts': ['./../engine/view.js'],
  'rulesets/chess/index.ts': ['./engine/referee.js', './engine/desk.js'],
  'rulesets/draughts/engine/state.ts': ['../../kit/ids.js'],
  'rulesets/hex-1.4/engine/fog/learn.ts': [],
  'rulesets/hex-1.4/engine/fog/sight.ts': [],
  'rulesets/hex-1.4/engine/steps/income.ts': [],
  'rulesets/hex-1.4/engine/steps/recon.ts': ['../fog/learn.js'],
  'rulesets/boltgun/engine/model/state.ts': [],
  'rulesets/boltgun/engine/map/masks.ts': [],
  'rulesets/boltgun/engine/map/reach.ts': [],
  'rulesets/boltgun/engine/movement/march.ts': ['../map/masks.js'],
  'rulesets/boltgun/engine/view/view.ts': [],
  'rulesets/tabletop/index.ts': ['../kit/ids.js', './procedures/index.js'],
  'rulesets/tabletop/procedures/index.ts': [],
  'server/src/compose.ts': ['./referee/compute/registry.js', './db/source.js', './graphql/resolvers/game.js'],
  'server/src/db/source.ts': ['typeorm', 'pg'],
  'server/src/store/reads.ts': ['../db/source.js'],
  'server/src/store/sql.ts': ['typeorm'],
  'server/src/base/log.ts': [],
  'server/src/store/sheets.ts': ['../db/source.js', './sql.js', '../base/log.js'],
  'server/src/referee/compute/registry.ts': ['@muster/rulesets/chess/index.js'],
  'server/src/referee/sealing/seal.ts': ['../compute/registry.js', '../../store/sheets.js'],
  'server/src/graphql/resolvers/game.ts': [
    '../../referee/sealing/seal.js',
    '../../store/reads.js',
    '@muster/rulesets/kit/view.js',
  ],
  'server/src/base/problems.ts': [],
  'server/src/import/zip.ts': ['../base/problems.js', '@muster/rulesets/kit/view.js'],
  'web/app/page.tsx': [
    '@muster/rulesets/chess/engine/desk.js',
    '@muster/rulesets/kit/view.js',
    'late @muster/rulesets/tabletop/index.js',
  ],
  'web/play/protocol.ts': ['@muster/rulesets/kit/view.js'],
  'web/play/engine/worker.ts': ['@muster/rulesets/chess/index.js', '../protocol.js'],
  'web/map/camera.ts': [],
  'web/map/keys.ts': [],
  'web/campaign/screen.ts': ['../map/camera.js'],
  'web/forms/Form.tsx': ['@muster/rulesets/kit/view.js'],
  'packages/kit/src/index.ts': ['../../../rulesets/kit/view.js'],
  'test/support/play.ts': [],
}

// One deliberately bad import a law, and the file in the honest house that it is planted in.
const planted: readonly { law: string; file: string; imports: string }[] = [
  { law: 'kit-imports-nothing', file: 'rulesets/kit/view.ts', imports: 'pg' },
  { law: 'kit-imports-nothing', file: 'rulesets/kit/view.ts', imports: 'node:fs' },
  { law: 'kit-knows-no-graphql', file: 'rulesets/kit/ids.ts', imports: './graphql.js' },
  { law: 'engine-imports-itself-and-kit', file: 'rulesets/chess/engine/state.ts', imports: 'node:crypto' },
  {
    law: 'engine-imports-itself-and-kit',
    file: 'rulesets/chess/engine/steps/move.ts',
    imports: '../../../kit/graphql.js',
  },
  { law: 'rulesets-are-strangers', file: 'rulesets/chess/index.ts', imports: '../draughts/engine/state.js' },
  { law: 'rulesets-are-strangers', file: 'rulesets/chess/index.ts', imports: '../tabletop/index.js' },
  { law: 'rulesets-are-strangers', file: 'rulesets/chess/index.ts', imports: '@muster/rulesets/tabletop/index.js' },
  { law: 'ruleset-doors-see-views', file: 'rulesets/chess/graphql.ts', imports: './engine/fog.js' },
  { law: 'ruleset-doors-see-views', file: 'rulesets/chess/engine/pieces.ts', imports: './state.js' },
  { law: 'ruleset-doors-see-views', file: 'rulesets/chess/web/index.ts', imports: '../engine/steps/move.js' },
  { law: 'ruleset-doors-see-views', file: 'rulesets/boltgun/engine/view/view.ts', imports: '../movement/march.js' },
  { law: 'ruleset-doors-see-views', file: 'rulesets/boltgun/engine/view/view.ts', imports: '../model/state.js' },
  { law: 'web-sees-views', file: 'web/app/page.tsx', imports: '@muster/rulesets/chess/index.js' },
  { law: 'web-opens-three-doors', file: 'web/app/page.tsx', imports: '@muster/rulesets/chess/engine/pieces.js' },
  { law: 'trial-plays-in-its-worker', file: 'web/app/page.tsx', imports: '../play/engine/worker.js' },
  { law: 'trial-plays-by-the-contract', file: 'web/play/engine/worker.ts', imports: '../../map/camera.js' },
  { law: 'web-opens-three-doors', file: 'web/app/page.tsx', imports: '../../server/src/store/reads.js' },
  {
    law: 'web-opens-three-doors',
    file: 'web/app/page.tsx',
    imports: 'late @muster/rulesets/tabletop/procedures/index.js',
  },
  { law: 'shelf-is-loaded-late', file: 'web/app/page.tsx', imports: '@muster/rulesets/tabletop/index.js' },
  { law: 'forms-know-no-page', file: 'web/forms/Form.tsx', imports: '../app/page.js' },
  { law: 'forms-know-no-page', file: 'web/forms/Form.tsx', imports: '@muster/rulesets/chess/engine/desk.js' },
  {
    law: 'resolvers-call-referee-and-reads',
    file: 'server/src/graphql/resolvers/game.ts',
    imports: '../../db/source.js',
  },
  {
    law: 'resolvers-call-referee-and-reads',
    file: 'server/src/graphql/resolvers/game.ts',
    imports: '../../store/sheets.js',
  },
  { law: 'sql-in-few-places', file: 'server/src/referee/sealing/seal.ts', imports: 'pg' },
  { law: 'sql-in-few-places', file: 'server/src/graphql/resolvers/game.ts', imports: 'typeorm' },
  {
    law: 'only-the-store-opens-a-transaction',
    file: 'server/src/referee/sealing/seal.ts',
    imports: '../../store/sql.js',
  },
  {
    law: 'only-the-referee-knows-engines',
    file: 'server/src/store/reads.ts',
    imports: '../referee/compute/registry.js',
  },
  {
    law: 'only-the-referee-knows-engines',
    file: 'server/src/graphql/resolvers/game.ts',
    imports: '@muster/rulesets/chess/engine/desk.js',
  },
  { law: 'import-keeps-nothing', file: 'server/src/import/zip.ts', imports: 'node:fs' },
  { law: 'import-keeps-nothing', file: 'server/src/import/zip.ts', imports: 'node:fs/promises' },
  { law: 'import-keeps-nothing', file: 'server/src/import/zip.ts', imports: '../store/sheets.js' },
  {
    law: 'no-tests-in-the-product',
    file: 'server/src/referee/sealing/seal.ts',
    imports: '../../../../test/support/play.js',
  },
  { law: 'packages-open-the-kit', file: 'packages/kit/src/index.ts', imports: '../../../rulesets/chess/index.js' },
  { law: 'packages-open-the-kit', file: 'packages/kit/src/index.ts', imports: '../../../rulesets/kit/graphql.js' },
  { law: 'no-circles', file: 'rulesets/chess/engine/state.ts', imports: './steps/move.js' },
  { law: 'no-circles-of-rooms', file: 'server/src/base/problems.ts', imports: '../store/sheets.js' },
  { law: 'no-circles-of-rooms', file: 'web/map/keys.ts', imports: '../campaign/screen.js' },
  { law: 'no-circles-of-rooms', file: 'rulesets/hex-1.4/engine/fog/sight.ts', imports: '../steps/income.js' },
  { law: 'no-circles-of-rooms', file: 'rulesets/boltgun/engine/map/reach.ts', imports: '../movement/march.js' },
]

let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'muster-laws-'))
  for (const name of ['typeorm', 'pg', 'type-graphql']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  cpSync(join(root, 'rulesets', 'package.json'), join(house, 'rulesets', 'package.json'))
  mkdirSync(join(house, 'node_modules', '@muster'))
  symlinkSync(join('..', '..', 'rulesets'), join(house, 'node_modules', '@muster', 'rulesets'))
  for (const [file, imports] of Object.entries(honest)) write(file, source(imports))
})
afterAll(() => {
  rmSync(house, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

const late = 'late '

/** Imports a file at once and its types, or late: when it is asked for. */
const importing = (from: string, index: number): string =>
  from.startsWith(late)
    ? `export const late${index} = () => import('${from.slice(late.length)}')\n`
    : `import type * as i${index} from '${from}'\nimport '${from}'\n`

const source = (imports: readonly string[]) => imports.map(importing).join('') + 'export {}\n'

/** The laws that are broken in a folder, with who breaks them. */
async function offences(folder: string): Promise<readonly IViolation[]> {
  const options = { ...laws.options, baseDir: folder, ruleSet: { forbidden: laws.forbidden }, validate: true }
  const { output } = await cruise(['rulesets', 'server/src', 'web', 'packages', 'test'], options)
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations
}

const broken = async () => (await offences(house)).map(({ rule }) => rule.name)

test('the honest house keeps every law', async () => {
  expect(await broken()).toEqual([])
})

describe('a bad import is caught', () => {
  test.each(planted)('$law: $file ← $imports', async ({ law, file, imports }) => {
    write(file, source([...(honest[file] ?? []), imports]))
    try {
      expect(await broken()).toContain(law)
    } finally {
      write(file, source(honest[file] ?? []))
    }
  })

  test('for every law there is', () => {
    expect([...new Set(planted.map(({ law }) => law))].sort()).toEqual(laws.forbidden.map(({ name }) => name).sort())
  })
})
