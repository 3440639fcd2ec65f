import type { Sign } from '@muster/rulesets/kit/skin.js'

/** Strokes of each sign in a box of 2 × 2 around the middle. */
export const signPaths: Readonly<Record<Sign, string>> = {
  flag: 'M-.5 .9V-.9L.7 -.45 -.5 0',
  box: 'M-.8-.35H.8V.75H-.8ZM-.8-.35-.5-.8H.5L.8-.35M0-.35V.1',
  mast: 'M-.5 .9 0-.4.5 .9M-.28 .35H.28M-.55-.9A.75.75 0 0 0-.55-.1M.55-.9A.75.75 0 0 1 .55-.1',
  wall: 'M-.9 .7V-.2H-.45V-.65H0V-.2H.4V.2H.9V.7Z',
  bridge: 'M-.9-.5C-.5-.2-.5.2-.9.5M.9-.5C.5-.2.5.2.9.5M-.6-.2H.6M-.6 .2H.6',
  star: 'M0-.95 .28-.3 .95-.28 .42.15 .6.8 0 .42-.6 .8-.42 .15-.95-.28-.28-.3Z',
}
