import { parseArgs } from 'node:util'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { loadGame, rulesetsThere } from '../simulate/games.js'
import type { WarAdapter } from './adapter.js'
import { playOn } from './playOn.js'
import { tell } from './tell/index.js'
import { readText, readWar, warsOf, writeText, writeWar } from './war.js'

const usage = `npm run wars -- [--accept] [--ruleset ID] [--war NAME] [--play-on]

  without --accept   says which recorded wars read otherwise than they were accepted, and shows the first difference of each
  --accept           writes their texts anew: read the difference before you commit it
  --play-on          first writes a sheet for every ask that the record has not met: how a new war is recorded
  --ruleset, --war   only these`

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    'play-on': { type: 'boolean', default: false },
    ruleset: { type: 'string' },
    war: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const presentationOf = async (id: string): Promise<Presentation> =>
  ((await import(`../../rulesets/${id}/web/index.ts`)) as { readonly default: Presentation }).default

const adapterOf = async (id: string): Promise<WarAdapter> =>
  ((await import(`../${id}/wars.ts`)) as { readonly default: WarAdapter }).default

/** The first lines in which two texts differ, with the lines before them. */
const difference = (was: string, is: string): string => {
  const [old, now] = [was.split('\n'), is.split('\n')]
  const at = now.findIndex((line, index) => line !== old[index])
  const from = at < 0 ? now.length : at
  return [
    ...now.slice(Math.max(0, from - 3), from).map((line) => `    ${line}`),
    ...old.slice(from, from + 5).map((line) => `  - ${line}`),
    ...now.slice(from, from + 5).map((line) => `  + ${line}`),
  ].join('\n')
}

/** Whether a war reads as it was accepted, or is accepted now. */
const judge = async (id: string, name: string): Promise<boolean> => {
  const { game } = await loadGame(id)
  if (values['play-on']) writeWar(id, name, playOn(game, await adapterOf(id), readWar(id, name)))
  const text = [...tell(game, await presentationOf(id), readWar(id, name))].map((part) => `${part}\n`).join('')
  const accepted = readText(id, name)
  if (values.accept) writeText(id, name, text)
  const same = text === accepted
  console.log(`${id} ${name}: ${same ? 'as accepted' : values.accept ? 'written anew' : 'reads otherwise'}`)
  if (!same && !values.accept) console.log(difference(accepted, text))
  return same || values.accept
}

if (values.help) console.log(usage)
else {
  let well = true
  for (const id of values.ruleset === undefined ? rulesetsThere() : [values.ruleset])
    for (const name of values.war === undefined ? warsOf(id) : [values.war]) well = (await judge(id, name)) && well
  process.exitCode = well ? 0 : 1
}
