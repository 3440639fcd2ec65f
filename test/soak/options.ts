import { parseArgs } from 'node:util'

/** Minutes that are measured, once everybody plays. */
export const readMinutes = (): number => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
  const minutes = Number(values.minutes)
  if (minutes >= 1) return minutes
  console.error('Give a number of minutes, at least one.\nnpm run soak -- [--minutes 20]')
  process.exit(2)
}
