import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Scenarios that somebody has drawn or brought, and the copy that a campaign keeps of one. */
const changes = `
CREATE TABLE muster.own_scenario (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id text NOT NULL,
  ruleset text NOT NULL,
  title text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  file json NOT NULL,
  board json NOT NULL,
  size integer NOT NULL,
  ready boolean NOT NULL,
  token text UNIQUE,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX own_scenario_user ON muster.own_scenario (user_id, changed_at DESC, id);
CREATE TABLE muster.campaign_scenario (
  campaign uuid PRIMARY KEY REFERENCES muster.campaign (id) ON DELETE CASCADE,
  scenario json NOT NULL
);
`

const undone = `
DROP TABLE muster.campaign_scenario;
DROP TABLE muster.own_scenario;
`

export class OwnScenarios1700000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
