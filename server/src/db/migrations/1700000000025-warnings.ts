import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is told of a draft beside its problems has the name that it has in the API. */
export class Warnings1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE muster.draft RENAME COLUMN remarks TO warnings')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE muster.draft RENAME COLUMN warnings TO remarks')
  }
}
