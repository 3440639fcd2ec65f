/** What is known of where the time of missed goals goes: written by hand, with its date. */
export const remarks = [
  'B1, the commit of 64 seats: 239 ms of it is the work itself on one thread; the rest, handing it to a thread and writing 3 MB of briefings with their rows, has not been profiled since it was rebuilt.',
  'B3: `node --cpu-prof` had named reading the house’s key from its text for each receipt (400 µs beside 28 for the signature), folding every member’s name for every seat, and a transaction of six round trips a seal; all three are gone. What is left is mostly parsing facts, which bring each seat’s view, and writing to sockets. Meanwhile others wait for their turn on the one thread: their p50 rises from 3 to 8 ms with 64 who seal, from 4 to 18 with 500.',
  'B4 with 200 seats: each of the 200 sees another view, which is written down, read from PostgreSQL, written as JSON and sent; peers send a view that is made in memory. With 8 seats, 25 share each text.',
  'B5: talking to PostgreSQL, proving who asks, Apollo and Express are on a path that peers, who ask nobody who they are, do not have. Not profiled since execution is compiled.',
  'B6: `node --cpu-prof` of a warm start shows about 1.9 of 2.1 s on the main thread, most of it finding, reading and compiling the modules of the server and the rulesets one by one; PostgreSQL starts beside it. A bundled server has not been tried.',
] as const
