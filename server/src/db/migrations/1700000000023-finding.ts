import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who may find a campaign, who asked for a seat in it, and the roll call before it starts. Campaigns from before are private. */
const changes = `
ALTER TABLE muster.campaign
  ADD COLUMN visibility text NOT NULL DEFAULT 'PRIVATE' CHECK (visibility IN ('PRIVATE', 'UNLISTED', 'LISTED')),
  ADD COLUMN listed_at timestamptz,
  ADD COLUMN roll_called_at timestamptz,
  ADD COLUMN roll_call_until timestamptz,
  ADD CHECK ((roll_called_at IS NULL) = (roll_call_until IS NULL)),
  ADD CHECK (visibility <> 'LISTED' OR listed_at IS NOT NULL);
CREATE INDEX campaign_listed ON muster.campaign (listed_at DESC, id DESC) WHERE visibility = 'LISTED' AND phase <> 'ENDED';
ALTER TABLE muster.holding ADD COLUMN here_at timestamptz;
CREATE TABLE muster.seat_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  user_id text NOT NULL,
  seat text,
  note text NOT NULL,
  bytes text NOT NULL,
  asked_at timestamptz NOT NULL,
  lapses_at timestamptz NOT NULL,
  answered_at timestamptz,
  outcome text CHECK (outcome IN ('ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  answer text NOT NULL DEFAULT '',
  FOREIGN KEY (campaign, seat) REFERENCES muster.seat,
  CHECK ((answered_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX seat_request_declined ON muster.seat_request (campaign, user_id) WHERE outcome = 'DECLINED';
CREATE INDEX ON muster.seat_request (campaign, asked_at);
CREATE INDEX ON muster.seat_request (user_id, asked_at);
`

const undone = `
DROP TABLE muster.seat_request;
ALTER TABLE muster.holding DROP COLUMN here_at;
ALTER TABLE muster.campaign
  DROP COLUMN visibility, DROP COLUMN listed_at, DROP COLUMN roll_called_at, DROP COLUMN roll_call_until;
`

export class Finding1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
