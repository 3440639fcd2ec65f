import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Campaigns, places and the referee's tables. JSON is stored as `json`, not `jsonb`: the order of keys is part of what is hashed. */
const tables = `
CREATE TABLE muster.campaign (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  ruleset text NOT NULL,
  edition text NOT NULL,
  scenario text NOT NULL,
  settings json NOT NULL,
  time_zone text NOT NULL,
  deadline_rules json NOT NULL,
  show_sealed boolean NOT NULL,
  replaceable boolean NOT NULL,
  draft_at_deadline text NOT NULL CHECK (draft_at_deadline IN ('seal', 'ignore')),
  observers_delay integer CHECK (observers_delay >= 3),
  organiser text NOT NULL,
  public_key text NOT NULL,
  board_hash text NOT NULL,
  phase text NOT NULL CHECK (phase IN ('GATHERING', 'RUNNING', 'PAUSED', 'HELD', 'ENDED')),
  note text,
  turn integer NOT NULL DEFAULT 0,
  stage text NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT -1,
  version integer NOT NULL DEFAULT 1,
  silent_stages integer NOT NULL DEFAULT 0,
  stage_sealed boolean NOT NULL DEFAULT false,
  head text NOT NULL DEFAULT '',
  published_head text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  stopped_at timestamptz
);
CREATE INDEX ON muster.campaign (organiser);
CREATE TABLE muster.campaign_secret (
  campaign uuid PRIMARY KEY REFERENCES muster.campaign,
  private_key text NOT NULL
);
CREATE TABLE muster.seat (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  seat text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  subtitle text NOT NULL,
  bytes text CHECK (bytes ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (campaign, seat)
);
CREATE TABLE muster.holding (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL,
  seat text NOT NULL,
  user_id text NOT NULL,
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz,
  until_number integer,
  FOREIGN KEY (campaign, seat) REFERENCES muster.seat
);
CREATE UNIQUE INDEX holding_one_holder ON muster.holding (campaign, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX holding_one_seat ON muster.holding (campaign, user_id) WHERE until IS NULL;
CREATE INDEX ON muster.holding (user_id);
CREATE TABLE muster.place (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  user_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('OBSERVER', 'FACILITATOR')),
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  until timestamptz
);
CREATE UNIQUE INDEX place_one_a_user ON muster.place (campaign, user_id) WHERE until IS NULL;
CREATE UNIQUE INDEX place_one_facilitator ON muster.place (campaign) WHERE until IS NULL AND role = 'FACILITATOR';
CREATE INDEX ON muster.place (user_id);
CREATE TABLE muster.invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  role text NOT NULL CHECK (role IN ('PLAYER', 'OBSERVER', 'FACILITATOR')),
  seat text,
  token_hash text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_by text,
  used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX ON muster.invitation (campaign);
CREATE TABLE muster.ask_group (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  group_id text NOT NULL,
  class text NOT NULL,
  common boolean NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  deadline_at timestamptz,
  complete_at timestamptz,
  closed_at timestamptz,
  PRIMARY KEY (campaign, group_id)
);
CREATE INDEX ask_group_due ON muster.ask_group (deadline_at) WHERE closed_at IS NULL;
CREATE INDEX ask_group_complete ON muster.ask_group (complete_at) WHERE closed_at IS NULL AND complete_at IS NOT NULL;
CREATE TABLE muster.ask (
  campaign uuid NOT NULL,
  seat text NOT NULL,
  ask_id text NOT NULL,
  group_id text NOT NULL,
  view json NOT NULL,
  lapsed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (campaign, seat, ask_id),
  FOREIGN KEY (campaign, group_id) REFERENCES muster.ask_group
);
CREATE INDEX ON muster.ask (campaign, group_id);
CREATE TABLE muster.clock (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  class text NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  public boolean NOT NULL,
  at timestamptz,
  PRIMARY KEY (campaign, class)
);
CREATE TABLE muster.draft (
  campaign uuid NOT NULL,
  seat text NOT NULL,
  ask_id text NOT NULL,
  orders json NOT NULL,
  problems json NOT NULL,
  by text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (campaign, seat, ask_id),
  FOREIGN KEY (campaign, seat, ask_id) REFERENCES muster.ask
);
CREATE TABLE muster.sheet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL,
  seat text NOT NULL,
  ask_id text NOT NULL,
  turn integer NOT NULL,
  orders json NOT NULL,
  salt text NOT NULL,
  hash text NOT NULL,
  head text NOT NULL,
  key text,
  body_hash text,
  by text NOT NULL,
  from_draft boolean NOT NULL,
  reason text,
  at timestamptz NOT NULL,
  replaced_at timestamptz,
  FOREIGN KEY (campaign, seat, ask_id) REFERENCES muster.ask
);
CREATE UNIQUE INDEX sheet_one_stands ON muster.sheet (campaign, seat, ask_id) WHERE replaced_at IS NULL;
CREATE UNIQUE INDEX sheet_key ON muster.sheet (campaign, by, key);
CREATE TABLE muster.resolution (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  revision integer NOT NULL,
  group_id text,
  why text NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  input json NOT NULL,
  events json NOT NULL,
  throws json NOT NULL,
  input_hash text NOT NULL,
  events_hash text NOT NULL,
  state_hash text NOT NULL,
  state json,
  at timestamptz NOT NULL,
  PRIMARY KEY (campaign, revision)
);
CREATE TABLE muster.board (
  hash text PRIMARY KEY,
  body json NOT NULL
);
CREATE TABLE muster.briefing (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  viewer text NOT NULL,
  number integer NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  board_hash text NOT NULL REFERENCES muster.board,
  view json NOT NULL,
  report json NOT NULL,
  asks json NOT NULL,
  known_hash text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (campaign, viewer, number)
);
CREATE TABLE muster.record (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  number integer NOT NULL,
  kind text NOT NULL,
  entry json NOT NULL,
  salt text NOT NULL,
  head text NOT NULL,
  published boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (campaign, number)
);
CREATE TABLE muster.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign uuid NOT NULL REFERENCES muster.campaign,
  kind text NOT NULL,
  payload json NOT NULL,
  at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_unsent ON muster.outbox (id) WHERE sent_at IS NULL;
`

export class Tables1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA muster CASCADE')
  }
}
