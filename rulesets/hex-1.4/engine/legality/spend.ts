import type { Cell } from '../../../kit/grid.js'
import type { Account } from './account.js'
import type { Deal } from './deal.js'

const carried = (account: Account, from: Cell, at: Cell): Account => ({
  ...account,
  capital: account.capital === from ? at : account.capital,
  hexes: account.hexes.map((hex) => {
    if (hex.cell === from)
      return { ...hex, facilities: hex.facilities.filter((facility) => facility !== 'FORTRESS'), dormant: false }
    return hex.cell === at ? { ...hex, facilities: [...hex.facilities, 'FORTRESS'] } : hex
  }),
})

const after = (account: Account, deal: Deal): Account => {
  switch (deal.kind) {
    case 'due':
      return { ...account, due: [...account.due, deal.item] }
    case 'capital':
      return { ...account, capital: deal.at }
    case 'carry':
      return carried(account, deal.from, deal.at)
    case 'merge': {
      const due = account.due.map((item) =>
        'into' in item && item.into === deal.with ? { ...item, into: deal.force } : item,
      )
      const left = account.forces.filter(({ id }) => id !== deal.with)
      return {
        ...account,
        due,
        reformed: { ...account.reformed, merged: [...account.reformed.merged, deal.force] },
        forces: left.map((force) => (force.id === deal.force ? { ...force, ...deal.whole } : force)),
      }
    }
    case 'split': {
      const parts = (force: Account['forces'][number]) => deal.parts.map((part) => ({ ...part, at: force.at }))
      return {
        ...account,
        reformed: { ...account.reformed, split: [...account.reformed.split, ...deal.parts.map(({ id }) => id)] },
        forces: account.forces.flatMap((force) => (force.id === deal.force ? parts(force) : [force])),
      }
    }
    case 'roster':
      return {
        ...account,
        forces: account.forces.map((force) => (force.id === deal.force ? { ...force, units: deal.units } : force)),
      }
    case 'special':
    case 'uplink':
    case 'reroll':
    case 'claim':
      return account
  }
}

/** The buyer's means once an order is carried out. */
export const spend = (account: Account, deal: Deal): Account => {
  const left = after(account, deal)
  return { ...left, stash: left.stash - deal.price }
}
