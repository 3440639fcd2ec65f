export { type Answer, type ApiCode, type Code, type Cost, type Problem } from './answer.js'
export {
  type ClientOptions,
  createClient,
  type FollowOptions,
  type MusterClient,
  type RequestOptions,
} from './client.js'
export { type Operation, operation } from './operation.js'
export * from './operations.generated.js'
export type { Streamed, StreamOptions } from './streams.js'
