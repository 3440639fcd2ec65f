import type { EntityManager } from 'typeorm'

class Opened {
  readonly #manager: EntityManager

  constructor(manager: EntityManager) {
    this.#manager = manager
  }

  static sql(tx: Opened): EntityManager {
    return tx.#manager
  }
}

/** One transaction of the referee, as other folders know it. What can be done in it is in this folder, which alone opens it. */
export type Tx = Opened

export const sql = (tx: Tx): EntityManager => Opened.sql(tx)

export const txOf = (manager: EntityManager): Tx => new Opened(manager)
