import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who plays a seat with its holder, and who wrote what of a draft that several write. */
const changes = `
CREATE TABLE muster.commander (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  holding uuid NOT NULL REFERENCES muster.holding,
  seat text NOT NULL,
  user_id text,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  pieces json,
  seals boolean NOT NULL DEFAULT false,
  ended_at timestamptz,
  until_number integer,
  CHECK ((user_id IS NULL) = (accepted_at IS NULL)),
  CHECK ((ended_at IS NULL) = (until_number IS NULL)),
  CHECK (pieces IS NULL OR NOT seals)
);
CREATE UNIQUE INDEX commander_asked ON muster.commander (campaign, seat) WHERE accepted_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX commander_one ON muster.commander (campaign, user_id) WHERE ended_at IS NULL;
CREATE INDEX commander_of ON muster.commander (user_id, campaign) WHERE user_id IS NOT NULL;
ALTER TABLE muster.draft ADD COLUMN authors json NOT NULL DEFAULT '{}';
`

const undone = `
ALTER TABLE muster.draft DROP COLUMN authors;
DROP TABLE muster.commander;
`

export class Commanders1700000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
