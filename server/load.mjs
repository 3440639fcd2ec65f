// Plain JavaScript and no part of the bundle: it opens it.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

const built = fileURLToPath(new URL('bundle/server.cjs', import.meta.url))

/** What V8 compiled of the bundle when it was built. V8 takes it from no other version of itself, and then compiles anew. */
export const compiledOf = (bundle) => `${bundle}.compiled`

/** Node keeps what was compiled by itself only from version 22 on, and then writes while the server runs. */
export function load(bundle = built) {
  const compiled = compiledOf(bundle)
  const script = new Script(Module.wrap(readFileSync(bundle, 'latin1')), {
    filename: bundle,
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, dirname(bundle))
  return { script, server: module.exports }
}
