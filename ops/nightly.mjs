// node ops/nightly.mjs: a backup each night at 04:15 UTC in MUSTER_DATA/backups, one for each day of the week. What fails is said, and tried the next night.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../server/command.mjs', import.meta.url))
const folder = join(resolve(process.env.MUSTER_DATA ?? './.data'), 'backups')
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const next = (now) => {
  const at = new Date(now)
  at.setUTCHours(4, 15, 0, 0)
  return at > now ? at : new Date(at.getTime() + 24 * 3600 * 1000)
}

/** The one of a week ago stays until the new one is complete. */
const take = (name) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [unfinished, file] = [join(folder, `${name}.new.zip`), join(folder, `${name}.zip`)]
  if (existsSync(unfinished)) rmSync(unfinished)
  const { status } = spawnSync(process.execPath, [command, 'backup', unfinished], { stdio: 'inherit' })
  if (status === 0) renameSync(unfinished, file)
  else console.error(`The backup ${file} could not be taken.`)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
for (;;) {
  const at = next(new Date())
  await delay(at.getTime() - Date.now())
  take(`nightly-${days[at.getUTCDay()]}`)
}
