/** Pips by face, on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** A die as it fell. */
export function DieFace({ face, sides = 6 }: { readonly face: number; readonly sides?: number }) {
  const drawn = sides === 6 ? pips[face] : undefined
  return (
    <svg className="t-die" viewBox="0 0 24 24" role="img" aria-label={String(face)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="3.5" />
      {drawn ? (
        drawn.map((at) => <circle key={at} cx={6.5 + (at % 3) * 5.5} cy={6.5 + Math.floor(at / 3) * 5.5} r="2" />)
      ) : (
        <text x="12" y="16.5" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  )
}
