import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../bench/', import.meta.url))

/** Installs the peers where they are missing; false when that fails. */
export const peersAreThere = (): boolean => {
  if (existsSync(`${folder}node_modules/boardgame.io`) && existsSync(`${folder}node_modules/js-diplomacy`)) return true
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) console.log('The peers could not be installed: their columns stay empty, and no ratio is judged.')
  return status === 0
}

const told = (file: string, ...args: readonly string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [`peers/${file}`, ...args], { cwd: folder, encoding: 'utf8' }))

export const diplomacy = (): { readonly ordersPerSecond: number } =>
  told('diplomacy.mjs') as { readonly ordersPerSecond: number }

export interface BoardgameFigures {
  readonly firstViewMs: number
  readonly lastSocketMs: number
  readonly cpuMs: number
}

export const boardgame = (sockets: number, rounds: number): BoardgameFigures =>
  told('boardgame.cjs', String(sockets), String(rounds)) as BoardgameFigures
