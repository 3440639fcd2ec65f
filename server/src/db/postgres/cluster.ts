import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '../../base/startProblem.js'
import { asAccount, giveTo, type Account } from './account.js'
import type { Binaries } from './binaries.js'
import { explaining, fullSentence, type DataFolder } from './folder.js'

export const superuser = 'postgres'

/** How a program under the account names the folder it was started in: the folders above may be closed to it. */
export function clusterArgument(account: Account | null, cluster: string): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Makes PostgreSQL's files unless they exist; they appear completely or not at all. */
export async function initCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: Account | null,
  options: { readonly password: string; readonly durable: boolean },
): Promise<void> {
  if (existsSync(folder.cluster)) return
  const draft = `${folder.cluster}.new`
  explaining(folder.data, () => {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    giveTo(account, draft)
  })
  await withPasswordFile(options.password, account, async (passwordFile) => {
    const args = ['-D', clusterArgument(account, draft), '-U', superuser, `--pwfile=${passwordFile}`]
    args.push('--auth=scram-sha-256', '--locale=C', '--encoding=UTF8', '--no-instructions')
    const { code, output } = await run(binaries.initdb, options.durable ? args : [...args, '--no-sync'], draft, account)
    if (code !== 0) throw initProblem(folder, output)
  })
  renameSync(draft, folder.cluster)
}

function initProblem(folder: DataFolder, output: string): StartProblem {
  if (output.includes('No space left on device')) return new StartProblem(fullSentence(folder.data))
  const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? output.trim()
  return new StartProblem(`PostgreSQL could not create its files in ${folder.cluster}: ${reason.trim()}`)
}

async function withPasswordFile(password: string, account: Account | null, work: (file: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'))
  try {
    const file = join(folder, 'password')
    writeFileSync(file, `${password}\n`, { mode: 0o600 })
    chmodSync(folder, 0o700)
    giveTo(account, file)
    giveTo(account, folder)
    await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(program: string, args: readonly string[], cwd: string, account: Account | null) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, { cwd, ...asAccount(account), stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(said).toString('utf8') }))
  })
}
