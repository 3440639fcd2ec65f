/** Colour arithmetic for the tests of the look: sRGB, WCAG contrast, OKLab, and colour blindness after Machado, Oliveira and Fernandes (2009). */
export type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

const at = (vector: Rgb, row: Rgb): number => vector[0] * row[0] + vector[1] * row[1] + vector[2] * row[2]
const times = (matrix: Matrix, vector: Rgb): Rgb => [
  at(vector, matrix[0]),
  at(vector, matrix[1]),
  at(vector, matrix[2]),
]

export const linear = (hex: string): Rgb => {
  const part = (from: number): number => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

export const contrast = (one: string, other: string): number => {
  const luminance = (hex: string): number => at(linear(hex), [0.2126, 0.7152, 0.0722])
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Full loss of one kind of cone, applied to linear light. */
export const blindness: Readonly<Record<string, Matrix>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const lms: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const lab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** A colour in OKLab as somebody with `sight` sees it: distances in it are about what an eye tells apart. */
export const seenAs = (hex: string, sight: Matrix): Rgb => {
  const [r, g, b] = times(sight, linear(hex))
  const clamp = (share: number): number => Math.min(1, Math.max(0, share))
  const [l, m, s] = times(lms, [clamp(r), clamp(g), clamp(b)])
  return times(lab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)])
}

export const difference = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
