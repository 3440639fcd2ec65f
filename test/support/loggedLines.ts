import { vi } from 'vitest'
import { setUpLog } from '../../server/src/base/log.js'

/** What is logged from here on, however little it matters, instead of being shown. */
export interface Logged {
  text(): string
  lines(): readonly Readonly<Record<string, unknown>>[]
  stop(): void
}

export const listenToLog = (): Logged => {
  const said: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => {
    said.push(parts.map(String).join(' '))
  })
  setUpLog({ level: 'debug', form: 'json' })
  const text = (): string => said.join('\n')
  return {
    text,
    lines: () => said.map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: () => {
      spy.mockRestore()
      setUpLog({ level: 'warn', form: 'json' })
    },
  }
}
