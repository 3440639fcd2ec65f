-- What a campaign is played under: fixed when it is created.
CREATE FUNCTION muster.house_rules_json(_campaign muster.campaign) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('rulesetId', _campaign.ruleset, 'edition', _campaign.edition, 'scenarioId', _campaign.scenario, 'keptScenario', muster.kept_scenario_json(_campaign.id),
    'settings', _campaign.settings, 'tabletop', _campaign.tabletop, 'timeZone', _campaign.time_zone, 'deadlineRules', _campaign.deadline_rules,
    'showSealed', _campaign.show_sealed, 'draftAtDeadline', _campaign.draft_at_deadline, 'replaceable', _campaign.replaceable,
    'observersDelayTurns', _campaign.observers_delay, 'noticeHours', _campaign.notice_hours,
    'press', _campaign.press, 'letterDelayHours', _campaign.letter_delay, 'facilitatorReadsLetters', _campaign.facilitator_reads, 'blindFacilitator', _campaign.blind_facilitator,
    'coolDownHours', _campaign.cool_down, 'publishHours', _campaign.publish_hours, 'voteHours', _campaign.vote_hours, 'silentDays', _campaign.silent_days, 'absence', _campaign.absence);
END $body$;

CREATE FUNCTION muster.campaign_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object(
      'id', c.id, 'name', c.name, 'rulesetId', c.ruleset, 'edition', c.edition, 'scenarioId', c.scenario, 'keptScenario', muster.kept_scenario_json(c.id),
      'settings', c.settings, 'tabletop', c.tabletop, 'timeZone', c.time_zone, 'draftAtDeadline', c.draft_at_deadline, 'replaceable', c.replaceable,
      'deadlineRules', c.deadline_rules, 'showSealed', c.show_sealed,
      'observersDelayTurns', c.observers_delay, 'noticeHours', c.notice_hours, 'absence', c.absence, 'coolDownHours', c.cool_down, 'publishHours', c.publish_hours, 'voteHours', c.vote_hours, 'silentDays', c.silent_days, 'press', c.press, 'letterDelayHours', c.letter_delay,
      'facilitatorReadsLetters', c.facilitator_reads, 'blindFacilitator', c.blind_facilitator, 'publicKey', c.public_key,
      -- From the start on: until then nobody can choose their own by those of others.
      'seatBytes', (SELECT coalesce(json_agg(coalesce(t.bytes, '') ORDER BY t.position), '[]') FROM muster.seat t
        WHERE t.campaign = c.id AND EXISTS (SELECT FROM muster.resolution r
          WHERE r.campaign = c.id AND r.revision = 0 AND (s.present OR s.ended OR r.at <= s.until))),
      'privateKey', CASE WHEN c.phase = 'ENDED' THEN (SELECT k.private_key FROM muster.campaign_secret k WHERE k.campaign = c.id) END,
      'boardHash', c.board_hash,
      'place', json_build_object('role', s.role, 'seat', s.seat, 'organiser', s.organiser,
        'coOrganiser', s.organiser AND c.organiser IS DISTINCT FROM _user, 'former', NOT s.present,
        'excuses', (SELECT greatest(0, (c.absence ->> 'excuses')::integer - h.excuses_used) FROM muster.holding h
          WHERE h.campaign = c.id AND h.user_id = _user AND h.until IS NULL),
        'askedDeputy', muster.asked_deputy_json(_user, c.id), 'askedCommander', muster.asked_commander(_user, c.id)),
      'createdAt', c.created_at)
    FROM muster.campaign c, muster.standing(_user, _campaign) s WHERE c.id = _campaign);
END $body$;

CREATE FUNCTION muster.its_campaign(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.campaign_json(_user, _campaign);
END $body$;

CREATE FUNCTION muster.its_campaigns(_user text, _within text[]) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.campaign_json(_user, c.id) ORDER BY c.created_at DESC, c.id), '[]')
    FROM muster.campaign c WHERE (_within IS NULL OR c.id::text = ANY (_within)) AND c.id IN (
      SELECT h.campaign FROM muster.holding h WHERE h.user_id = _user
      UNION SELECT d.campaign FROM muster.deputyship d WHERE d.user_id = _user AND (d.ended_at IS NULL OR d.ended_at > d.from_at)
      UNION SELECT m.campaign FROM muster.commander m WHERE m.user_id = _user
      UNION SELECT l.campaign FROM muster.place l WHERE l.user_id = _user AND l.until IS NULL
      UNION SELECT o.id FROM muster.campaign o WHERE o.organiser = _user));
END $body$;

-- What never changes on the map, and everybody with a place may know.
CREATE FUNCTION muster.its_board(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT b.body FROM muster.standing(_user, _campaign) s, muster.campaign c, muster.board b
    WHERE c.id = _campaign AND b.hash = c.board_hash);
END $body$;

-- Heads are published only at public moments, and are not numbered: a gap would count what others sealed.
CREATE FUNCTION muster.its_heads(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(r.head ORDER BY r.number), '[]')
    FROM muster.standing(_user, _campaign) s, muster.record r
    WHERE r.campaign = _campaign AND r.published AND (s.present OR s.ended OR r.at <= s.until));
END $body$;

CREATE FUNCTION muster.its_invitations(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', i.id, 'role', i.role, 'seat', i.seat, 'expiresAt', i.expires_at, 'usedBy', i.used_by_name)
      ORDER BY i.made_at, i.id), '[]')
    FROM muster.standing(_user, _campaign) s
    JOIN muster.invitation i ON s.organiser AND i.campaign = _campaign AND i.revoked_at IS NULL);
END $body$;
