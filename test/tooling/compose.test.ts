import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-compose-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** dclint knows the Compose schema and what goes wrong in practice. */
function lint(content: string): { code: number | null; output: string } {
  const file = join(folder, 'docker-compose.yml')
  writeFileSync(file, content)
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/dclint/bin/dclint.cjs'), '--max-warnings', '0', file],
    { encoding: 'utf8' },
  )
  return { code: done.status, output: done.stdout + done.stderr }
}

describe('docker-compose.yml', () => {
  test('keeps the Compose schema and the linter’s rules', () => {
    expect(lint(text)).toMatchObject({ code: 0 })
  })

  test.each([
    ['an unknown key', text.replace('    restart:', '    restarts:')],
    ['a wrong type', text.replace('      retries: 6', '      retries: [1]')],
    ['a name used twice', text.replace('  first:\n    build', '  postgres:\n    build')],
  ])('and the linter would see %s', (_, broken) => {
    expect(broken).not.toBe(text)
    expect(lint(broken).code).not.toBe(0)
  })

  test('carries no secret, shows nothing but the proxy, and keeps all parts that serve in health checks', () => {
    const { services, volumes } = parse(text, { merge: true }) as {
      services: Record<
        string,
        { environment: Record<string, string>; ports?: string[]; healthcheck?: object; volumes?: string[] }
      >
      volumes: Record<string, null>
    }
    expect(Object.keys(services)).toEqual(['backup', 'caddy', 'first', 'postgres', 'redis', 'second'])
    expect(services['postgres']?.environment['POSTGRES_PASSWORD']).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
    for (const name of ['first', 'second', 'backup'])
      expect(services[name]?.environment['MUSTER_SECRET']).toMatch(/^\$\{MUSTER_SECRET:\?/)
    expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(['caddy'])
    expect(Object.values(services).every(({ healthcheck }) => healthcheck !== undefined)).toBe(true)
    // Since PostgreSQL 18 the image keeps its data one folder up from where it did.
    expect(services['postgres']?.volumes).toEqual(['database:/var/lib/postgresql'])
    // Backups and copies before a migration outlive the container, in a folder that its user may write to.
    for (const name of ['first', 'second', 'backup']) expect(services[name]?.volumes).toEqual(['data:/data'])
    expect(dockerfile).toContain('install -d -o node -g node -m 700 /data')
    expect(Object.keys(volumes)).toEqual(['certificates', 'data', 'database'])
  })

  test('has a proxy that knows each server and asks whether it is ready, and servers that trust it and wait for it', () => {
    const proxy = readFileSync(join(root, 'ops/Caddyfile'), 'utf8')
    expect(proxy).toContain('reverse_proxy first:3000 second:3000')
    expect(proxy).toContain('health_uri /readyz')
    const [, seconds = ''] = /health_interval (\d+)s/.exec(proxy) ?? []
    const { services } = parse(text, { merge: true }) as {
      services: Record<string, { environment: Record<string, string> }>
    }
    for (const name of ['first', 'second']) {
      expect(services[name]?.environment['MUSTER_TRUST_PROXY']).toBe('1')
      expect(services[name]?.environment['REDIS_URL']).toBe('redis://redis:6379')
      expect(Number(services[name]?.environment['MUSTER_DRAIN_SECONDS'])).toBeGreaterThanOrEqual(2 * Number(seconds))
    }
  })
})

describe('Dockerfile', () => {
  test('installs from the lock file on Node 24 and runs as nobody special', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(bases).toEqual(['node:24-slim', 'node:24-slim'])
    expect(dockerfile).toMatch(/^RUN npm ci /m)
    expect(dockerfile).not.toMatch(/npm install/)
    const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
    expect(lastStage).toMatch(/^USER node$/m)
    expect(lastStage).toMatch(/NODE_ENV=production/)
    expect(lastStage).toContain('/muster/ops ./ops')
  })
})
