import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm'

type Columns<Row> = { readonly [Key in keyof Row]-?: EntitySchemaColumnOptions }

export const text = (name?: string): EntitySchemaColumnOptions => ({ type: 'text', ...(name ? { name } : {}) })
export const maybe = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({ ...column, nullable: true })
export const key = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({ ...column, primary: true })
export const uuid = (): EntitySchemaColumnOptions => ({ type: 'uuid' })
export const int = (name?: string): EntitySchemaColumnOptions => ({ type: 'integer', ...(name ? { name } : {}) })
export const flag = (name?: string): EntitySchemaColumnOptions => ({ type: 'boolean', ...(name ? { name } : {}) })
export const json = (name?: string): EntitySchemaColumnOptions => ({ type: 'json', ...(name ? { name } : {}) })
export const time = (name?: string): EntitySchemaColumnOptions => ({ type: 'timestamptz', ...(name ? { name } : {}) })
/** An id made by the database. */
export const madeId = (): EntitySchemaColumnOptions => ({ type: 'uuid', primary: true, generated: 'uuid' })

/** A table of the schema `muster`. Entities are plain rows, never types of the API: an added column must not publish itself. */
export const table = <Row>(name: string, columns: Columns<Row>): EntitySchema<Row> =>
  new EntitySchema<Row>({ name, schema: 'muster', tableName: name, columns })
