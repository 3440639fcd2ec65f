import { readFunction } from './define.js'

/** The one way to signal: the name of the channel stands in a table, so that a login that may not read it cannot listen in. */
export const signalFunctions = [
  readFunction(
    'signal',
    { _what: 'text' },
    `BEGIN
  PERFORM pg_notify((SELECT c.name FROM muster.channel c), _what);
END`,
    { open: 'referee', returns: 'void', writes: true },
  ),
]
