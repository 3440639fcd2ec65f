import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../bench/', import.meta.url))

const wanted = ['boardgame.io', 'js-diplomacy', 'honeycomb-grid', 'graphql-yoga', 'mercurius', '@colyseus/core']

/** Installs the peers where they are missing; false when that fails. */
export const peersAreThere = (): boolean => {
  if (wanted.every((name) => existsSync(`${folder}node_modules/${name}`))) return true
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) console.log('The peers could not be installed: their columns stay empty, and no ratio is judged.')
  return status === 0
}

const told = (file: string, ...args: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [`peers/${file}`, ...args], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) ?? '',
  )

export const diplomacy = (): { readonly ordersPerSecond: number } =>
  told('diplomacy.mjs') as { readonly ordersPerSecond: number }

export interface BoardgameFigures {
  readonly firstViewMs: number
  readonly lastSocketMs: number
  readonly cpuMs: number
}

export const boardgame = (sockets: number, rounds: number): BoardgameFigures =>
  told('boardgame.cjs', String(sockets), String(rounds)) as BoardgameFigures

/** Milliseconds until every one of so many players has seen that their own move counts. */
export const boardgameSeals = (players: number): number =>
  (told('boardgame-seals.cjs', String(players)) as { readonly allMs: number }).allMs

export const colyseus = (sockets: number, rounds: number): Omit<BoardgameFigures, 'firstViewMs'> =>
  told('colyseus.mjs', String(sockets), String(rounds)) as BoardgameFigures
