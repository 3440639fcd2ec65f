// A file of its own, because a package that is fetched late as a whole comes with its server's half too.
export { createClient } from 'graphql-ws'
