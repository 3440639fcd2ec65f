import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Mail, openMail } from '../../server/src/mail/mail.js'
import { mailSettings } from '../../server/src/mail/settings.js'

const from = 'Muster <muster@example.org>'

describe('without a mail server', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('a mail is a file that only its owner may read', async () => {
    const below = join(folder, 'mail')
    const mail = openMail({ smtpUrl: null, from, folder: below })
    const headers = { 'List-Unsubscribe': '<https://muster.example/u>' }
    expect(await mail.send({ to: 'anna@example.org', subject: 'Réveil', text: 'Up.', html: '<p>Up.', headers })).toBe(
      true,
    )
    await mail.close()
    const [name = ''] = await readdir(below)
    expect(name).toMatch(/\.eml$/)
    expect((await stat(join(below, name))).mode & 0o777).toBe(0o600)
    expect((await stat(below)).mode & 0o777).toBe(0o700)
    const text = await readFile(join(below, name), 'utf8')
    expect(text).toMatch(/^From: Muster <muster@example\.org>\r$/m)
    expect(text).toMatch(/^To: anna@example\.org\r$/m)
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/muster\.example\/u>\r$/m)
    expect(text).toContain('multipart/alternative')
  })

  it('a folder that cannot be written fails nobody', async () => {
    await writeFile(join(folder, 'a file'), '')
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const mail = openMail({ smtpUrl: null, from, folder: join(folder, 'a file', 'mail') })
    expect(await mail.send({ to: 'anna@example.org', subject: 'x', text: 'x' })).toBe(false)
    expect(told.mock.calls.flat().join(' ')).toMatch(/a mail was not sent \(\w+\)/)
    expect(told.mock.calls.flat().join(' ')).not.toContain('anna')
    told.mockRestore()
  })
})

describe('with a mail server', () => {
  let smtp: SMTPServer
  let mail: Mail
  let received: { readonly to: readonly string[]; readonly text: string }[] = []

  beforeEach(async () => {
    received = []
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        username === 'muster' && password === 'geheim' ? done(null, { user: 1 }) : done(new Error('who are you?')),
      onRcptTo: ({ address }, _, done) => (address.startsWith('gone') ? done(new Error(`no ${address}`)) : done()),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => void parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          received.push({ to, text: Buffer.concat(parts).toString() })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    mail = openMail({ smtpUrl: `smtp://muster:geheim@127.0.0.1:${String(port)}`, from, folder: '' })
  })
  afterEach(async () => {
    await mail.close()
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve())
    })
  })

  it('hands each mail over, to its one receiver', async () => {
    expect(await mail.send({ to: 'anna@example.org', subject: 'One', text: 'one' })).toBe(true)
    expect(await mail.send({ to: 'bert@example.org', subject: 'Three\r\nBcc: eve@example.org', text: '.' })).toBe(true)
    expect(received.map(({ to }) => to)).toEqual([['anna@example.org'], ['bert@example.org']])
    expect(received[1]?.text).not.toMatch(/^Bcc:/m)
  })

  it('takes a list for no receiver', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await mail.send({ to: 'anna@example.org, eve@example.org', subject: 'Two', text: 'two' })).toBe(false)
    expect(received).toEqual([])
    told.mockRestore()
  })

  it('a refused receiver fails nobody, and the log names no address', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await mail.send({ to: 'gone@example.org', subject: 'One', text: 'one' })).toBe(false)
    expect(told.mock.calls.flat().join(' ')).toContain('"msg":"a mail was not sent (EENVELOPE 550)"')
    told.mockRestore()
  })
})

describe('what the environment says of mail', () => {
  it('is read, and refused in a sentence', () => {
    expect(mailSettings({}, '/data')).toEqual({
      smtpUrl: null,
      from: 'Muster <muster@localhost>',
      folder: '/data/mail',
    })
    expect(mailSettings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@example.org' }, '/data')).toMatchObject({
      smtpUrl: 'smtps://mail.example',
      from: 'a@example.org',
    })
    expect(() => mailSettings({ SMTP_URL: 'mail.example', MAIL_FROM: 'a@example.org' }, '')).toThrow(/SMTP_URL/)
    expect(() => mailSettings({ SMTP_URL: 'smtp://mail.example' }, '')).toThrow(/MAIL_FROM/)
    expect(() => mailSettings({ MAIL_FROM: 'somebody' }, '')).toThrow(/MAIL_FROM/)
  })
})
