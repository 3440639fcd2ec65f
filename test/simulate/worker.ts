import type { Options } from './options.js'
import { workOf } from './work.js'

/** What a process is given: every `of`-th campaign, beginning with its own. */
export interface Share {
  readonly options: Options
  readonly first: number
  readonly of: number
}

const play = async ({ options, first, of }: Share): Promise<void> => {
  const work = await workOf(options)
  for (let index = first; index < work.count; index += of) process.send?.({ index, result: work.play(index) })
  process.disconnect()
}

process.once('message', (share) => void play(share as Share))
