/** A Colyseus server of that game, in memory; who sees what is decided by a StateView each. */
import { StateView } from '@colyseus/schema'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { cells, far, opened } from './colyseus-state.mjs'

class War extends Room {
  maxClients = 1000
  patchRate = null

  onCreate() {
    this.setState(opened())
    this.onMessage('close', () => this.closeStage())
  }

  onJoin(client, { side }) {
    client.side = side
    client.view = new StateView()
    this.look(client)
    this.broadcastPatch()
  }

  look(client) {
    const own = this.state.pieces.filter((piece) => piece.side === client.side)
    for (const piece of this.state.pieces) {
      const seen = piece.side === client.side || own.some(({ at }) => far(at, piece.at) <= 3)
      if (seen && !client.view.has(piece)) client.view.add(piece)
      else if (!seen && client.view.has(piece)) client.view.remove(piece)
    }
  }

  closeStage() {
    for (const piece of this.state.pieces) piece.at = (piece.at + 1 + (piece.id % 3)) % cells
    for (const client of this.clients) this.look(client)
    this.state.turn += 1
    this.broadcastPatch()
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false })
server.define('war', War)
await server.listen(Number(process.argv[2]))
