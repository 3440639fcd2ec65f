import type { Role } from './roles.js'

/** A client that is gone without notice is given up within seconds, with whatever its transaction holds. */
const line = {
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '2s',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '8s',
}

/**
 * What each login's connections begin with. The reader's transactions write nothing: in those PostgreSQL also refuses what it lets every role do to
 * itself, such as setting a password or defaults of its own.
 */
const settings: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  referee: { search_path: 'muster', ...line },
  reader: {
    ...{ search_path: 'muster', default_transaction_read_only: 'on' },
    ...{ statement_timeout: '15s', lock_timeout: '5s', idle_in_transaction_session_timeout: '5s' },
    ...line,
  },
  accounts: { search_path: 'accounts', ...line },
}

/** Statements that reset whatever was set for a login and set what is given here. */
export const settingsOf = (role: Role, name: string, database: string): readonly string[] => [
  `ALTER ROLE ${name} RESET ALL`,
  `ALTER ROLE ${name} IN DATABASE ${database} RESET ALL`,
  ...Object.entries(settings[role]).map(
    ([key, value]) => `ALTER ROLE ${name} IN DATABASE ${database} SET ${key} = '${value}'`,
  ),
]
