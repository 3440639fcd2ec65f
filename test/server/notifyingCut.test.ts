import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMail, type Mail } from '../../server/src/mail/mail.js'
import { mailChannel } from '../../server/src/notify/channels/mail.js'
import { cutsOf, cutting, Killed } from '../support/cutting.js'
import { type House, openHouse, openTable, type Table } from '../support/house.js'
import { hurry, openTeller, toldTo, verified } from '../support/teller.js'

let house: House
let table: Table

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const unsubscribe = (channelId: string): string => `https://muster.example/unsubscribe/${channelId}`

/** A process that is killed at some step, and others after it until all is told. True: it came to its end before. */
const playCut = async (mail: Mail, step: number, when: 'before' | 'after'): Promise<boolean> => {
  const channel = mailChannel(mail, unsubscribe)
  const killed = await openTeller(house, [channel], cutting(step, when))
  const ended = await killed.all().then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Killed)) throw error
      return false
    },
  )
  await killed.close()
  // What the dead process had taken is free again when its lease is over.
  await hurry(house)
  const next = await openTeller(house, [channel])
  await next.all()
  await next.close()
  return ended
}

const cuts = cutsOf(7)

const expectTold = async (): Promise<void> => {
  expect(await toldTo(house, table.north)).toEqual(['FULL', 'ORDERS'])
  expect(await toldTo(house, table.south)).toEqual(['STARTED', 'ORDERS'])
}

const openAnew = async (): Promise<void> => {
  table = await openTable(house)
  await verified(house, table.north, table.south)
}

describe('a process that is killed between any two steps', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-cut-'))
    await openAnew()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it.each(cuts)('at step %d, %s it: each mail is one file, and each person is told once', async (step, when) => {
    const mail = openMail({ smtpUrl: null, from: 'muster@example.org', folder })
    await playCut(mail, step, when)
    await mail.close()
    const files = await readdir(folder)
    expect(files.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))).toHaveLength(4)
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    expect(new Set(texts.map((text) => /^Message-ID: (.*)\r$/im.exec(text)?.[1])).size).toBe(4)
    await expectTold()
  })
})

describe('over SMTP', () => {
  let smtp: SMTPServer
  let mail: Mail
  let got: string[] = []
  beforeEach(async () => {
    got = []
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => void parts.push(part))
        stream.on('end', () => {
          got.push(Buffer.concat(parts).toString())
          done()
        })
      },
    })
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    mail = openMail({ smtpUrl: `smtp://127.0.0.1:${String(port)}`, from: 'muster@example.org', folder: '' })
    await openAnew()
  })
  afterEach(async () => {
    await mail.close()
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve())
    })
  })

  it.each(cuts)('at step %d, %s it: at least once, and again only under the same Message-ID', async (step, when) => {
    await playCut(mail, step, when)
    const ids = got.map((text) => /^Message-ID: (.*)\r$/im.exec(text)?.[1])
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(4)
    for (const text of got) {
      expect(text).toMatch(/^List-Unsubscribe:\s+<https:\/\/muster\.example\/unsubscribe\/[^>]+>\r$/m)
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    }
    await expectTold()
  })
})

it('several nodes at once tell each person once', async () => {
  await openAnew()
  const sent: string[] = []
  const mail: Mail = {
    send: ({ once }) => {
      sent.push(once?.id ?? '')
      return Promise.resolve(true)
    },
    close: () => Promise.resolve(),
  }
  const nodes = await Promise.all(Array.from({ length: 4 }, () => openTeller(house, [mailChannel(mail, unsubscribe)])))
  await Promise.all(nodes.map((node) => node.all()))
  // A node that was told nothing may have come before the others were through.
  await nodes[0]?.all()
  expect(sent).toHaveLength(4)
  expect(new Set(sent).size).toBe(4)
  await expectTold()
  await Promise.all(nodes.map((node) => node.close()))
})
