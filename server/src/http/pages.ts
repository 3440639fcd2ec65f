import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartProblem } from '../base/startProblem.js'
import { openStatics, staticsPath } from './statics.js'

export interface Pages {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

interface NextApp {
  prepare(): Promise<void>
  getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close(): Promise<void>
}

type MakeNext = (options: { readonly dev: boolean; readonly dir: string; readonly quiet: boolean }) => NextApp

const folder = fileURLToPath(new URL('../../../web', import.meta.url))

/** The built web application. */
export const openPages = async (): Promise<Pages> => {
  if (!existsSync(join(folder, '.next', 'BUILD_ID')))
    throw new StartProblem('The web pages are not built yet. Start with `npm start`, which builds them.')
  // The package is CommonJS and does not say so in a way that NodeNext understands.
  const { default: next } = (await import('next')) as { readonly default: unknown }
  const app = (next as MakeNext)({ dev: false, dir: folder, quiet: true })
  await app.prepare()
  const statics = openStatics(join(folder, '.next', 'static'))
  const page = app.getRequestHandler()
  // Pages themselves are not compressed: they are small, and the length of a compressed page that repeats its address (which anybody can put
  // into a link) would reveal what else is in it.
  const handle: Pages['handle'] = async (request, response) => {
    if (request.url?.startsWith(staticsPath)) statics(request, response)
    else await page(request, response)
  }
  return { handle, close: () => app.close() }
}
