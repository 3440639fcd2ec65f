import type { Page } from '@playwright/test'

/** All that a page is sent but the program itself, which is the same for everybody. */
export interface Traffic {
  readonly bodies: readonly string[]
  settle(): Promise<void>
}

export const listen = (page: Page): Traffic => {
  const bodies: string[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) return
    const read = response.text().then(
      (text) => void bodies.push(JSON.stringify(response.headers()), text),
      // A redirect, or a page that was left meanwhile, has no body.
      () => undefined,
    )
    reading.push(read)
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void bodies.push(payload.toString()))
  })
  return {
    bodies,
    settle: async () => {
      await Promise.all(reading)
    },
  }
}

/** Which of the secrets were sent to the page. */
export const found = ({ bodies }: Traffic, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => bodies.some((body) => body.includes(secret)))

/** What stood for a match of the pattern in the traffic, each once. */
export const matches = ({ bodies }: Traffic, pattern: RegExp): readonly string[] => [
  ...new Set(bodies.flatMap((body) => [...body.matchAll(pattern)].map(([, group]) => group ?? ''))),
]
