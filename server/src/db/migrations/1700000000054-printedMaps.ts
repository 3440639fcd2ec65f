import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What whoever drew a campaign's map printed on it: names of places and a picture under the grid. */
const changes = `ALTER TABLE muster.campaign_scenario ADD COLUMN printed json`

const undone = `ALTER TABLE muster.campaign_scenario DROP COLUMN printed`

export class PrintedMaps1700000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
