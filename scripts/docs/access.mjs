import { inRoot } from '../paths.mjs'

/** Who is answered, by the rule of the role matrix; everybody else gets null, an empty list, or a refusal. */
const sentences = {
  public: 'everybody, signed in or not',
  signedIn: 'whoever is signed in',
  signedInAlike: 'whoever is signed in',
  inPerson: 'whoever is signed in with a browser',
  address: 'whoever is signed in, of themselves',
  placed: 'whoever has a place in a campaign',
  member: 'members of the campaign',
  memberSelf: 'members of the campaign',
  briefed: 'members of the campaign',
  pieces: 'holders of seats, and the facilitator',
  seat: 'the holder of a seat, of that seat',
  seatA: 'the holder of a seat, of that seat',
  facilitator: 'the facilitator',
  organiser: 'the organiser',
  organiserInPerson: 'the organiser, signed in with a browser',
  operator: 'operators of the server',
  ended: 'members of the campaign, once it is over',
  answer: null,
}

/** The matrix alone: what its files need besides, to ask a server, is not there. */
const alone = {
  name: 'alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer }) =>
      importer !== '' && !/^\.\/[\w-]+\.js$/.test(path) ? { path, namespace: 'absent' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'absent' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: () => () => undefined }))',
    }))
  },
}

/** Who may read a field: read from the role matrix, by which a test asks as everybody. */
export const readAccess = async () => {
  // Installed by now; it was not when a first start loaded this file.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [inRoot('test', 'api', 'rules', 'table.ts')],
    ...{ bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'silent', plugins: [alone] },
  })
  const { fields, rules } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const access = new Map()
  for (const [type, byRule] of Object.entries(fields))
    for (const [rule, names] of Object.entries(byRule))
      for (const name of names.split(' ')) {
        const who = sentences[rule]
        if (who)
          access.set(`${type}.${name}`, {
            who,
            byToken: rule !== 'public' && [...rules[rule]].some((role) => role.endsWith('Token')),
          })
      }
  return access
}

/** Rules that have no sentence here. */
export const untoldRules = (rules) => Object.keys(rules).filter((rule) => !(rule in sentences))
