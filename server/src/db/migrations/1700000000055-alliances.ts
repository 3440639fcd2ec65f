import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Seats that share sight, as the scenario of their campaign says. */
const changes = `ALTER TABLE muster.seat ADD COLUMN alliance text`

const undone = `ALTER TABLE muster.seat DROP COLUMN alliance`

export class Alliances1700000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
