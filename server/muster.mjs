#!/usr/bin/env node
// `npx muster`, `npx muster backup FILE`: the start of the package that `npm run pack` makes. It is built already; its packages are installed beside it.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { resolve } = createRequire(import.meta.url)
const pages = fileURLToPath(new URL('../web/.next/node_modules', import.meta.url))

/** The built pages look for some packages under names of their own, as links, which no packed file can hold. */
function link(name, target) {
  if (existsSync(join(pages, name))) return
  const installed = resolve.paths(target).map((folder) => join(folder, target))
  mkdirSync(pages, { recursive: true })
  symlinkSync(installed.find(existsSync), join(pages, name), 'junction')
}

for (const [name, target] of Object.entries(JSON.parse(readFileSync(new URL('links.json', import.meta.url), 'utf8'))))
  link(name, target)
process.env.NODE_ENV ??= 'production'
await import(process.argv.length > 2 ? './command.mjs' : './start.mjs')
