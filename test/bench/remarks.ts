/** Where the time of missed goals goes, as far as is known: written by hand. */
export const remarks = [
  'B2: `node --cpu-prof` shows no single place: a fifth is painting the two layers and packing them by symbols of text, a seventh garbage collection, and the rest finding a seat’s banners and battles among all, and battles, packets and names of sectors, which the bitmaps lack.',
  'B3: `node --cpu-prof` had shown parsing the server’s key for each receipt (400 µs, against 28 for the signature), normalising every member’s name for every seat, and a transaction of six round trips per seal; all three are gone. Of what is left with 500 seats a fifth is parsing facts, which include each seat’s view, a fourteenth making text of their bytes, a tenth writing to sockets, a tenth garbage collection, a thirtieth signing, and the rest small parts of HTTP and GraphQL. Meanwhile others wait for the one thread, and their p50 rises several times over. Handing the answers of a batch out eight at a time, and asking for twelve facts at once instead of 32, shortened the stretches in which nobody else has a turn by less than two runs differ. A parsed view that is kept for the next draft or seal of the same desk has not been tried.',
  'B4 with 200 seats: each of the 200 sees a different view, which is stored, read from PostgreSQL, written as JSON and sent; the peers send a view that is made in memory. With 8 seats, 25 sockets share each text: `node --cpu-prof` shows a fifth of the processor time in writing to 200 sockets one by one, a fifth in statements and their answers, a tenth in TypeORM building the statements of the closing, and the rest in small parts.',
  'B4, idle sockets: `node --cpu-prof` of 4,000 showed three fifths of what little runs in garbage collection and a tenth in pings: an idle stream held the frame that it had sent, parsed and as text. It now releases it: a heap snapshot counts 20 KB per socket, before it was 37. Most of the rest was no work for sockets: ten sweeps asked the database each second, and what that leaves behind is collected in a heap of all that the sockets hold. Since one question asks for all of them (decision 33), two runs on a busy machine showed 1.7 %, and one of the version before 8.0.',
  'B5: repeated queries bypass Apollo and Express, small reads of several requests share a statement, and a briefing that is read again is not parsed again. `node --cpu-prof` over both queries shows a quarter of what is left in writing the answer as JSON and sending it, a fifth in talking to PostgreSQL, and the rest in small parts: HTTP, reading the body, the gate, the limits. The peers have no database and authenticate nobody.',
  'B6: loading the server as modules took 2.0 s of a start; as one bundle with V8’s compiled code stored it takes 0.5 (decision 15), and PostgreSQL starts at the same time. What is left has not been profiled again; boardgame.io starts no database.',
  'B7, pan and zoom: a trace and a profile of the page showed closing paths (Chromium measures a whole path to close one line of it), hand-drawn strokes of shores, and, in every frame that only moves the map, 4.6 ms (without the throttle) in which the browser went through the map’s list of 1,000 pieces. The first is gone, the second halved, and a third of the last is left. What is left of a heavy frame is the rasterisation of one redraw of the canvas, in software on the main thread: 60 to 150 ms without the throttle; timed operation by operation it is mostly the shore with its water lines, then fog and shades of ground. What is left of a light one is that list (1.6 ms), hit testing among the counters (1.3 ms) and the commit (0.9 ms). Drawing in a worker has not been tried.',
  'B7, first map: the profile showed that a third of the time went into offering partners, where each piece was compared with every other; they are now found by sector. Of the 1.1 s that are left without the throttle a fifth is the browser’s own work, a sixth garbage collection, a tenth the contours and hachures of the visible ground, and the rest small parts of React and the pages’ modules.',
] as const

/** The latest `npm run soak` on a quiet machine: written by hand, with its date. */
export const longRun = [
  '`npm run soak` ([how](hosting.md#a-long-run)) on 2026-11-23, on an otherwise idle machine with 2 cores: 20 minutes, 50 campaigns of eight bots, 400 sockets. 22,401 resolutions, 85,582 frames, no errors; all limits were met. Written by hand.',
  '',
  '| | at the start | at the end | growth | limit |',
  '| --- | ---: | ---: | ---: | ---: |',
  '| heap after garbage collection | 88 MB | 103 MB | 23.4 MB an hour after the first quarter | 40 MB an hour |',
  '| RSS | 375 MB | 430 MB | 67.4 MB an hour after the first quarter | 120 MB an hour |',
  '| p99 wait, first and last quarter | 53 ms | 65 ms | 1.22 × | 1.5 × |',
  '| database | 19 MB | 672 MB | 29.8 KB per resolution | |',
  '',
  '| Request | p50, ms | p99, ms |',
  '| --- | ---: | ---: |',
  '| reading the table | 18.7 | 57.7 |',
  '| saving a draft | 14.5 | 46.1 |',
  '| sealing | 16.4 | 52.8 |',
] as const
