import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { language } from '@muster/rulesets/kit/language.js'
import { speaking } from '../../base/language.js'
import { frames } from '../../base/metrics.js'
import type { Execution } from '../execution.js'
import { askedOf, frameText } from './texts.js'

export interface Delivery {
  readonly query: string
  /** Sends one frame, the JSON of an answer; settles when it has been sent. */
  readonly send: (frame: string) => Promise<void>
}

/**
 * Opens a stream that sends its frames itself, as ready text: the library would serialise the same answer again for each
 * subscriber. For the library it is a stream without frames, which ends when the frames do.
 */
export const deliver = async (
  execution: Execution,
  args: ExecutionArgs,
  { query, send }: Delivery,
): Promise<AsyncGenerator<never, void> | ExecutionResult> => {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const coming: AsyncIterator<unknown, unknown> = source[Symbol.asyncIterator]()
  const [spoken, asked] = [language(), askedOf(query, args)]
  let over = false
  /** False: the frames have ended. A separate function, so that an idle stream holds nothing of what it sent. */
  const sendNext = async (): Promise<boolean> => {
    const { done, value } = await coming.next()
    if (done === true || over) return false
    const text = await speaking(spoken, () => frameText(execution, args, asked, value as object))
    // Listeners who left meanwhile are sent nothing.
    if (isOver()) return true
    frames.inc()
    await send(text)
    return true
  }
  const outer: AsyncGenerator<never, void> = {
    next: async () => {
      while (await sendNext());
      return { done: true, value: undefined }
    },
    return: async () => {
      over = true
      await coming.return?.()
      return { done: true, value: undefined }
    },
    throw: async (error: unknown) => {
      over = true
      await coming.throw?.(error)
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => outer,
  }
  const isOver = (): boolean => over
  return outer
}
