import type { Sign } from '@muster/rulesets/kit/looks.js'

/** Strokes of each sign in a box of 2 × 2 around the middle. */
export const signPaths: Readonly<Record<Sign, string>> = {
  flag: 'M-.5 .9V-.9L.7 -.45 -.5 0',
  box: 'M-.8-.35H.8V.75H-.8ZM-.8-.35-.5-.8H.5L.8-.35M0-.35V.1',
  mast: 'M-.5 .9 0-.4.5 .9M-.28 .35H.28M-.55-.9A.75.75 0 0 0-.55-.1M.55-.9A.75.75 0 0 1 .55-.1',
  wall: 'M-.9 .7V-.2H-.45V-.65H0V-.2H.4V.2H.9V.7Z',
  bridge: 'M-.9-.5C-.5-.2-.5.2-.9.5M.9-.5C.5-.2.5.2.9.5M-.6-.2H.6M-.6 .2H.6',
  fort: 'M-.85 .8V-.75H-.45V-.4H-.2V-.75H.2V-.4H.45V-.75H.85V.8ZM-.2 .8V.3H.2V.8',
  runway: 'M-.45 .9-.2-.9M.45 .9 .2-.9M0 .7V.35M0 .1V-.2M0-.45V-.7',
  factory: 'M-.9 .75V-.1L-.35 .2V-.1L.2 .2V-.1L.45 0V-.85H.75V.75Z',
  tent: 'M-.9 .7 0-.75 .9 .7ZM-.25 .7 0 .15 .25 .7',
  mine: 'M-.7 .8 .45-.35M-.5-.55C0-.9 .55-.75 .75-.5M.75-.5C.95-.2 .9 .3 .7 .65',
  barrel: 'M-.55-.7H.55V.75H-.55ZM-.55-.25H.55M-.55 .3H.55',
  houses: 'M-.9 .7V0L-.5-.4-.1 0V.7ZM.1 .7V-.35L.5-.75 .9-.35V.7Z',
  danger: 'M0-.85 .9 .7H-.9ZM0-.3V.2M0 .42V.46',
  star: 'M0-.95 .28-.3 .95-.28 .42.15 .6.8 0 .42-.6 .8-.42 .15-.95-.28-.28-.3Z',
}
