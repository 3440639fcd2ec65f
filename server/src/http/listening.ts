import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartProblem } from '../base/startProblem.js'

interface Where {
  readonly port: number
  /** Null: all addresses. */
  readonly host: string | null
  /** Which variables set them, for whoever is told that they cannot be had. */
  readonly variables: { readonly port: string; readonly host: string }
}

const noAddress = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

const problem = (error: Error, { port, host, variables }: Where): StartProblem => {
  const code = 'code' in error ? String(error.code) : error.message
  if (host !== null && noAddress.includes(code))
    return new StartProblem(
      `This machine has no address ${host}: set ${variables.host} to one that it has, or leave it out.`,
    )
  const instead = `${variables.port}=${String(port + 1)} npm start`
  return new StartProblem(
    code === 'EADDRINUSE'
      ? `Port ${String(port)} is taken by another program: stop it, or choose another port with ${instead}.`
      : `Port ${String(port)} cannot be opened (${code}): choose another with ${instead}.`,
  )
}

/** Opens the port and says which it is. @throws StartProblem that says which variable to set */
export const listening = (server: Server, where: Where): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(problem(error, where)))
    const { port, host } = where
    server.listen({ port, ...(host === null ? {} : { host }) }, () => resolve((server.address() as AddressInfo).port))
  })
