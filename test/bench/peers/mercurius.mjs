import fastify from 'fastify'
import mercurius from 'mercurius'
import { resolvers, typeDefs } from './answers.mjs'

const app = fastify()
await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 })
process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
