// npm run new-ruleset -- ID ["TITLE"]: a folder in rulesets/ with a small game, to be turned into one's own.
import { tryBin } from './child.mjs'
import { inRoot } from './paths.mjs'
import { writeMessages } from './messages.mjs'
import { orSaySo } from './problem.mjs'
import { writeRuleset } from './ruleset.mjs'

await orSaySo(async () => {
  const [id, title] = process.argv.slice(2)
  const files = writeRuleset({ id, title })
  await writeMessages()
  // A longer or shorter id breaks lines at other places.
  await tryBin('oxfmt', 'oxfmt', ['--write', inRoot('rulesets', id)])
  console.log(`rulesets/${id} was created: ${files.length} files, a small game that can be played as it is.

  npm run cases -- rulesets/${id}/cases     its situations with their results
  npx vitest run test/conformance          random campaigns, checked against the rules for rulesets
  npm run schema                           describes its part of the API
  npm run check                            formatting, lint, types, import rules
  npm start                                play it: it is on the list of rulesets

Begin with engine/rules.ts and cases/, then follow the game through engine/turn.ts and engine/fog.ts.
docs/rulesets.md says what each file is for.`)
})
