import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Cell, Grid as KitGrid } from '@muster/rulesets/kit/grid.js'
import * as words from '../../messages/requests.generated.js'
import { badInput, notFound } from '../../base/problems.js'
import { type Context, proof } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { Grid } from '../types/grid.js'
import { CellName } from '../types/scalars.js'

const cellOf = (grid: KitGrid, name: string): Cell => {
  const cell = grid.at(name)
  if (cell === null) throw badInput(words.noSuchCell({ cell: name.slice(0, 20), example: grid.name(0) }))
  return cell
}

@Resolver(() => Campaign)
export class CampaignGridResolver {
  @priced({ cost: 600 })
  @FieldResolver(() => Grid, { description: 'Geometry of its map. It never changes.' })
  async grid(@Root() { id, boardHash }: Campaign, @Ctx() context: Context): Promise<Grid> {
    const board = await context.reads.boardOf(proof(context), { campaignId: id, boardHash })
    if (!board) throw notFound()
    const source = gridOf(board)
    return { source, shape: source.kind, width: source.width, height: source.height }
  }
}

@Resolver(() => Grid)
export class GridResolver {
  @FieldResolver(() => [CellName], {
    description:
      'Cells that touch a cell: up to 8 on squares, clockwise from north; up to 6 on hexes, clockwise from east.',
  })
  neighbours(
    @Root() { source }: Grid,
    @Arg('cell', () => CellName, { description: 'Name of the cell.' }) cell: string,
  ): readonly string[] {
    return source.neighbours(cellOf(source, cell)).map((next) => source.name(next))
  }

  @FieldResolver(() => Int, { description: 'Steps between two cells, each to a neighbour.' })
  distance(
    @Root() { source }: Grid,
    @Arg('from', () => CellName, { description: 'Name of the first cell.' }) from: string,
    @Arg('to', () => CellName, { description: 'Name of the second cell.' }) to: string,
  ): number {
    return source.distance(cellOf(source, from), cellOf(source, to))
  }
}
