// npm run freeze -- RULESET [--from COMMIT]: keeps a ruleset's engine as it was at a commit, for the campaigns of its edition, and gives the sources the
// next edition. docs/editions.md says when.
import { orSaySo } from './problem.mjs'
import { freezeEdition, raiseEdition } from './frozen.mjs'
import { inRoot } from './paths.mjs'
import { parseArgs } from 'node:util'

await orSaySo(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
  const [id = ''] = positionals
  const { edition, folder } = await freezeEdition({
    id,
    from: values.from ?? 'HEAD',
    into: inRoot('rulesets', 'frozen'),
  })
  const next = raiseEdition(id, edition)
  console.log(`Edition ${edition} of ${id} is kept in ${folder}. Campaigns that were created with it go on with it.
${next === null ? `rulesets/${id}/index.ts has another edition already.` : `rulesets/${id}/index.ts is edition ${next} now.`}
Make the golden wars of the new edition: npm run golden -- ${id}`)
})
