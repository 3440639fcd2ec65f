import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { resolvers, typeDefs } from './answers.mjs'

const server = createServer(createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false }))
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`))
